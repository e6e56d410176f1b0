import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { FAST_DISK } from './fast-disk.ts'

/**
 * Environment variable of every worker naming a folder: `site` is copied into each site's data folder, `variants` is
 * shared.
 */
export const SHARED_SITE = 'SHARED_SITE'

/**
 * Shares between the sites of a run what each would make identically, which takes most of the time of most tests: the
 * sample site's data folder, and the sizes of its pictures. Playwright calls it once before the workers start.
 */
export default async function shareSite(): Promise<() => Promise<void>> {
  // On the same disk as the sites: finished pictures are moved into it.
  const folder = await mkdtemp(join(FAST_DISK, 'shared-site-'))
  const remove = () => rm(folder, { recursive: true, force: true })
  await mkdir(join(folder, 'variants'))
  try {
    // In a separate process: Playwright would compile the whole server for it.
    const program = resolve(import.meta.dirname, 'fill-data-folder.ts')
    await promisify(execFile)(process.execPath, [program, join(folder, 'site')])
  } catch (error) {
    await remove()
    throw error
  }
  process.env[SHARED_SITE] = folder
  return remove
}
