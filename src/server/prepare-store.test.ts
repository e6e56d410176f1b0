import { copyFile, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { makeDataFolder } from '../../tests/process/data-folder.ts'
import { describeStores, type MakeStore } from '../../tests/support/databases.ts'
import { NOW } from '../../tests/support/factories.ts'
import { makeOlderSite } from '../../tests/support/older-site.ts'
import { listBackups, type SiteLocation } from './backup/backup-place.ts'
import { ConfigError } from './config.ts'
import { prepareStore } from './prepare-store.ts'
import { openStore } from './store/database.ts'
import { compareMigrations, MIGRATIONS, migrate } from './store/migrate.ts'

async function makePlace(makeStore: MakeStore): Promise<SiteLocation> {
  return {
    ...(await makeStore.place({ migrated: false })),
    dataDir: await makeDataFolder(),
    mediaStore: null,
  }
}

async function makeOlderPlace(makeStore: MakeStore): Promise<SiteLocation> {
  const { databaseUrl, dataDir: origin } = await makeStore.place({ filled: makeOlderSite })
  const dataDir = await makeDataFolder()
  if (databaseUrl === null) await copyFile(join(origin, 'site.db'), join(dataDir, 'site.db'))
  return { databaseUrl, dataDir, mediaStore: null }
}

async function prepare(place: SiteLocation, now = NOW): Promise<string[]> {
  const said: string[] = []
  const store = await prepareStore(place, { now: new Date(now), say: (sentence) => said.push(sentence) })
  await store.close()
  return said
}

/** Reads which migrations are applied and which articles exist, without changing anything. */
async function look(place: SiteLocation) {
  const store = await openStore(place)
  onTestFinished(() => store.close())
  const { pending } = await compareMigrations(store.db)
  const { rows } = await sql<{ title: string }>`select title from articles`.execute(store.db)
  return { pending: pending.length, titles: rows.map(({ title }) => title) }
}

describeStores((makeStore) => {
  // RUN-UPDATE-1
  test('before its tables change, a site of an older version gets a proven backup', async () => {
    const place = await makeOlderPlace(makeStore)
    expect((await look(place)).pending).toBeGreaterThan(0)

    const said = await prepare(place)
    const [backup, ...others] = await listBackups(place.dataDir)
    expect(others).toEqual([])
    expect(backup).toMatchObject({ kind: 'before-update', proof: { proven: true, reason: null } })
    expect(backup?.proof?.rows).toBeGreaterThan(0)
    expect(said.join('\n')).toContain(backup?.name)
    expect(await look(place)).toEqual({ pending: 0, titles: ['A slow morning'] })

    expect(await prepare(place, '2026-03-05T10:00:00.000Z')).toEqual([])
    expect(await listBackups(place.dataDir)).toHaveLength(1)
  })

  test('a store without content is set up without a backup', async () => {
    const place = await makePlace(makeStore)
    expect(await prepare(place)).toEqual([])
    expect(await listBackups(place.dataDir)).toEqual([])
  })

  // RUN-UPDATE-2
  test('a failing backup leaves the tables unchanged', async () => {
    const place = await makeOlderPlace(makeStore)
    const before = await look(place)
    await writeFile(join(place.dataDir, 'backups'), 'not a folder')
    await expect(prepare(place)).rejects.toThrow(
      /could not be made: The backup .* cannot be written: its folder is none\. Nothing was changed/,
    )
    expect(await look(place)).toEqual(before)

    await rm(join(place.dataDir, 'backups'))
    await prepare(place)
    expect((await look(place)).pending).toBe(0)
  })

  test('a backup that cannot be proven leaves the tables unchanged and is deleted', async () => {
    const place = await makeOlderPlace(makeStore)
    const before = await look(place)
    const store = await openStore(place)
    // A table no migration of this site creates, as after a disk fault: a backup of it is inconsistent.
    await sql`drop table milestones`.execute(store.db)
    await sql`create table milestones (name text, unheard_of text)`.execute(store.db)
    await sql`insert into milestones values ('first', 'x')`.execute(store.db)
    await store.close()
    await expect(prepare(place)).rejects.toThrow(
      /^The backup before the update could not be made: .*no column named name/,
    )
    expect(await look(place)).toEqual(before)
    expect(await listBackups(place.dataDir)).toEqual([])
    expect((await readdir(join(place.dataDir, 'backups'))).filter((name) => !name.startsWith('.'))).toEqual(
      [],
    )
  })

  // RUN-UPDATE-3
  test('a failing migration is reported in one line and leaves the tables unchanged; the backup stays', async () => {
    const place = await makeOlderPlace(makeStore)
    const before = await look(place)
    const store = await openStore(place)
    await sql`create table mailbox_visits (id integer)`.execute(store.db)
    await store.close()
    const failure = await prepare(place).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(ConfigError)
    expect(String(failure)).toMatch(
      /Step 210-mailbox-visits of the database's set-up failed: .*mailbox_visits/,
    )
    expect(String(failure)).not.toContain('\n')
    expect(await look(place)).toEqual(before)
    expect(await listBackups(place.dataDir)).toHaveLength(1)
  })

  // UPDATE-SWITCH-4
  test('a site that the updater has already backed up is not backed up again', async () => {
    const place = await makeOlderPlace(makeStore)
    const store = await prepareStore(place, { now: new Date(NOW), say: () => undefined, isSaved: true })
    await store.close()
    expect(await listBackups(place.dataDir)).toEqual([])
    expect(await look(place)).toEqual({ pending: 0, titles: ['A slow morning'] })
  })

  // RUN-UPDATE-2
  test('the three newest backups made before updates are kept', async () => {
    const place = await makeOlderPlace(makeStore)
    await mkdir(join(place.dataDir, 'backups'), { recursive: true })
    const older = ['2025-01-01', '2025-02-01', '2025-03-01'].map(
      (day) => `before-update-${day}-100000.backup`,
    )
    for (const name of [...older, 'site-2025-01-01-100000.backup'])
      await writeFile(join(place.dataDir, 'backups', name), '')
    await prepare(place)
    const names = (await listBackups(place.dataDir)).map(({ name }) => name)
    expect(names).toHaveLength(4)
    expect(names).not.toContain(older[0])
    expect(names).toContain('site-2025-01-01-100000.backup')
  })

  // RUN-UPDATE-4
  test('a version starts on tables to which a newer one has only added', async () => {
    const place = await makePlace(makeStore)
    await prepare(place)
    const store = await openStore(place)
    await migrate(store, {
      ...MIGRATIONS,
      '999-later': {
        up: (db) => db.schema.createTable('later').addColumn('id', 'integer').execute(),
        additive: true,
      },
    })
    await store.close()
    await prepare(place)
    expect((await look(place)).pending).toBe(0)
  })

  test('a version refuses, in one line, to start on tables that a newer one has changed otherwise', async () => {
    const place = await makeOlderPlace(makeStore)
    await prepare(place)
    const store = await openStore(place)
    await migrate(store, {
      ...MIGRATIONS,
      '999-later': { up: (db) => db.schema.createTable('later').addColumn('id', 'integer').execute() },
    })
    await store.close()
    const failure = await prepare(place).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(ConfigError)
    expect(String(failure)).toMatch(
      /belongs to a newer version of the product \(it has been through step 999-later\)/,
    )
    expect(String(failure)).not.toContain('\n')
  })
})

test('each new migration declares whether the previous version can run on its tables', async () => {
  const silent = Object.entries(MIGRATIONS).filter(
    ([name, { additive }]) => name > '211' && additive === undefined,
  )
  expect(silent.map(([name]) => name)).toEqual([])
})
