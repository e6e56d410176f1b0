import { describe, expect, test } from 'vitest'
import { findProof } from '../../src/domain/newsletter/proof-of-work.ts'
import { NOTE_RATE, SITE_NOTE_RATE } from '../../src/domain/notes/note-rules.ts'
import { SITE_URL, type TestApp } from '../support/app.ts'
import { addRecipe } from '../support/factories.ts'
import { from, NOTE, type NoteSite, openNoteSiteForEach } from '../support/note-site.ts'

let app: TestApp
let site: NoteSite
openNoteSiteForEach((opened) => {
  site = opened
  app = opened.app
})

const post: NoteSite['post'] = (...given) => site.post(...given)
const write: NoteSite['write'] = (...given) => site.write(...given)
const read: NoteSite['read'] = (...given) => site.read(...given)
const rows = () => site.rows()
const publish = () => site.publish()

describe('writing', () => {
  // NOTE-WRITE-1, NOTE-WRITE-2
  test('a note is on disk before the answer leaves, and nobody sees it before it was read', async () => {
    const response = await write({ email: 'Ellen@Example.com', ingredient: 1 })
    expect(response.statusCode).toBe(202)
    expect(response.headers['cache-control']).toBe('no-store')
    const { link, ...answer } = response.json()
    expect(answer).toEqual({ success: true, message: 'Thank you, Ellen. Maya reads it first.' })
    expect(link).toMatch(/^http:\/\/localhost:3000\/notes\/[\w-]{43}$/)
    expect(await rows()).toMatchObject([
      {
        kind: 'recipe',
        item_id: site.recipe.id,
        note_kind: 'tip',
        state: 'waiting',
        name: 'Ellen',
        email: 'ellen@example.com',
        place: 'ingredient',
        place_index: 1,
        place_text: 'thick strained yoghurt',
      },
    ])
    expect((await read()).json()).toEqual({
      total: 0,
      counts: { question: 0, tip: 0, cooked: 0 },
      answered: 0,
      notes: [],
      lines: [],
    })
  })

  test('all errors are reported at once, each in a sentence, and nothing is stored', async () => {
    const response = await write({
      kind: 'poem',
      name: ' ',
      text: '',
      email: 'ellen@example',
      rating: 6,
      step: 0,
    })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ success: false, error: expect.any(String) })
    const details: { field: string; message: string }[] = response.json().details
    expect(Object.fromEntries(details.map(({ field, message }) => [field, message]))).toEqual({
      kind: 'Is it a question, a tip, or did you cook it?',
      name: 'What shall we call you?',
      text: 'Write at least a word or two.',
      email: 'This address seems to lack its end, like .com',
      rating: 'A rating is a whole number from 1 to 5',
      step: 'A step is named by its number, from 1',
    })
    expect(await rows()).toEqual([])
  })

  test.each([
    [{ name: 'x'.repeat(51) }, 'name'],
    [{ text: 'x' }, 'text'],
    [{ text: 'x'.repeat(1_001) }, 'text'],
    [{ text: '\u200b\u200b\u200b' }, 'text'],
    [{ text: 'a bell \u0007 rings' }, 'text'],
    [{ email: 'no address' }, 'email'],
    [{ ingredient: 2 }, 'ingredient'],
    [{ step: 3 }, 'step'],
    [{ ingredient: 0, step: 1 }, 'step'],
    [{ rating: 2.5 }, 'rating'],
  ])('%j is refused', async (fields, field) => {
    const response = await write(fields)
    expect(response.statusCode).toBe(400)
    expect(response.json().details.map((detail: { field: string }) => detail.field)).toEqual([field])
    expect(await rows()).toEqual([])
  })

  test('the longest and the shortest inputs are accepted', async () => {
    expect((await write({ name: 'x'.repeat(50), text: 'y'.repeat(1_000), rating: 5 })).statusCode).toBe(202)
    expect((await write({ name: 'x', text: 'ok', step: 2 })).statusCode).toBe(202)
  })

  // NOTE-WRITE-3
  test('articles accept only questions: no tip, line, stars or picture', async () => {
    const url = `/api/public/articles/${site.article.id}/notes`
    const question = { name: 'June', text: 'Twice a week, but on which days?' }
    for (const [fields, field] of [
      [{ kind: 'tip' }, 'kind'],
      [{ kind: 'cooked' }, 'kind'],
      [{ ingredient: 0 }, 'ingredient'],
      [{ step: 1 }, 'step'],
      [{ rating: 5 }, 'rating'],
    ] as const) {
      const response = await post(url, { ...question, ...fields })
      expect(response.statusCode).toBe(400)
      expect(response.json().details).toMatchObject([{ field }])
    }
    expect((await post(url, { kind: 'question', ...question })).statusCode).toBe(202)
    expect((await post(url, { ...question, text: 'And for how long?' })).statusCode).toBe(202)
  })

  test('a missing, unpublished or malformed id is 404, and a body that is not JSON is 415', async () => {
    const draft = await addRecipe(app.store.db, { status: 'draft', published_at: null })
    for (const id of ['999', 'red-lentil-dal', String(draft.id), '1e3'])
      expect((await post(`/api/public/recipes/${id}/notes`, NOTE)).statusCode).toBe(404)
    const plain = await app.server.inject({
      method: 'POST',
      url: `/api/public/recipes/${site.recipe.id}/notes`,
      payload: 'hello',
      headers: { 'content-type': 'text/plain' },
    })
    expect(plain.statusCode).toBe(415)
    expect(plain.json()).toMatchObject({ success: false })
    const large = await write({ text: 'x'.repeat(40_000) })
    expect(large.statusCode).toBe(413)
  })

  // NOTE-CLOSED-1
  test('closed for one item or the whole site it is 409, and published notes stay', async () => {
    await write()
    await publish()
    const close = (notes_open: boolean) => site.ask('PUT', `/recipes/${site.recipe.id}`, { notes_open })
    expect((await close(false)).json().recipe.notes_open).toBe(false)
    expect((await write()).statusCode).toBe(409)
    expect((await read()).json().total).toBe(1)
    await close(true)
    expect((await site.ask('PUT', '/settings', { notes_enabled: false })).statusCode).toBe(200)
    expect((await write({ text: 'Another one.' })).statusCode).toBe(409)
  })

  test('another site cannot post for a reader', async () => {
    expect((await write({}, { origin: 'https://elsewhere.example' })).statusCode).toBe(403)
  })

  // NOTE-SPAM-2
  test('a repeated note that still waits is stored once', async () => {
    const first = await write()
    const second = await write()
    expect(second.json()).toEqual(first.json())
    expect(await rows()).toHaveLength(1)
    const stranger = await write({}, from(1))
    expect(stranger.json().link).not.toBe(first.json().link)
    await publish()
    const afterwards = await write()
    expect(afterwards.json().link).not.toBe(first.json().link)
  })

  // NOTE-LIMIT-1
  test('every attempt to send a note counts, repeated ones too', async () => {
    const sent = []
    for (let time = 0; time < 6; time += 1) sent.push((await write()).statusCode)
    expect(sent).toEqual([202, 202, 202, 202, 202, 429])
    expect(await rows()).toHaveLength(1)
  })
})

