import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { findProof } from '../../src/domain/newsletter/proof-of-work.ts'
import { openTestApp, type TestApp } from '../support/app.ts'
import { DATABASES_AT_LENGTH, storeMaker } from '../support/databases.ts'

const NOW = '2026-03-04T12:00:00.000Z'
const IN_TEN_MINUTES = '2026-03-04T12:10:00.000Z'

let app: TestApp

const subscribe = (email: string, remoteAddress: string, more: object = {}) =>
  app.server.inject({
    method: 'POST',
    url: '/api/newsletter/subscribe',
    payload: { email, referralSource: 'footer', ...more },
    remoteAddress,
  })

const letterTo = (recipient: string) =>
  app.store.db
    .selectFrom('outbox')
    .select(['state', 'next_attempt_at'])
    .where('recipient', '=', recipient)
    .execute()

/** Returns when the letter to an address may be sent; `null` when it has been or is being sent. */
async function waitsUntil(recipient: string): Promise<string | null> {
  const [letter, ...more] = await letterTo(recipient)
  expect([recipient, more]).toEqual([recipient, []])
  if (!letter) throw new Error(`There is no letter to ${recipient}`)
  return letter.state === 'waiting' && letter.next_attempt_at > NOW ? letter.next_attempt_at : null
}

describe.each(DATABASES_AT_LENGTH)('when 16 addresses use up the sign-ups, on %s', (kind) => {
  beforeEach(async () => {
    const { databaseUrl } = await storeMaker(kind).place()
    app = await openTestApp({ databaseUrl, now: NOW })
    await subscribe('known@example.com', '198.51.100.1')
    for (let count = 0; count < 16 * 20; count++) {
      const { statusCode } = await subscribe(`victim${count}@example.com`, `10.0.${count % 16}.1`)
      expect(statusCode).toBe(200)
    }
  })
  afterEach(() => app.close())

  // NEWS-SIGNUP-4
  test('nobody is refused: letters come later, or at once to a browser that does some work', async () => {
    const form = await app.server.inject({
      method: 'POST',
      url: '/api/newsletter/subscribe',
      payload: 'email=anna%40example.com&referralSource=footer',
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
      remoteAddress: '198.51.100.7',
    })
    expect([form.statusCode, form.body]).toEqual([200, expect.stringContaining('may take a while')])
    expect(await waitsUntil('anna@example.com')).toBe(IN_TEN_MINUTES)
    // A client with many sign-ups waits longer each time.
    for (let count = 0; count < 3; count++) await subscribe(`more${count}@example.com`, '10.9.9.1')
    expect(await waitsUntil('more2@example.com')).toBe('2026-03-04T12:40:00.000Z')

    const first = await subscribe('bea@example.com', '198.51.100.7')
    expect(first.statusCode).toBe(200)
    const { challenge, ...said } = first.json()
    const known = await subscribe('known@example.com', '198.51.100.8')
    expect(known.json()).toEqual({ ...said, challenge: { text: expect.any(String), bits: challenge.bits } })

    const solution = await findProof(challenge.text, challenge.bits)
    const proof = { challenge: challenge.text, solution }
    await subscribe('other@example.com', '198.51.100.9', { proof })
    await subscribe('bea@example.com', '198.51.100.9', { proof: { ...proof, solution: 'x' } })
    expect(await waitsUntil('other@example.com')).not.toBeNull()
    expect(await waitsUntil('bea@example.com')).not.toBeNull()

    const second = await subscribe('bea@example.com', '198.51.100.7', { proof })
    expect(second.json()).toEqual(said)
    expect(await waitsUntil('bea@example.com')).toBeNull()
    expect((await subscribe('bea@example.com', '198.51.100.7', { proof })).json()).toHaveProperty('challenge')
  })
})
