import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openStore } from '../../src/server/store/database.ts'
import { migrate } from '../../src/server/store/migrate.ts'
import { fillStore } from './fill-store.ts'
import { RUN_FOLDER } from './run-folder.ts'

const preparedFolders = new Map<string, Promise<string>>()

/**
 * Returns a data folder as left by a first start, made once per test run and copied: its tables and the sample site
 * take longer than the rest of an app's start.
 *
 * @param now when it is filled; undefined for any time before the present
 * @returns the folder, which is only read
 */
export function prepareFolder(seed: 'sample' | 'none', now: string | undefined): Promise<string> {
  const key = `${seed} ${now ?? 'any'}`
  const prepared = preparedFolders.get(key) ?? makeFolder(seed, now)
  preparedFolders.set(key, prepared)
  return prepared
}

async function makeFolder(seed: 'sample' | 'none', now: string | undefined): Promise<string> {
  const shared = process.env[RUN_FOLDER]
  const finished = shared && join(shared, `app-${seed}-${now ? Date.parse(now) : 'any'}`)
  if (finished && existsSync(finished)) return finished
  const dataDir = mkdtempSync(join(shared ?? tmpdir(), 'app-template-'))
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }))
  const store = await openStore({ databaseUrl: null, dataDir })
  try {
    await migrate(store)
    await fillStore(store, dataDir, seed, new Date(now ?? Date.now()))
  } finally {
    await store.close()
  }
  if (!finished) return dataDir
  try {
    renameSync(dataDir, finished)
    return finished
  } catch (error) {
    // Another worker was faster.
    if (existsSync(finished)) return finished
    throw error
  }
}
