import { readdir, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { formatSize } from '../../domain/items/labels.ts'
import type { Release } from '../../domain/updates/releases.ts'
import { UpdateProblem } from './update-problem.ts'

/** How many bytes a disk still takes; tests say another number. */
export type FreeSpace = (path: string) => Promise<number>

/** A release unpacked, measured by its archive: 75 MB are 250. */
const UNPACKED = 4
/** The copy it is tried on, and the one for the way back; the backup's own scratch is a third. */
const DATABASES = 4
/** What the site itself goes on to write. */
const SPARE_BYTES = 50e6

/** What the system says of the disk a folder is on. */
export const freeSpace: FreeSpace = async (path) => {
  const { bavail, bsize } = await statfs(path)
  return bavail * bsize
}

/**
 * Whether there is room for all that an update writes.
 *
 * @returns the sentence about it
 * @throws UpdateProblem when there is not
 */
export async function checkRoom(
  { root, dataDir }: { root: string; dataDir: string },
  { size }: Pick<Release, 'size'>,
  free: FreeSpace,
): Promise<string> {
  const database = await sizeOf(join(dataDir, 'site.db'))
  const images = await sizeOf(join(dataDir, 'media/originals'))
  const forData = size + DATABASES * database + database + images + SPARE_BYTES
  const forCode = UNPACKED * size
  const isOneDisk = (await stat(root)).dev === (await stat(dataDir)).dev
  const wants: readonly (readonly [string, number])[] = isOneDisk
    ? [[dataDir, forData + forCode]]
    : [
        [dataDir, forData],
        [root, forCode],
      ]
  let least = Number.POSITIVE_INFINITY
  for (const [path, wanted] of wants) {
    const there = await free(path)
    if (there < wanted)
      throw new UpdateProblem(
        `There is not enough room on the disk: the update needs ${formatSize(wanted)}, and ${formatSize(there)} are free.`,
      )
    least = Math.min(least, there)
  }
  return `${formatSize(least)} are free`
}

/** Of a file, or of all in a folder; nothing where it is not there. */
async function sizeOf(path: string): Promise<number> {
  const found = await stat(path).catch(() => null)
  if (found === null) return 0
  if (!found.isDirectory()) return found.size
  const entries = await readdir(path, { withFileTypes: true, recursive: true })
  let sum = 0
  for (const entry of entries)
    if (entry.isFile()) sum += (await stat(join(entry.parentPath, entry.name)).catch(() => null))?.size ?? 0
  return sum
}
