import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** Creates a data folder on a real disk, deleted when the test has finished. */
export async function makeFaultFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'site-fault-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}
