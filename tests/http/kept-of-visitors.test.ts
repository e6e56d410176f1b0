import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { SITE_URL } from '../support/app.ts'
import { from, type NoteSite, openNoteSiteForEach } from '../support/note-site.ts'

let site: NoteSite
openNoteSiteForEach((opened) => {
  site = opened
})

/** What a browser reveals about its reader without being asked. */
const TOLD = {
  'x-forwarded-for': '203.0.113.77',
  'user-agent': 'TellingBrowser/9.1',
  'accept-language': 'sv-FI',
  referer: 'https://elsewhere.example/a-page',
}
const TRACES = /203\.0\.113|TellingBrowser|sv-FI|elsewhere\.example/

/** Returns every row of every table, as text. */
async function readStore(): Promise<string> {
  const { db } = site.app.store
  const rows: unknown[] = []
  // Rate limit counters are deleted after their window (AVAIL-CLEAN-1).
  for (const { name } of await db.introspection.getTables())
    if (name !== 'rate_limits')
      rows.push(name, (await sql`select * from ${sql.table(name)}`.execute(db)).rows)
  return JSON.stringify(rows)
}

/** Returns the names of the non-empty columns. */
const heldIn = (row: object) =>
  Object.entries(row)
    .filter(([, value]) => ![null, '', 0, '[]'].includes(value))
    .map(([name]) => name)
    .sort()

// PRIV-KEEP-1
test('subscribers and messages are stored with their input only, and nothing their browser sends', async () => {
  const subscriber = { email: 'anna@example.com', firstName: 'Anna', timeZone: 'Europe/Oslo' }
  const signUp = (person: object, headers: Record<string, string>) =>
    site.post('/api/newsletter/subscribe', { ...person, referralSource: 'footer' }, headers)
  expect((await signUp(subscriber, { ...TOLD, referer: `${SITE_URL}/about?from=a-friend` })).statusCode).toBe(
    200,
  )
  expect((await signUp({ email: 'eva@example.com' }, TOLD)).statusCode).toBe(200)
  const message = {
    firstName: 'Eva',
    lastName: 'Ek',
    email: 'eva@example.com',
    subject: 'Friday',
    message: 'Is there a place left?',
  }
  expect((await site.post('/api/contact', message, TOLD)).statusCode).toBe(200)

  const { db } = site.app.store
  const [anna, eva] = await db.selectFrom('subscribers').selectAll().orderBy('id').execute()
  expect(anna).toMatchObject({
    email: 'anna@example.com',
    first_name: 'Anna',
    consent_form: 'footer',
    consent_page: '/about',
    time_zone: 'Europe/Oslo',
  })
  const times = ['consent_at', 'created_at', 'next_send_at', 'updated_at']
  // Not personal: the version of the text shown, the number of resends, and the input of the links.
  const own = ['consent_text_version', 'id', 'resend_count', 'search_key', 'source', 'state', 'token_nonce']
  const given = ['consent_form', 'consent_page', 'email', 'first_name', 'time_zone']
  expect(heldIn(anna ?? {})).toEqual([...times, ...own, ...given].sort())
  expect(heldIn(eva ?? {})).toEqual([...times, ...own, 'consent_form', 'email'].sort())
  expect(anna?.search_key).toBe('anna@example.com\nanna')

  const written = await db.selectFrom('messages').selectAll().executeTakeFirst()
  expect(heldIn(written ?? {})).toEqual(
    [
      'email',
      'first_name',
      'id',
      'last_name',
      'message',
      'received_at',
      'search_key',
      'state',
      'subject',
    ].sort(),
  )
  const store = await readStore()
  expect(store).toContain('anna@example.com')
  expect(store).not.toMatch(TRACES)
})

// PRIV-KEEP-4
test('notes are stored with their input only; a helpful vote is stored with the visitor’s mark', async () => {
  const written = await site.write({ kind: 'question', name: 'Ellen', email: 'ellen@example.com' }, TOLD)
  expect(written.statusCode, written.body).toBe(202)
  const rated = await site.write({ text: 'Half the salt is enough.', rating: 5 }, TOLD)
  expect(rated.statusCode, rated.body).toBe(202)
  await site.publish()
  const id = await site.lastId()
  const helped = await site.post(`/api/public/notes/${id}/helpful`, {}, { ...TOLD, ...from(5) })
  expect(helped.statusCode).toBe(204)

  const [question, tip] = await site.rows()
  // The note's place, its state, and the input of its private link.
  const own = ['created_at', 'fingerprint', 'id', 'item_id', 'kind', 'link_hash', 'link_nonce', 'note_kind']
  const state = ['published_at', 'search_key', 'state', 'visitor']
  expect(heldIn(question ?? {})).toEqual([...own, ...state, 'email', 'name', 'text'].sort())
  expect(heldIn(tip ?? {})).toEqual([...own, ...state, 'helpful', 'name', 'rating', 'text'].sort())
  const helps = await site.app.store.db.selectFrom('note_helps').selectAll().execute()
  expect(helps.map(heldIn)).toEqual([['at', 'item_id', 'kind', 'note_id', 'visitor'].sort()])
  for (const { visitor } of [...(await site.rows()), ...helps]) expect(visitor).toMatch(/^[\w-]{20,}$/)
  expect(await readStore()).not.toMatch(TRACES)
})
