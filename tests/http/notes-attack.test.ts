import { expect, test } from 'vitest'
import { from, type NoteSite, openNoteSiteForEach } from '../support/note-site.ts'

let site: NoteSite
openNoteSiteForEach((opened) => {
  site = opened
})

const MARKUP = '</script><script>alert(1)</script><img src=x onerror=alert(2)>'

// NOTE-WRITE-2
test('a visitor sets only the fields of the form', async () => {
  const wishes = {
    state: 'published',
    published_at: '2020-01-01T00:00:00.000Z',
    created_at: '2020-01-01T00:00:00.000Z',
    answer: 'I am the coach',
    pinned: true,
    helpful: 999,
    visitor: 'another',
    held: null,
    id: 7,
  }
  expect((await site.write(wishes)).statusCode).toBe(202)
  const [row] = await site.rows()
  expect(row).toMatchObject({ state: 'waiting', answer: null, pinned: 0, helpful: 0, published_at: null })
  expect(row?.visitor).not.toBe('another')
  expect(row?.created_at).not.toContain('2020')
  expect((await site.read()).json().total).toBe(0)
})

// NOTE-WRITE-1, NOTE-MAIL-2
test('no line break of a name or an address reaches the headers of a letter', async () => {
  const named = await site.write({ name: 'Eve\r\nBcc: all@example.com', email: 'eve@example.com' })
  expect(named.statusCode).toBe(202)
  for (const email of [
    'a@example.com\r\nBcc: b@example.com',
    'a@example.com,b@example.com',
    '<a@example.com>',
  ])
    expect((await site.write({ email }, from(2))).statusCode, email).toBe(400)
  expect((await site.rows()).map(({ name }) => name)).toEqual(['Eve Bcc: all@example.com'])
  await site.ask('PUT', `/notes/${await site.lastId()}`, {
    state: 'published',
    answer: 'Yes.\r\nBcc: all@example.com',
  })
  const letters = await site.app.store.db.selectFrom('outbox').select('recipient').execute()
  expect(letters).toEqual([{ recipient: 'eve@example.com' }])
})

// NOTE-SPAM-1, NOTE-DATA-1
test('markup in names and texts is escaped on the page and in its structured data', async () => {
  await site.write({ name: '<script>alert(0)</script>', text: MARKUP })
  await site.publish()
  const { body } = await site.app.server.inject('/recipes/red-lentil-dal')
  expect(body).toContain('&lt;img src=x onerror=alert(2)&gt;')
  expect(body).not.toContain('<script>alert')
  expect(body).not.toContain('<img src=x')
  const data = [...body.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)]
  expect(data.map(([, json = '']) => JSON.parse(json))).not.toEqual([])
  expect(data.map(([, json = '']) => json).join()).toContain('alert(2)')
})

// NOTE-PLACE-1
test('a line outside the list is refused, however long its number', async () => {
  for (const place of ['ingredient:99999', 'step:100000000', 'ingredient:2'])
    expect((await site.write({ place }, from(3))).statusCode, place).toBe(400)
  expect(await site.rows()).toEqual([])
})
