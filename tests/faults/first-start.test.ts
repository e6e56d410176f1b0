import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { readSampleArticles, readSampleRecipes } from '../../src/server/seed/sample-content.ts'
import { openStore, type StoreOptions } from '../../src/server/store/database.ts'
import { MIGRATIONS } from '../../src/server/store/migrate.ts'
import { ROOT } from '../support/app.ts'
import { DATABASES_AT_LENGTH, describeStores } from '../support/databases.ts'
import { HANGS_AFTER_MS } from '../support/hangs-after.ts'
import { LONG } from '../support/run-length.ts'
import { type StartingSite, spawnSite } from '../support/site.ts'
import { waitUntil } from '../support/wait-until.ts'
import { createAcknowledged } from '../support/writers.ts'
import { openChance } from './chance.ts'
import { checkSqliteFile } from './check-file.ts'
import { makeFaultFolder } from './fault-folder.ts'
import { findLost } from './find-lost.ts'

const ROUNDS = LONG ? 10 : 1
/** Creating the tables and the sample site takes place within this time. */
const FIRST_START_MS = 1_500

describeStores((makeStore) => {
  test('after two processes are killed during setup, the next two complete it together', {
    timeout: HANGS_AFTER_MS + ROUNDS * 30_000,
  }, async () => {
    const { seed, next } = openChance()
    for (let round = 1; round <= ROUNDS; round++) {
      const about = `round ${round} of seed ${seed}`
      const place = { ...(await makeStore.place({ migrated: false })), dataDir: await makeFaultFolder() }
      await kill(await startTwo(place), () => pause(next() * FIRST_START_MS))
      await kill(await startTwo(place), () => waitUntil('the tables are there', () => hasTables(place)))

      const sites = await startTwo(place)
      await Promise.all(sites.map(({ ready }) => ready))
      expect(await countAll(place), about).toEqual({
        articles: (await readSampleArticles(join(ROOT, 'content'))).length,
        recipes: (await readSampleRecipes(join(ROOT, 'content'))).length,
        categories: 4,
        steps: Object.keys(MIGRATIONS).length,
      })
      expect(await findLost(place, createAcknowledged()), about).toEqual([])
      for (const { url } of sites) expect((await fetch(`${url}/blog`)).status, about).toBe(200)
      // At most one: it may have been printed by a process that was killed.
      expect(sites.filter((site) => site.output().includes('Password: ')).length, about).toBeLessThan(2)
      await kill(sites)
      if (makeStore.kind === 'sqlite') expect(checkSqliteFile(place.dataDir), about).toEqual(['ok'])
    }
  })
}, DATABASES_AT_LENGTH)

async function startTwo({ databaseUrl, dataDir }: StoreOptions): Promise<StartingSite[]> {
  const environment = {
    DATA_DIR: dataDir,
    SITE_URL: 'http://site.test',
    ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
  }
  const sites = await Promise.all([spawnSite(environment), spawnSite(environment)])
  for (const { process } of sites)
    onTestFinished(() => {
      process.kill('SIGKILL')
    })
  return sites
}

async function kill(
  sites: StartingSite[],
  when: () => Promise<unknown> = async () => undefined,
): Promise<void> {
  const ended = sites.map(({ process }) => new Promise((resolve) => process.once('exit', resolve)))
  await when()
  for (const { process } of sites) process.kill('SIGKILL')
  await Promise.all(ended)
}

async function hasTables(place: StoreOptions): Promise<boolean> {
  const store = await openStore(place)
  return store.check().finally(() => store.close())
}

async function countAll(place: StoreOptions) {
  const { db, close } = await openStore(place)
  const count = async (table: 'articles' | 'recipes' | 'categories') =>
    (
      await db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
    ).count
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  const counts = {
    articles: await count('articles'),
    recipes: await count('recipes'),
    categories: await count('categories'),
    steps: rows.length,
  }
  await close()
  return counts
}
