import { randomBytes } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, inject, onTestFinished } from 'vitest'
import { type OpenStore, openStore, type StoreOptions } from '../../src/server/store/database.ts'
import { FAST_DISK } from './fast-disk.ts'
import { copyDatabase, createDatabase, dropDatabase, withDatabase } from './postgres-databases.ts'

export type DatabaseKind = 'sqlite' | 'postgres'

export interface MakeStore {
  /** A store of its own for one test: migrated and empty, gone when the test ends. */
  (): Promise<OpenStore>
  kind: DatabaseKind
  /** Where such a store is, for tests that open it more than once; `migrated: false` leaves it without tables. */
  place(options?: { migrated?: boolean; origin?: string }): Promise<StoreOptions>
}

/** Runs a suite on each database. Called inside a test, `makeStore` cleans up after itself. */
export function describeStores(define: (makeStore: MakeStore) => void): void {
  describe.each(['sqlite', 'postgres'] as const)('on %s', (kind) => define(storeMaker(kind)))
}

/** The way to stores of one kind, for tests that compare both. */
export function storeMaker(kind: DatabaseKind): MakeStore {
  const place: MakeStore['place'] = (options) =>
    kind === 'sqlite' ? makeSqlitePlace(options) : makePostgresPlace(options)
  const make = async () => {
    const store = await openStore(await place())
    onTestFinished(() => store.close())
    return store
  }
  return Object.assign(make, { kind, place })
}

async function makeSqlitePlace({ migrated = true } = {}): Promise<StoreOptions> {
  const dataDir = mkdtempSync(join(FAST_DISK, 'site-store-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  if (migrated) cpSync(join(inject('sqliteTemplate'), 'site.db'), join(dataDir, 'site.db'))
  return { databaseUrl: null, dataDir }
}

async function makePostgresPlace({ migrated = true, origin = '' } = {}): Promise<StoreOptions> {
  const server = inject('postgresUrl')
  const name = `site_${randomBytes(8).toString('hex')}`
  if (migrated) await copyDatabase(server, name, inject('postgresTemplate'))
  else await createDatabase(server, name, origin)
  onTestFinished(() => dropDatabase(server, name))
  return { databaseUrl: withDatabase(server, name), dataDir: tmpdir() }
}
