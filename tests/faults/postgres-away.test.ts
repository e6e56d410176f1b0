import { expect, onTestFinished, test } from 'vitest'
import { isUnavailable, openStore } from '../../src/server/store/database.ts'
import { dialectOf } from '../../src/server/store/dialects/dialect.ts'
import type { Store } from '../../src/server/store/schema.ts'
import { inTransaction } from '../../src/server/store/transaction.ts'
import { storeMaker } from '../support/databases.ts'
import { HANGS_AFTER_MS } from '../support/hangs-after.ts'
import { paintHalves } from '../support/image-samples.ts'
import { logIn } from '../support/log-in-over-http.ts'
import { LONG } from '../support/run-length.ts'
import { startSite } from '../support/site.ts'
import { waitUntil } from '../support/wait-until.ts'
import { type Acknowledged, countAcknowledged, createAcknowledged, startWriters } from '../support/writers.ts'
import { makeFaultFolder } from './fault-folder.ts'
import { findLost } from './find-lost.ts'
import { startOwnPostgres } from './own-postgres.ts'

const ROUNDS = LONG ? 10 : 1
const PASSWORD = 'a quiet long password'

const countRefused = ({ refused }: Acknowledged) => [...refused.values()].reduce((a, b) => a + b, 0)

// AVAIL-KEEP-1, RUN-HEALTH-1
test('PostgreSQL stopped and started under load: 503 meanwhile, then recovery without loss', {
  timeout: HANGS_AFTER_MS + ROUNDS * 15_000,
}, async () => {
  const postgres = await startOwnPostgres()
  const dataDir = await makeFaultFolder()
  const site = await startSite({
    DATABASE_URL: postgres.url,
    DATA_DIR: dataDir,
    SEED: 'none',
    TRUST_PROXY: '1',
    MAIL_PER_MINUTE: '1',
    ADMIN_PASSWORD: PASSWORD,
  })
  onTestFinished(() => {
    site.process.kill('SIGKILL')
  })
  expect((await fetch(site.url)).status).toBe(200)
  const acknowledged = createAcknowledged()
  let number = 0
  const writers = startWriters({
    url: site.url,
    cookie: await logIn(site.url, PASSWORD),
    picture: await paintHalves(320, 240).jpeg().toBuffer(),
    acknowledged,
    nextNumber: () => number++,
  })
  for (let round = 1; round <= ROUNDS; round++) {
    const before = countAcknowledged(acknowledged)
    await waitUntil('writes are answered', () => countAcknowledged(acknowledged) > before + 20)
    const refusedBefore = countRefused(acknowledged)
    await postgres.stop()
    await waitUntil('writes are refused', () => countRefused(acknowledged) > refusedBefore + 5)
    expect((await fetch(`${site.url}/healthz`)).status).toBe(503)
    // Cached pages are still served.
    expect((await fetch(site.url)).status).toBe(200)
    expect((await fetch(`${site.url}/search?q=calm`)).status).toBe(503)
    await postgres.start()
    await waitUntil('it is whole again', async () => (await fetch(`${site.url}/healthz`)).status === 200)
  }
  const before = countAcknowledged(acknowledged)
  await waitUntil('writes are answered again', () => countAcknowledged(acknowledged) > before + 20)
  await writers.stop()
  expect([...acknowledged.refused.keys()]).toEqual([503])
  expect(await findLost({ databaseUrl: postgres.url, dataDir }, acknowledged)).toEqual([])
  console.log(
    `PostgreSQL stopped ${ROUNDS} times: ${countAcknowledged(acknowledged)} acknowledged and found, ${countRefused(acknowledged)} refused`,
  )
})

test('a process stalled in a transaction blocks others for seconds only', async () => {
  const place = await storeMaker('postgres').place()
  const [still, other] = [await openStore(place), await openStore(place)]
  const lock = (transaction: Store) => dialectOf(transaction).lockName(transaction, 'images')
  const locked = Promise.withResolvers<void>()
  const goneOn = Promise.withResolvers<void>()
  onTestFinished(async () => {
    goneOn.resolve()
    await Promise.all([still.close(), other.close()])
  })
  const left = inTransaction(still.db, async (transaction) => {
    await lock(transaction)
    locked.resolve()
    await goneOn.promise
    await lock(transaction)
  }).catch((error: unknown) => error)
  await locked.promise
  await waitUntil('another process can save', () =>
    inTransaction(other.db, lock).then(
      () => true,
      (error: unknown) => !isUnavailable(error),
    ),
  )
  goneOn.resolve()
  expect(isUnavailable(await left)).toBe(true)
})
