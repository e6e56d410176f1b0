import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import nodemailer from 'nodemailer'
import { pino } from 'pino'
import { DEFAULT_SETTINGS } from '../../src/domain/site/default-settings.ts'
import { HOUSE_LOOK } from '../../src/domain/site/look.ts'
import { createLetterComposer } from '../../src/server/mail/compose-letter.ts'
import { createLetterDelivery } from '../../src/server/mail/deliver-letters.ts'
import { MessageIds } from '../../src/server/mail/message-id.ts'
import { openLetters } from '../../src/server/mail/open-mail.ts'
import { createSubscriberLinks, SubscriberTokens } from '../../src/server/mail/subscriber-links.ts'
import { createSmtpTransport } from '../../src/server/mail/transport.ts'
import { openStore } from '../../src/server/store/database.ts'
import { migrate } from '../../src/server/store/migrate.ts'
import { beginSending, scheduleIssue } from '../../src/server/store/newsletter/issue-sending.ts'
import { createIssue } from '../../src/server/store/newsletter/issues.ts'
import { importSubscribers } from '../../src/server/store/newsletter/subscriber-list.ts'
import { SYSTEM_ACTOR } from '../../src/server/store/write-context.ts'

const SITE_URL = 'https://site.example'
const CONTENT = 'Hello **you**, here is [a bowl](/recipes/bowl).\n\n- walk\n- rest\n'.repeat(20)

export interface LetterFigures {
  /** Letters per second through the outbox: claimed, rendered, sent and recorded. */
  outbox: number
  /** The same bytes through the mailer alone, sequentially and as fast as its pool allows. */
  oneByOne: number
  pooled: number
}

/** Sends an issue to a list through the outbox, and letters of the same size through the mailer alone, to a single sink. */
export async function measureLetters(sinkPort: number, count: number): Promise<LetterFigures> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-letters-'))
  const store = await openStore({ databaseUrl: null, dataDir })
  try {
    await migrate(store)
    const now = new Date().toISOString()
    const context = { now, actor: SYSTEM_ACTOR }
    const people = Array.from({ length: count }, (_, number) => ({
      email: `reader${number}@example.com`,
      first_name: 'Anna',
      tags: [],
    }))
    await importSubscribers(store.db, people, () => 'nonce', context)
    const input = { subject: 'Spring has legs', preview_text: '', content: CONTENT, tags: [] }
    const { id } = await createIssue(store.db, input, context)
    await scheduleIssue(store.db, id, { sendAt: now }, context)
    await beginSending(store.db, id, now, 'UTC')

    const compose = createLetterComposer({
      store: store.db,
      settings: async () => DEFAULT_SETTINGS,
      look: async () => HOUSE_LOOK,
      renderLetter: await openLetters(resolve(import.meta.dirname, '../..')),
      links: createSubscriberLinks(new SubscriberTokens('secret'), SITE_URL),
      messageIds: new MessageIds('secret', SITE_URL),
      siteUrl: SITE_URL,
      planDays: async () => [],
      mailFrom: 'Maya <maya@site.example>',
      coachEmail: 'maya@site.example',
      signature: async () => null,
    })
    const delivery = createLetterDelivery({
      store: store.db,
      transport: createSmtpTransport(`smtp://127.0.0.1:${sinkPort}`),
      compose,
      log: pino({ level: 'error' }),
      clock: () => new Date(),
      pace: 1_000_000,
    })
    const outbox = await timeLetters(count, async () => {
      const sent = await delivery.deliverDue()
      if (sent !== count) throw new Error(`${sent} of ${count} letters were sent`)
    })
    await delivery.stop()

    const letter = { kind: 'newsletter_issue', to: 'reader@example.com', data: {}, issue_id: id } as const
    const mail = await compose({
      ...letter,
      id: 1,
      message_id: null,
      subscriber_id: 1,
      note_id: null,
      attempts: 1,
      created_at: now,
    })
    if (!mail) throw new Error('The letter was not made')
    const pool = nodemailer.createTransport({
      pool: true,
      maxConnections: 3,
      host: '127.0.0.1',
      port: sinkPort,
      secure: false,
    })
    const oneByOne = await timeLetters(count, async () => {
      for (let number = 0; number < count; number++) await pool.sendMail(mail)
    })
    const pooled = await timeLetters(count, async () => {
      await Promise.all(Array.from({ length: count }, () => pool.sendMail(mail)))
    })
    pool.close()
    return { outbox, oneByOne, pooled }
  } finally {
    await store.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function timeLetters(count: number, send: () => Promise<void>): Promise<number> {
  const started = performance.now()
  await send()
  return Math.round((1_000 * count) / (performance.now() - started))
}