describe('without JavaScript', () => {
  const form = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    app.server.inject({
      method: 'POST',
      url: `/api/public/recipes/${site.recipe.id}/notes`,
      payload: new URLSearchParams(fields).toString(),
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        accept: 'text/html',
        referer: `${SITE_URL}/recipes/red-lentil-dal`,
        ...headers,
      },
    })

  // NOTE-WRITE-4
  test('a form gets a page with the private link and a link back', async () => {
    const response = await form({ ...NOTE, kind: 'cooked', rating: '4', place: 'step:2', email: '' })
    expect(response.statusCode).toBe(202)
    expect(response.headers['content-type']).toContain('text/html')
    expect(response.body).toContain('Thank you, Ellen. Maya reads it first.')
    expect(response.body).toMatch(/href="http:\/\/localhost:3000\/notes\/[\w-]{43}"/)
    expect(response.body).toContain('href="/recipes/red-lentil-dal#notes"')
    expect(await rows()).toMatchObject([{ rating: 4, place: 'step', place_index: 1, email: null }])
  })

  test('a refusal is a page with every error', async () => {
    const response = await form({ ...NOTE, name: '', text: '' })
    expect(response.statusCode).toBe(400)
    expect(response.body).toContain('What shall we call you?')
    expect(response.body).toContain('Write at least a word or two.')
    expect(response.body).toContain('href="/recipes/red-lentil-dal#notes"')
  })

  test('the link back never leads to another site', async () => {
    const response = await form({ ...NOTE, name: '' }, { referer: 'https://x.example//evil.example' })
    expect(response.body).toContain('href="/"')
    expect(response.body).not.toContain('evil')
  })
})

