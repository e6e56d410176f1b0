import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { FAST_DISK } from './fast-disk.ts'

/** Names a folder in the environment of every worker: `site` is copied into each site's data folder, `variants` is shared. */
export const SHARED_SITE = 'SHARED_SITE'

/**
 * Lets the sites of one run share what each would make alike, which takes longer than all else in most tests: the
 * sample site's data folder, and the sizes of its pictures. Playwright calls it once before the workers start.
 */
export default async function shareSite(): Promise<() => Promise<void>> {
  // On the disk the sites are on: finished pictures are moved into it.
  const folder = await mkdtemp(join(FAST_DISK, 'shared-site-'))
  const remove = () => rm(folder, { recursive: true, force: true })
  await mkdir(join(folder, 'variants'))
  try {
    // By itself: Playwright would compile the whole server for it.
    const program = resolve(import.meta.dirname, 'fill-data-folder.ts')
    await promisify(execFile)(process.execPath, [program, join(folder, 'site')])
  } catch (error) {
    await remove()
    throw error
  }
  process.env[SHARED_SITE] = folder
  return remove
}
