import { expect, test } from 'vitest'
import { readBounceMailbox } from '../../src/server/mail/bounce-mailbox.ts'
import { MessageIds } from '../../src/server/mail/message-id.ts'
import { readHeldBounces, settleHeldBounces } from '../../src/server/store/newsletter/returned-letters.ts'
import { SYSTEM_ACTOR } from '../../src/server/store/write-context.ts'
import { BOUNCE_NOW, nestedMail, openBounceMailbox, report } from '../support/bounce-mailbox.ts'
import { DATABASES_AT_LENGTH, describeStores } from '../support/databases.ts'

const READERS = 40
const EMAILS = Array.from({ length: READERS }, (_, index) => `reader${index}@example.com`)
const context = { now: BOUNCE_NOW, actor: SYSTEM_ACTOR }

describeStores((makeStore) => {
  // DELIVER-HELD-1
  test('very many true reports wait for the coach, who decides about those told', async () => {
    const { db, options, sendLetter, readSubscribers, readLetters, put } = await openBounceMailbox(
      makeStore,
      EMAILS,
    )
    for (let reader = 1; reader <= READERS - 1; reader++)
      put(reader, report(await sendLetter(reader), '5.1.1', { diagnostic: '550 5.1.1 No such user' }))
    expect(await readBounceMailbox(options)).toBe(READERS - 1)
    const countStates = async () => {
      const states = (await readSubscribers()).map(({ state }) => state)
      return { active: states.filter((state) => state === 'active').length, all: states.length }
    }
    expect(await countStates()).toEqual({ active: 30, all: READERS })
    const held = await readHeldBounces(db)
    expect(held).toMatchObject({ total: 29, until: BOUNCE_NOW })
    expect(held.bounces[0]).toEqual({
      subscriber_id: 11,
      email: 'reader10@example.com',
      reason: '550 5.1.1 No such user',
      held_at: BOUNCE_NOW,
    })

    // Dismissed bounces have no effect; those after `until` are not settled.
    const early = '2026-03-04T11:00:00.000Z'
    expect(await settleHeldBounces(db, { decision: 'accept', until: early }, context)).toBe(0)
    expect(await settleHeldBounces(db, { decision: 'dismiss', until: BOUNCE_NOW }, context)).toBe(29)
    expect(await countStates()).toEqual({ active: 30, all: READERS })
    expect((await readLetters()).filter(({ state }) => state === 'failed')).toHaveLength(10)
    expect((await readSubscribers())[20]).toEqual({ state: 'active', soft_bounces: 0, bounce_reason: null })

    // The daily limit is used up: the next ones are held too, and processed when the coach accepts them.
    for (let reader = 11; reader <= 20; reader++)
      put(READERS + reader, report(await sendLetter(reader), '5.1.1'))
    expect(await readBounceMailbox(options)).toBe(10)
    expect((await readHeldBounces(db)).total).toBe(10)
    expect(await settleHeldBounces(db, { decision: 'accept', until: BOUNCE_NOW }, context)).toBe(10)
    expect(await countStates()).toEqual({ active: 20, all: READERS })
    expect(await readHeldBounces(db)).toEqual({ total: 0, until: null, bounces: [] })
  })
})

describeStores((makeStore) => {
  // DELIVER-BOUNCE-2
  test('one reader cannot take the others off the list by reports that name their letters', async () => {
    const { options, sendLetter, readSubscribers, put } = await openBounceMailbox(makeStore, EMAILS)
    const own = await sendLetter(1)
    for (let reader = 2; reader <= READERS; reader++) await sendLetter(reader)
    const code = /[0-9a-f]{32}/.exec(own)?.[0] ?? ''
    const others = Array.from({ length: READERS - 1 }, (_, index) => own.replace('-1-', `-${index + 2}-`))
    const forms = [
      others,
      // Made with another site's secret, and in the former format without a code.
      others.map((_, index) =>
        new MessageIds('guessed', 'https://site.example').make({ id: index + 2, created_at: BOUNCE_NOW }),
      ),
      others.map((id) => id.replace(`-${code}`, '')),
    ]
    let uid = 0
    for (const ids of forms)
      for (let at = 0; at < ids.length; at += 10) put(++uid, report(ids.slice(at, at + 10), '5.1.1'))
    expect(await readBounceMailbox(options)).toBe(0)
    expect((await readSubscribers()).every(({ state }) => state === 'active')).toBe(true)
    // The letter that the reader did receive can be reported.
    put(++uid, report(own, '5.1.1'))
    expect(await readBounceMailbox(options)).toBe(1)
  })

  // DELIVER-MAILBOX-1
  test('no mail blocks the mailbox, whatever it is made of', async () => {
    const { imap, options, sendLetter, readSubscribers, put } = await openBounceMailbox(makeStore)
    const own = await sendLetter(1)
    const parts = 'Content-Type: multipart/report; boundary=b\r\n\r\n'
    put(1, nestedMail(300))
    put(2, `Content-Type: text/plain; format=flowed\r\n\r\n${' \n'.repeat(120_000)}`)
    put(3, `${parts}${'--b\r\n\r\n'.repeat(35_000)}`)
    put(4, `To: ${'x:'.repeat(120_000)}\r\n\r\n`)
    put(5, `${parts}--b\r\nContent-Type: message/delivery-status\r\n\r\n${'\n'.repeat(200_000)}\r\n--b--`)
    put(6, report(own, '5.1.1', { diagnostic: '\0'.repeat(1_000) }))
    expect(await readBounceMailbox(options)).toBe(1)
    expect(await readSubscribers()).toMatchObject([{ state: 'bounced' }, { state: 'active' }])
    const asked = imap.commands.length
    expect(await readBounceMailbox(options)).toBe(0)
    expect(imap.commands.slice(asked).filter((command) => command === 'FETCH')).toHaveLength(1)
  })
}, DATABASES_AT_LENGTH)
