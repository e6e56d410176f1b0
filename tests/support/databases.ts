import { randomBytes } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, inject, onTestFinished } from 'vitest'
import { type OpenStore, openStore, type StoreOptions } from '../../src/server/store/database.ts'
import { FAST_DISK } from './fast-disk.ts'
import { copyDatabase, createDatabase, dropDatabase, withDatabase } from './postgres-databases.ts'
import { RUN_FOLDER } from './run-folder.ts'
import { LONG, QUICK } from './run-length.ts'

export type DatabaseKind = 'sqlite' | 'postgres'

export const DATABASES: readonly DatabaseKind[] = QUICK ? ['sqlite'] : ['sqlite', 'postgres']

/** For expensive tests that hardly depend on the database: SQLite in `npm test`, both in the long run. */
export const DATABASES_AT_LENGTH: readonly DatabaseKind[] = LONG ? DATABASES : ['sqlite']

/** For tests with odd texts: PostgreSQL, which accepts fewer of them, in `npm test`, both in the long run. */
export const STRICTEST_DATABASES: readonly DatabaseKind[] = LONG ? DATABASES : ['postgres']

interface PlaceOptions {
  /** False for a database without tables. */
  migrated?: boolean
  /** The source of a PostgreSQL database, as SQL. */
  origin?: string
  /** Fills a store without tables; called once per process, then copied. */
  filled?: (place: StoreOptions) => Promise<void>
}

export interface MakeStore {
  /** Opens a store for one test: migrated and empty, deleted when the test ends. */
  (): Promise<OpenStore>
  kind: DatabaseKind
  /** Returns the location of such a store, for tests that open it more than once. */
  place(options?: PlaceOptions): Promise<StoreOptions>
}

/** Runs a suite on each database. Called inside a test, `makeStore` cleans up after itself. */
export function describeStores(
  define: (makeStore: MakeStore) => void,
  kinds: readonly DatabaseKind[] = DATABASES,
): void {
  describe.each(kinds)('on %s', (kind) => define(storeMaker(kind)))
}

/** Returns a factory of stores of one kind, for tests that compare both. */
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

async function makeSqlitePlace({ migrated = true, filled }: PlaceOptions = {}): Promise<StoreOptions> {
  const dataDir = mkdtempSync(join(FAST_DISK, 'site-store-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const template = filled ? await fillOnce('sqlite', filled) : inject('sqliteTemplate')
  if (filled || migrated) cpSync(join(template, 'site.db'), join(dataDir, 'site.db'))
  return { databaseUrl: null, dataDir }
}

async function makePostgresPlace({
  migrated = true,
  origin = '',
  filled,
}: PlaceOptions = {}): Promise<StoreOptions> {
  const server = inject('postgresUrl')
  const name = makeName()
  if (filled) await copyDatabase(server, name, await fillOnce('postgres', filled))
  else if (migrated) await copyDatabase(server, name, inject('postgresTemplate'))
  else await createDatabase(server, name, origin)
  onTestFinished(() => dropDatabase(server, name))
  return { databaseUrl: withDatabase(server, name), dataDir: tmpdir() }
}

const makeName = () => `site_${randomBytes(8).toString('hex')}`

type Fill = NonNullable<PlaceOptions['filled']>
const templates: Record<DatabaseKind, Map<Fill, Promise<string>>> = { sqlite: new Map(), postgres: new Map() }

/** @returns the folder, or the database's name; it exists until the run ends */
function fillOnce(kind: DatabaseKind, fill: Fill): Promise<string> {
  const template = templates[kind].get(fill) ?? (kind === 'sqlite' ? fillFolder(fill) : fillDatabase(fill))
  templates[kind].set(fill, template)
  return template
}

async function fillFolder(fill: Fill): Promise<string> {
  const dataDir = mkdtempSync(join(process.env[RUN_FOLDER] ?? tmpdir(), 'store-template-'))
  await fill({ databaseUrl: null, dataDir })
  return dataDir
}

async function fillDatabase(fill: Fill): Promise<string> {
  const name = makeName()
  await createDatabase(inject('postgresUrl'), name)
  await fill({ databaseUrl: withDatabase(inject('postgresUrl'), name), dataDir: tmpdir() })
  return name
}
