import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { sessionCookieName } from '../../src/server/http/session-guard.ts'
import { createSession } from '../../src/server/store/auth/sessions.ts'
import { openStore, type StoreOptions } from '../../src/server/store/database.ts'
import { DATABASES_AT_LENGTH, describeStores } from '../support/databases.ts'
import { HANGS_AFTER_MS } from '../support/hangs-after.ts'
import { paintHalves } from '../support/image-samples.ts'
import { LONG } from '../support/run-length.ts'
import { type RunningSite, startSite } from '../support/site.ts'
import { waitUntil } from '../support/wait-until.ts'
import { countAcknowledged, createAcknowledged, hasEveryKind, startWriters } from '../support/writers.ts'
import { openChance } from './chance.ts'
import { checkSqliteFile } from './check-file.ts'
import { makeFaultFolder } from './fault-folder.ts'
import { findLost } from './find-lost.ts'

const KILLS = { sqlite: LONG ? 100 : 3, postgres: 30 }
/** Maximum time under load before the next kill. */
const MAX_ROUND_MS = LONG ? 900 : 500
const ROUND_LIMIT_MS = 15_000

const figures: string[] = []
afterAll(() => console.log(figures.join('\n')))

describeStores((makeStore) => {
  const kills = KILLS[makeStore.kind]
  // AVAIL-KEEP-1
  test(`killed ${kills} times under load, it loses nothing acknowledged`, {
    timeout: HANGS_AFTER_MS + kills * ROUND_LIMIT_MS,
  }, async () => {
    const { seed, next } = openChance()
    const dataDir = await makeFaultFolder()
    const { databaseUrl, dataDir: origin } = await makeStore.place()
    const place = { databaseUrl, dataDir }
    // Surviving a kill needs a real disk.
    if (makeStore.kind === 'sqlite') await copyFile(join(origin, 'site.db'), join(dataDir, 'site.db'))
    const cookie = await logIn(place)
    const picture = await paintHalves(320, 240).jpeg().toBuffer()
    const acknowledged = createAcknowledged()
    let number = 0

    for (let round = 1; round <= kills; round++) {
      const site = await start(place)
      const about = `round ${round} of seed ${seed}`
      expect(await findLost(place, acknowledged), about).toEqual([])
      const writers = startWriters({
        url: site.url,
        cookie,
        picture,
        acknowledged,
        nextNumber: () => number++,
      })
      // On any machine: writes of every kind are at risk from the first kill on.
      if (round === 1) await waitUntil('every kind of write was answered', () => hasEveryKind(acknowledged))
      await pause(next() * MAX_ROUND_MS)
      await kill(site)
      await writers.stop()
      if (makeStore.kind === 'sqlite') expect(checkSqliteFile(dataDir), about).toEqual(['ok'])
    }

    const site = await start(place)
    expect(await findLost(place, acknowledged), `seed ${seed}`).toEqual([])
    expect((await fetch(`${site.url}/healthz`)).status).toBe(200)
    // There is also a limit for all sign-ups together, which the long run reaches.
    expect([...acknowledged.refused.keys()].filter((status) => status !== 429)).toEqual([])
    expect(countAcknowledged(acknowledged)).toBeGreaterThan(kills)
    const { messages, subscribers, pictures } = acknowledged
    figures.push(
      `${makeStore.kind}: ${kills} kills survived (seed ${seed}); acknowledged and found: ${countAcknowledged(acknowledged)} writes (${messages.size} messages, ${subscribers.size} sign-ups, ${pictures.size} pictures, the rest saves)`,
    )
  })
}, DATABASES_AT_LENGTH)

async function start({ databaseUrl, dataDir }: StoreOptions): Promise<RunningSite> {
  const site = await startSite({
    SEED: 'none',
    DATA_DIR: dataDir,
    TRUST_PROXY: '1',
    // Rendering letters is not under test; they only have to be queued safely.
    MAIL_PER_MINUTE: '1',
    ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
  })
  onTestFinished(() => {
    site.process.kill('SIGKILL')
  })
  return site
}

async function kill(site: RunningSite): Promise<void> {
  const ended = new Promise((resolve) => site.process.once('exit', resolve))
  site.process.kill('SIGKILL')
  await ended
}

async function logIn(place: StoreOptions): Promise<string> {
  const store = await openStore(place)
  try {
    const { token } = await createSession(store.db, Date.now())
    return `${sessionCookieName('http://127.0.0.1')}=${token}`
  } finally {
    await store.close()
  }
}
