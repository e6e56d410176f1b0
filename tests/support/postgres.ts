import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'
import { openStore, type StoreOptions } from '../../src/server/store/database.ts'
import { migrate } from '../../src/server/store/migrate.ts'
import { FAST_DISK } from './fast-disk.ts'
import { createDatabase, withDatabase } from './postgres-databases.ts'
import { RUN_FOLDER } from './run-folder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The maintenance database of the run's PostgreSQL. */
    postgresUrl: string
    /** A migrated, empty database used as the template of others. */
    postgresTemplate: string
    /** A folder whose `site.db` is migrated and empty. */
    sqliteTemplate: string
  }
}

const TEMPLATE = 'site_template'

/** Runs before all tests: starts one PostgreSQL for the run, and makes an empty migrated database of each kind to copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres()
  const folder = mkdtempSync(join(FAST_DISK, 'site-template-'))
  process.env[RUN_FOLDER] = folder
  const stop = async () => {
    rmSync(folder, { recursive: true, force: true })
    await postgres.stop()
  }
  try {
    await createDatabase(postgres.url, TEMPLATE)
    await makeTables({ databaseUrl: withDatabase(postgres.url, TEMPLATE), dataDir: folder })
    await makeTables({ databaseUrl: null, dataDir: folder })
  } catch (error) {
    await stop()
    throw error
  }
  project.provide('postgresUrl', postgres.url)
  project.provide('postgresTemplate', TEMPLATE)
  project.provide('sqliteTemplate', folder)
  return stop
}

async function makeTables(options: StoreOptions): Promise<void> {
  const store = await openStore(options)
  await migrate(store).finally(() => store.close())
}

/** Starts a PostgreSQL that ends with this process, even if this process is killed. */
async function startPostgres(): Promise<{ url: string; stop: () => Promise<void> }> {
  const program = fileURLToPath(new URL('run-postgres.ts', import.meta.url))
  // In a separate process group, so that Ctrl-C reaches it only through its closing input, after this process.
  const keeper = spawn(process.execPath, [program], { stdio: ['pipe', 'pipe', 'inherit'], detached: true })
  const ended = new Promise<void>((resolve) => keeper.once('exit', () => resolve()))
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: keeper.stdout }).once('line', resolve)
    keeper.once('error', reject)
    keeper.once('exit', () => reject(new Error('PostgreSQL for the tests did not start')))
  })
  return {
    url,
    stop: async () => {
      keeper.stdin.end()
      await ended
    },
  }
}
