import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { DAY, HOUR, MINUTE } from '../../domain/time/durations.ts'
import { PROJECT_ROOT } from '../project-root.ts'
import { AcmeError, CertificateManager } from './certificate-manager.ts'
import { CertificateStore } from './certificate-store.ts'

const FOLDER = join(PROJECT_ROOT, 'tests/fixtures/certificates')
const log = pino({ level: 'silent' })

async function readPair(name: 'localhost' | 'next') {
  return {
    key: await readFile(join(FOLDER, `${name}.key`), 'utf8'),
    chain: await readFile(join(FOLDER, `${name}.pem`), 'utf8'),
    leftOut: [],
  }
}

/** Opens a keeper whose authority gives prepared answers in order, and whose clock is set by hand. */
async function openKeeper(
  answers: ((names: readonly string[]) => Promise<Awaited<ReturnType<typeof readPair>>>)[],
) {
  const dataDir = await mkdtemp(join(tmpdir(), 'certificates-'))
  const store = new CertificateStore(dataDir)
  const shown: string[] = []
  const asked: (readonly string[])[] = []
  let now = Date.now()
  let isRevoked: () => Promise<boolean> = async () => false
  const open = (names: readonly [string, ...string[]] = ['localhost']) => {
    const keeper = new CertificateManager({
      names,
      store,
      obtain: async (wanted) => {
        asked.push(wanted)
        const next = answers.shift()
        if (!next) throw new Error('The authority was asked once too often')
        return next(wanted)
      },
      isRenewalDue: () => isRevoked(),
      onCertificate: async ({ names: own }) => void shown.push(own.join(' ')),
      clock: () => new Date(now),
      log,
      random: () => 0,
    })
    onTestFinished(() => keeper.close())
    return keeper
  }
  onTestFinished(() => rm(dataDir, { recursive: true }))
  return {
    store,
    dataDir,
    shown,
    asked,
    open,
    revoke: (answer: () => Promise<boolean>) => {
      isRevoked = answer
    },
    pass: (ms: number) => {
      now += ms
    },
    now: () => now,
  }
}

const refuse =
  (type: string | null, retryAfter: number | null = null) =>
  () =>
    Promise.reject(new AcmeError({ type, detail: 'No.' }, 'localhost', retryAfter))

// HTTPS-RENEW-1
test('the first certificate is ordered, used and stored at once; the next a third of its life before its end', async () => {
  const place = await openKeeper([() => readPair('localhost'), () => readPair('next')])
  const keeper = place.open()
  await keeper.look()
  expect(place.shown).toEqual(['localhost'])
  const kept = await place.store.readCertificate()
  if (kept === null) throw new Error('Nothing was kept')
  const renewal = kept.until - (kept.until - kept.from) / 3
  expect(keeper.nextTry.getTime()).toBeCloseTo(renewal, -3)
  await keeper.look()
  expect(place.asked).toHaveLength(1)
  place.pass(renewal - place.now() + MINUTE)
  await keeper.look()
  expect(place.shown).toEqual(['localhost', 'localhost www.localhost'])
})

test('a stored certificate is used at the next start without an order', async () => {
  const place = await openKeeper([() => readPair('localhost')])
  await place.open().look()
  await place.open().start()
  expect([place.shown, place.asked.length]).toEqual([['localhost', 'localhost'], 1])
})

// HTTPS-RENEW-3
test('a certificate that the authority wants replaced is replaced at the next check', async () => {
  const place = await openKeeper([() => readPair('localhost'), () => readPair('next')])
  const keeper = place.open()
  await keeper.look()
  place.revoke(async () => true)
  place.pass(HOUR)
  await keeper.look()
  expect(place.asked).toHaveLength(1)
  place.pass(5 * HOUR)
  await keeper.look()
  expect(place.shown).toEqual(['localhost', 'localhost www.localhost'])
})