describe('against abuse', () => {
  // NOTE-SPAM-1
  test.each([
    ['the hidden field is filled in', { website: 'https://spam.example' }, 'honeypot'],
    ['the hidden field holds what is no text', { website: [1] }, 'honeypot'],
    ['three web addresses', { text: 'www.one.example and two.com and https://three.example' }, 'links'],
  ])('%s: accepted as usual, and held apart', async (_, fields, held) => {
    const response = await write(fields)
    expect(response.statusCode).toBe(202)
    expect(await rows()).toMatchObject([{ state: 'spam', held }])
  })

  test('a name turns the direction of nothing beside it', async () => {
    await write({ name: 'El\u202elen\u2066 D\u200eahl' })
    expect(await rows()).toMatchObject([{ name: 'Ellen D\u200eahl' }])
  })

  test('two web addresses in a note are allowed', async () => {
    await write({ text: 'I have it from www.one.example and two.com, ellen@three.com says.' })
    expect(await rows()).toMatchObject([{ state: 'waiting', held: null }])
  })

  test('text copied from another visitor is held apart, unless it is short', async () => {
    await write()
    await write({ name: 'Bot', text: ' WHITE beans instead: blended, with lemon!' }, from(1))
    await write({ text: 'Thank you!' }, from(2))
    await write({ text: 'Thank you!' }, from(3))
    expect((await rows()).map(({ held }) => held)).toEqual([null, 'repeated', null, null])
  })

  // NOTE-LIMIT-1
  test('the sixth note of an origin in 15 minutes is refused, and later ones are accepted again', async () => {
    for (let count = 0; count < NOTE_RATE.limit; count++)
      expect((await write({ text: `Note number ${count}` })).statusCode).toBe(202)
    const refused = await write({ text: 'One more' })
    expect(refused.statusCode).toBe(429)
    expect(refused.headers['retry-after']).toBe('900')
    expect(refused.json()).toEqual({ success: false, error: expect.stringContaining('15 minutes') })
    expect((await write({ text: 'From elsewhere' }, from(1))).statusCode).toBe(202)
    app.setNow('2026-03-04T12:15:00.000Z')
    expect((await write({ text: 'Later' })).statusCode).toBe(202)
  })

  test('the addresses of one IPv6 network share four times the limit of one', async () => {
    const at = (network: number) => ({ 'x-forwarded-for': `2001:db8:1:${network.toString(16)}::1` })
    let taken = 0
    for (let network = 0; network < 30; network++) {
      const response = await write({ text: `From network ${network}` }, at(network * 256))
      if (response.statusCode === 202) taken++
    }
    expect(taken).toBe(20)
  })

  // NOTE-LIMIT-2
  test('beyond sixty an hour a browser does a little work, for its own words alone and once', async () => {
    for (let count = 0; count < SITE_NOTE_RATE.limit; count++)
      expect((await write({ text: `Words of ${count}` }, from(count))).statusCode).toBe(202)
    const mine = { name: 'Bea', text: 'Among very many.' }
    const refused = await write(mine, from(900))
    expect(refused.statusCode).toBe(429)
    const { challenge } = refused.json()
    expect(challenge).toEqual({ text: expect.any(String), bits: expect.any(Number) })
    const solution = await findProof(challenge.text, challenge.bits)
    const proof = { challenge: challenge.text, solution }
    expect((await write({ ...mine, proof: { ...proof, solution: 'wrong' } }, from(900))).statusCode).toBe(429)
    expect((await write({ ...mine, text: 'Other words.', proof }, from(900))).statusCode).toBe(429)
    expect((await write({ ...mine, proof }, from(900))).statusCode).toBe(202)
    // Resent, it is the same note; reused for a new one, the proof is invalid.
    await publish()
    expect((await write({ ...mine, proof }, from(901))).statusCode).toBe(429)
    const late = await write({ name: 'Bea', text: 'Later words.' }, from(902))
    const old = late.json().challenge
    const solved = { challenge: old.text, solution: await findProof(old.text, old.bits) }
    app.setNow('2026-03-04T12:30:00.000Z')
    expect((await write({ name: 'Bea', text: 'Later words.', proof: solved }, from(902))).statusCode).toBe(
      429,
    )
    app.setNow('2026-03-04T13:00:00.000Z')
    expect((await write({ name: 'Bea', text: 'Later words.' }, from(902))).statusCode).toBe(202)
  })
})
