import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Names the folder in the environment of every worker. */
export const SHARED_VARIANTS = 'SHARED_VARIANTS'

/**
 * Lets the sites of one run share the sizes they make of pictures: of the same picture each would make the same, which
 * takes longer than all else in most pages. Playwright calls it once before the workers start.
 */
export default async function shareVariants(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'variants-'))
  process.env[SHARED_VARIANTS] = folder
  return () => rm(folder, { recursive: true, force: true })
}
