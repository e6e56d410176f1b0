import { chmod, lstat, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { nullWhenMissing } from './synced-files.ts'

const OTHERS = 0o077
const PRIVATE_FOLDER = 0o700
const PRIVATE_FILE = 0o600

/**
 * Whatever this process writes from now on is for its own user alone: the password's hash, secrets, readers' addresses
 * and links that confirm are among it. Called at the very start of every program that writes.
 */
export function keepFilesPrivate(): void {
  process.umask(OTHERS)
}

/**
 * Takes a folder, and all in it, away from every user but its owner. What links lead to is left alone. A folder that is
 * private already hides whatever is in it and is not walked through, so that a start does not grow with the site.
 *
 * @throws the system's error when the folder is not ours
 */
export async function makePrivate(folder: string): Promise<void> {
  const { mode } = await lstat(folder)
  if ((mode & OTHERS) === 0) return
  // What is inside comes first: broken off, the next start begins again.
  await tightenInside(folder)
  await chmod(folder, PRIVATE_FOLDER)
}

async function tightenInside(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) {
      await tightenInside(path)
      await chmod(path, PRIVATE_FOLDER)
    } else if (entry.isFile()) {
      // Another process may have removed it meanwhile, such as a journal.
      await chmod(path, PRIVATE_FILE).catch(nullWhenMissing)
    }
  }
}