test('an authority that cannot be reached changes nothing', async () => {
  const place = await openKeeper([() => readPair('localhost')])
  const keeper = place.open()
  await keeper.look()
  place.revoke(() => Promise.reject(new Error('It is away')))
  const before = keeper.nextTry
  place.pass(DAY)
  await keeper.look()
  expect([place.asked.length, keeper.nextTry]).toEqual([1, before])
})

// HTTPS-RENEW-2
test('a failure is recorded with a remedy and retried; the next success clears it', async () => {
  const place = await openKeeper([refuse('dns'), refuse(null), () => readPair('localhost')])
  const keeper = place.open()
  const begun = place.now()
  await keeper.look()
  expect(keeper.nextTry.getTime() - begun).toBeLessThanOrEqual(MINUTE)
  expect(await place.store.readLastTry()).toMatchObject({
    failures: 1,
    since: new Date(begun).toISOString(),
    sentence: 'The authority could not reach localhost on port 80.',
  })
  place.pass(MINUTE)
  await keeper.look()
  expect(await place.store.readLastTry()).toMatchObject({
    failures: 2,
    since: new Date(begun).toISOString(),
    sentence: expect.stringContaining('does not answer'),
  })
  place.pass(HOUR)
  await keeper.look()
  expect(await place.store.readLastTry()).toMatchObject({ failures: 0, since: null })
})

// HTTPS-RENEW-2
test('a failure counts even when the record of the last attempt cannot be read or written', async () => {
  const place = await openKeeper([refuse('dns'), refuse('dns'), () => readPair('localhost')])
  const keeper = place.open()
  await mkdir(join(place.dataDir, 'certificates/last-try.json'), { recursive: true })
  await keeper.look()
  expect(keeper.nextTry.getTime() - place.now()).toBeLessThanOrEqual(MINUTE)
  place.pass(MINUTE)
  await keeper.look()
  expect(keeper.nextTry.getTime() - place.now()).toBe(12 * MINUTE)
})

test('a retry waits as long as the authority demands', async () => {
  const place = await openKeeper([refuse('rateLimited', 5 * HOUR)])
  const keeper = place.open()
  await keeper.look()
  place.pass(4 * HOUR)
  await keeper.look()
  expect(place.asked).toHaveLength(1)
  expect(keeper.nextTry.getTime()).toBe(place.now() + HOUR)
})

test('a wrong clock is reported; the certificate is used all the same', async () => {
  const place = await openKeeper([() => readPair('localhost')])
  place.pass(200 * 365 * DAY)
  const keeper = place.open()
  await keeper.look()
  expect(place.shown).toEqual(['localhost'])
  expect((await place.store.readLastTry()).sentence).toMatch(/^The clock of this machine is wrong/)
})

// HTTPS-NAMES-1
test('an additional name that was left out is retried a day later, another first name at once', async () => {
  const place = await openKeeper([() => readPair('localhost'), () => readPair('next')])
  const keeper = place.open(['localhost', 'www.localhost'])
  await keeper.look()
  place.pass(HOUR)
  await keeper.look()
  expect(place.asked).toHaveLength(1)
  place.pass(DAY)
  await keeper.look()
  expect(place.shown.at(-1)).toBe('localhost www.localhost')
  const renamed = await openKeeper([() => readPair('localhost'), () => readPair('next')])
  await renamed.open().look()
  const other = renamed.open(['anna.example'])
  await other.start()
  expect(other.nextTry.getTime()).toBeLessThanOrEqual(renamed.now())
})

// HTTPS-KEEP-1
test('a damaged or incomplete pair counts as no certificate', async () => {
  const place = await openKeeper([() => readPair('localhost')])
  await place.open().look()
  const path = join(place.dataDir, 'certificates/site.pem')
  await writeFile(path, (await readFile(path, 'utf8')).slice(0, 300))
  expect(await place.store.readCertificate()).toBeNull()
  const { key } = await readPair('next')
  await writeFile(path, key + (await readFile(join(FOLDER, 'localhost.pem'), 'utf8')))
  expect(await place.store.readCertificate()).toBeNull()
})
