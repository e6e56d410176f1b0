import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openStore, type StoreOptions } from '../../src/server/store/database.ts'
import type { Store } from '../../src/server/store/schema.ts'
import { DATABASES_AT_LENGTH, storeMaker } from '../support/databases.ts'
import { FAST_DISK } from '../support/fast-disk.ts'
import { openMailServer, type TestMailServer } from '../support/mail-server.ts'
import { LONG } from '../support/run-length.ts'
import { type RunningSite, startSite } from '../support/site.ts'
import { waitForAnswer } from '../support/wait-until.ts'

const WITHIN_MS = 20_000

/** Opens a site that can be killed and restarted over the same store, and the mail server that counts its letters. */
async function openScene(place: StoreOptions) {
  const dataDir = await mkdtemp(join(FAST_DISK, 'site-killed-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const store = { ...place, ...(place.databaseUrl === null ? { dataDir } : {}) }
  const server = await openMailServer()
  onTestFinished(() => server.close())
  let site: RunningSite
  let written = 0

  async function inStore<T>(work: (db: Store) => Promise<T>): Promise<T> {
    const opened = await openStore(store)
    try {
      return await work(opened.db)
    } finally {
      await opened.close()
    }
  }
  return {
    server,
    async start(environment: Record<string, string> = {}) {
      site = await startSite({
        SEED: 'none',
        DATA_DIR: dataDir,
        MAIL_URL: server.url,
        MAIL_PER_MINUTE: '1000',
        TRUST_PROXY: '1',
        ...(place.databaseUrl === null ? {} : { DATABASE_URL: place.databaseUrl }),
        ...environment,
      })
      onTestFinished(() => {
        site.process.kill('SIGKILL')
      })
    },
    /** Sends a message, which queues two letters: to the coach, and to this sender. */
    async write(): Promise<string> {
      const sender = `sender${++written}@example.com`
      const answer = await fetch(`${site.url}/api/contact`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'sec-fetch-site': 'same-origin',
          // A single visitor would exceed the rate limit.
          'x-forwarded-for': `10.0.0.${written}`,
        },
        body: JSON.stringify({
          firstName: 'Anna',
          lastName: 'Berg',
          email: sender,
          subject: sender,
          message: 'Is there a place left on Friday?',
        }),
      })
      expect(answer.status, await answer.text()).toBe(200)
      return sender
    },
    killNow: () => {
      site.process.kill('SIGKILL')
    },
    async dead() {
      if (site.process.exitCode === null && site.process.signalCode === null)
        await new Promise((resolve) => site.process.once('exit', resolve))
    },
    states: () =>
      inStore((db) => db.selectFrom('outbox').select(['recipient', 'state']).orderBy('id').execute()),
    /** Lets the time pass after which the claims of a dead process count as abandoned. */
    letMinutesPass: () =>
      inStore(async (db) => {
        await db
          .updateTable('outbox')
          .set({ claimed_at: '2026-01-01T00:00:00.000Z' })
          .where('state', '=', 'sending')
          .execute()
      }),
  }
}

/** Returns how often the letters of one message arrived: to the coach, to its sender. */
function countLetters({ letters }: TestMailServer, sender: string): [toCoach: number, toSender: number] {
  const toCoach = letters.filter(({ mail }) => mail.subject?.endsWith(sender)).length
  return [toCoach, letters.filter(({ to }) => to[0] === sender).length]
}

// A start takes a second or two. The long run makes one for every step, and repeats them on PostgreSQL.
describe.each(DATABASES_AT_LENGTH)('on %s', (kind) => {
  const makeStore = storeMaker(kind)
  test('killed between any two steps: every letter is sent once, twice only where SMTP leaves a doubt', async () => {
    const scene = await openScene(await makeStore.place({ migrated: kind === 'postgres' }))
    const { server } = scene
    const arrived = (sender: string) =>
      waitForAnswer(
        async () => (countLetters(server, sender).every((count) => count > 0) ? true : null),
        WITHIN_MS,
      )
    const settled = () =>
      waitForAnswer(
        async () => ((await scene.states()).every(({ state }) => state === 'sent') ? true : null),
        WITHIN_MS,
      )
    const killAndStart = async () => {
      scene.killNow()
      await scene.dead()
      await scene.letMinutesPass()
      await scene.start()
    }

    /** Killed before the claim: the pace lets one letter out, the other waits. */
    const killBeforeTheClaim = async () => {
      await scene.start({ MAIL_PER_MINUTE: '1' })
      const unclaimed = await scene.write()
      await waitForAnswer(
        async () =>
          (await scene.states()).map(({ state }) => state).join() === 'sent,waiting' ? true : null,
        WITHIN_MS,
      )
      await killAndStart()
      await arrived(unclaimed)
      expect(countLetters(server, unclaimed)).toEqual([1, 1])
      return unclaimed
    }

    /** Killed after the server's answer, before or while it is recorded: sent again at most once. */
    const killAfterTheAnswer = async () => {
      server.onceTaken(scene.killNow)
      const answered = await scene.write()
      await scene.dead()
      await killAndStart()
      await arrived(answered)
      await settled()
      const [toCoach, toSender] = countLetters(server, answered)
      expect([1, 2]).toContain(toCoach)
      expect(toSender).toBe(1)
    }

    const early = LONG ? [await killBeforeTheClaim()] : []
    if (!LONG) await scene.start()

    // Killed after the claim, in the middle of the SMTP dialogue.
    server.troubles.push({ kind: 'hold', at: 'RCPT' })
    const claimed = await scene.write()
    await waitForAnswer(async () => (server.held() === 1 ? true : null), WITHIN_MS)
    expect(countLetters(server, claimed)).toEqual([0, 0])
    await killAndStart()
    await arrived(claimed)
    expect(countLetters(server, claimed)).toEqual([1, 1])

    // The server has the letter, but its answer is missing: SMTP's inherent ambiguity, so the letter is sent again with
    // the same id.
    server.troubles.push({ kind: 'hold', at: 'DATA' })
    const unanswered = await scene.write()
    await waitForAnswer(async () => (server.held() === 2 ? true : null), WITHIN_MS)
    await killAndStart()
    await arrived(unanswered)
    await settled()
    expect(countLetters(server, unanswered)).toEqual([2, 1])
    const twice = server.letters.filter(({ mail }) => mail.subject?.endsWith(unanswered))
    expect(new Set(twice.map(({ mail }) => mail.messageId)).size).toBe(1)

    if (LONG) await killAfterTheAnswer()

    // Letters recorded as sent before a kill, from the first one on, were never sent again.
    for (const sender of [...early, claimed]) expect(countLetters(server, sender)).toEqual([1, 1])
    expect(countLetters(server, unanswered)).toEqual([2, 1])
  })
})
