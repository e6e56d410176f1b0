import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { inject, onTestFinished } from 'vitest'
import { FAST_DISK } from '../support/fast-disk.ts'

/** Makes a data folder that is deleted when the test has finished. */
export async function makeDataFolder(): Promise<string> {
  const folder = await mkdtemp(join(FAST_DISK, 'process-test-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** The same, with the tables of an empty site. */
export async function makeEmptySite(): Promise<string> {
  const folder = await makeDataFolder()
  await copyFile(join(inject('sqliteTemplate'), 'site.db'), join(folder, 'site.db'))
  return folder
}
