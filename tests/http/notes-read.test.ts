import { describe, expect, test } from 'vitest'
import { SITE_URL, type TestApp } from '../support/app.ts'
import { from, type NoteSite, openNoteSiteForEach } from '../support/note-site.ts'

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

describe('reading', () => {
  const add = async (fields: object, number: number) => {
    expect((await write(fields, from(number))).statusCode).toBe(202)
  }

  // NOTE-READ-1
  test('ten at a time, narrowed by kind, with counts of all, and nothing private', async () => {
    for (let count = 0; count < 12; count++) await add({ text: `Tip number ${count}` }, count)
    await add({ kind: 'question', text: 'Can it be frozen?', email: 'june@example.com' }, 20)
    await add({ kind: 'cooked', text: 'Good on the second day.', rating: 5 }, 21)
    await publish()
    const first = await read()
    expect(first.headers['x-total-count']).toBe('14')
    expect(first.headers.etag).toEqual(expect.any(String))
    expect(first.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    const { total, counts, notes } = first.json()
    expect([total, counts, notes.length]).toEqual([14, { question: 1, tip: 12, cooked: 1 }, 10])
    expect(Object.keys(notes[0]).sort()).toEqual([
      'answer',
      'created_at',
      'helpful',
      'id',
      'image',
      'kind',
      'name',
      'pinned',
      'place',
      'place_gone',
      'rating',
      'swap',
      'text',
    ])
    expect(first.body).not.toMatch(/example\.com|visitor|link|email/)
    expect((await read('?page=2')).json().notes).toHaveLength(4)
    expect((await read('?page=3')).json().notes).toEqual([])
    const cooked = await read('?kind=cooked')
    expect(cooked.headers['x-total-count']).toBe('1')
    expect(cooked.json()).toMatchObject({
      total: 1,
      counts: { tip: 12 },
      notes: [{ kind: 'cooked', rating: 5 }],
    })
    const again = await app.server.inject({
      url: `/api/public/recipes/${site.recipe.id}/notes`,
      headers: { 'if-none-match': String(first.headers.etag) },
    })
    expect(again.statusCode).toBe(304)
  })

  test('an unknown sort, kind or page is refused by name; an unknown item is 404', async () => {
    for (const [query, field] of [
      ['?sort=best', 'sort'],
      ['?kind=poem', 'kind'],
      ['?page=0', 'page'],
    ]) {
      const response = await read(query)
      expect(response.statusCode).toBe(400)
      expect(response.json().details).toMatchObject([{ field }])
    }
    expect((await app.server.inject('/api/public/recipes/999/notes')).statusCode).toBe(404)
    expect((await app.server.inject('/api/public/articles/999/notes')).statusCode).toBe(404)
  })

  // NOTE-HELP-1, NOTE-READ-2
  test('sorted by helpfulness or date; a visitor’s vote counts once and can be withdrawn', async () => {
    await add({ text: 'The first tip.' }, 1)
    app.setNow('2026-03-04T12:01:00.000Z')
    await add({ text: 'The second tip.' }, 2)
    await publish()
    const [one] = await rows()
    const url = `/api/public/notes/${one?.id}/helpful`
    const order = async (query = '') =>
      (await read(query))
        .json()
        .notes.map(({ text, helpful }: { text: string; helpful: number }) => [text, helpful])
    expect(await order()).toEqual([
      ['The second tip.', 0],
      ['The first tip.', 0],
    ])
    const pressed = await post(url, {}, from(5))
    expect([pressed.statusCode, pressed.body]).toEqual([204, ''])
    expect((await post(url, {}, from(5))).statusCode).toBe(204)
    expect((await post(url, {}, from(6))).statusCode).toBe(204)
    expect(await order()).toEqual([
      ['The first tip.', 2],
      ['The second tip.', 0],
    ])
    expect((await order('?sort=newest'))[0]).toEqual(['The second tip.', 0])
    // Recognized by the cookie, from any address.
    const cookie = String(pressed.headers['set-cookie']).split(';')[0] ?? ''
    expect(pressed.headers['set-cookie']).toMatch(/HttpOnly/)
    const back = await app.server.inject({ method: 'DELETE', url, headers: { cookie, ...from(77) } })
    expect(back.statusCode).toBe(204)
    expect((await order())[0]).toEqual(['The first tip.', 1])
    expect((await app.server.inject({ method: 'DELETE', url, headers: from(99) })).statusCode).toBe(204)
    expect((await order())[0]).toEqual(['The first tip.', 1])
  })

  test('only a published note can be marked helpful, within rate limits', async () => {
    await add({}, 1)
    const [one] = await rows()
    expect((await post(`/api/public/notes/${one?.id}/helpful`, {}, from(1))).statusCode).toBe(404)
    await publish()
    const codes: number[] = []
    for (let count = 0; count < 21; count++)
      codes.push((await post(`/api/public/notes/${one?.id}/helpful`, {}, from(2))).statusCode)
    expect([codes.at(0), codes.at(19), codes.at(20)]).toEqual([204, 204, 429])
  })

  test('a form without JavaScript redirects to the page', async () => {
    await add({}, 1)
    await publish()
    const [one] = await rows()
    const press = (payload: string) =>
      app.server.inject({
        method: 'POST',
        url: `/api/public/notes/${one?.id}/helpful`,
        payload,
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          accept: 'text/html',
          referer: `${SITE_URL}/recipes/red-lentil-dal?x=1`,
        },
      })
    const response = await press('helped=yes')
    expect([response.statusCode, response.headers.location]).toEqual([303, '/recipes/red-lentil-dal#notes'])
    expect((await read()).json().notes[0].helpful).toBe(1)
    await press('helped=no')
    expect((await read()).json().notes[0].helpful).toBe(0)
  })
})

describe('stars', () => {
  const rating = async () => {
    const { rating_average, rating_count } = (
      await app.server.inject(`/api/public/recipes/${site.recipe.id}`)
    ).json()
    return [rating_average, rating_count]
  }

  // NOTE-STARS-1
  test('count once the note is published; they and the recipe’s stars are one vote', async () => {
    await write({ kind: 'cooked', rating: 2 }, from(1))
    expect(await rating()).toEqual([0, 0])
    await publish()
    expect(await rating()).toEqual([2, 1])
    app.setNow('2026-03-04T12:05:00.000Z')
    await post(`/api/public/recipes/${site.recipe.id}/rating`, { rating: 4 }, from(1))
    expect(await rating()).toEqual([4, 1])
    await post(`/api/public/recipes/${site.recipe.id}/rating`, { rating: 5 }, from(2))
    expect(await rating()).toEqual([4.5, 2])
  })

  test('given after the note was written stay when the note is published', async () => {
    await write({ kind: 'cooked', rating: 1 }, from(1))
    app.setNow('2026-03-04T12:05:00.000Z')
    await post(`/api/public/recipes/${site.recipe.id}/rating`, { rating: 5 }, from(1))
    await publish()
    expect(await rating()).toEqual([5, 1])
  })
})
