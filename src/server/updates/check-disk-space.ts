import { readdir, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { formatSize } from '../../domain/items/labels.ts'
import type { Release } from '../../domain/updates/releases.ts'
import { UpdateProblem } from './update-problem.ts'

/** Returns the free bytes of a disk; replaced in tests. */
export type FreeSpace = (path: string) => Promise<number>

/** Size of an unpacked release relative to its archive: 75 MB are 250. */
const UNPACKED = 4
/** Copies at the same time: for the trial, for a rollback, the backup's scratch copy, and one in reserve. */
const DATABASES = 4
/** Reserve for the site's own writes. */
const SPARE_BYTES = 50e6

/** Reads the free bytes of a folder's disk. */
export const freeSpace: FreeSpace = async (path) => {
  const { bavail, bsize } = await statfs(path)
  return bavail * bsize
}

/**
 * Checks that there is room for everything an update writes.
 *
 * @returns the sentence about it
 * @throws UpdateProblem when there is not enough
 */
export async function checkDiskSpace(
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

/** Returns the size of a file, or of all files in a folder; zero when missing. */
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
