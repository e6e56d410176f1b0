import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { extract } from 'tar'
import { syncFolder } from '../synced-files.ts'
import { folderOf, type Layout, PROGRAM, versionIn } from './layout.ts'
import { explain, UpdateProblem } from './update-problem.ts'

/**
 * Unpacks a release beside the versions that are there. It appears under its name only when it is whole.
 *
 * @throws UpdateProblem when it cannot be unpacked, or holds something else
 */
export async function unpackRelease(layout: Layout, version: string, archive: string): Promise<void> {
  const place = folderOf(layout, version)
  const partial = join(layout.root, 'releases', `.${version}.partial`)
  await rm(partial, { recursive: true, force: true })
  try {
    await withReadableFiles(async () => {
      await mkdir(partial)
      await extract({ file: archive, cwd: partial, strip: 1, strict: true, preserveOwner: false })
    })
    checkContents(partial, version)
    await syncTree(partial)
    // Left by an update that was broken off: this one has just been checked.
    await rm(place, { recursive: true, force: true })
    await rename(partial, place)
    await syncFolder(join(layout.root, 'releases'))
  } catch (error) {
    await rm(partial, { recursive: true, force: true })
    if (error instanceof UpdateProblem) throw error
    throw new UpdateProblem(`The release could not be unpacked: ${explain(error)}`, { cause: error })
  }
}

/** The site's user reads the code, whoever unpacks it; all else this process writes is for its own user alone. */
async function withReadableFiles(work: () => Promise<void>): Promise<void> {
  const before = process.umask(0o022)
  try {
    await work()
  } finally {
    process.umask(before)
  }
}

function checkContents(folder: string, version: string): void {
  if (!existsSync(join(folder, PROGRAM)) || !existsSync(join(folder, 'package.json')))
    throw new UpdateProblem('What was published is no release of this product.')
  const found = versionIn(folder)
  if (found !== version)
    throw new UpdateProblem(`What was published as ${version} is ${found}. Nothing was changed.`)
}

/** Folders and what is in them, so that a power cut leaves no empty files behind a finished name. */
async function syncTree(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true }))
    if (entry.isDirectory()) await syncTree(join(folder, entry.name))
  await syncFolder(folder)
}
