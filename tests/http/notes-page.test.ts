import { expect, test } from 'vitest'
import { from, type NoteSite, openNoteSiteForEach } from '../support/note-site.ts'
import { findInput, readHtml, sentBy } from '../support/read-html.ts'

let site: NoteSite
openNoteSiteForEach((opened) => {
  site = opened
})

const PAGE = '/recipes/red-lentil-dal'
const open = async (query = '') => (await site.app.server.inject(PAGE + query)).body
const main = (html: string) => readHtml(html).querySelector('main')?.textContent ?? ''
const robots = (html: string) =>
  readHtml(html).querySelector('meta[name="robots"]')?.getAttribute('content') ?? ''
const dataOf = (html: string) =>
  [...readHtml(html).querySelectorAll('script[type="application/ld+json"]')]
    .map(({ textContent }) => JSON.parse(textContent))
    .find((data) => data['@type'] === 'Recipe')

async function writeMany(count: number): Promise<void> {
  for (let number = 0; number < count; number += 1)
    await site.write({ text: `Note number ${number}.`, kind: 'tip' }, from(number))
}

// NOTE-READ-3, NOTE-CACHE-1, NOTE-DATA-1
test('a published note is on the cached page at once, with its structured data', async () => {
  const before = await open()
  expect(main(before)).toContain('The table is laid, nobody has sat down yet.')
  expect(dataOf(before)).not.toHaveProperty('commentCount')
  await site.write({ kind: 'cooked', rating: 4, text: 'See https://example.com <b>now</b>', step: 2 })
  expect(await open()).toBe(before)
  await site.publish()
  const after = await open()
  expect(main(after)).toContain('Ellen cooked it, about step 2')
  expect(main(after)).toContain('See https://example.com <b>now</b>')
  expect(readHtml(after).querySelectorAll('main a[href*="example.com"]')).toHaveLength(0)
  expect(dataOf(after)).toMatchObject({
    commentCount: 1,
    review: [{ author: { name: 'Ellen' }, reviewRating: { ratingValue: 4 } }],
  })
  expect(robots(after)).not.toContain('noindex')
})

// NOTE-READ-3
test('kinds, order and further pages are plain links that are not indexed', async () => {
  await writeMany(12)
  await site.publish()
  const first = readHtml(await open())
  expect(first.querySelectorAll('article.note')).toHaveLength(10)
  const hrefs = [...first.querySelectorAll('#notes a')].map((link) => link.getAttribute('href'))
  expect(hrefs).toEqual(
    expect.arrayContaining([
      `${PAGE}?kind=tip#notes`,
      `${PAGE}?sort=newest#notes`,
      `${PAGE}?page=2#notes`,
      `${PAGE}?write=true#notes`,
    ]),
  )
  const second = await open('?page=2')
  expect(readHtml(second).querySelectorAll('article.note')).toHaveLength(2)
  expect(main(second)).toContain('11 to 12 of 12 shown')
  expect(robots(second)).toBe('noindex, follow')
  expect(readHtml(second).querySelector('link[rel="canonical"]')?.getAttribute('href')).toMatch(
    /red-lentil-dal$/,
  )
  // Unknown parameters change nothing.
  expect(await open('?utm_source=x')).toBe(await open())
})

// NOTE-READ-6
test('up to three notes are shown without controls; from the fourth on kinds and order are offered', async () => {
  const offered = async () =>
    [...readHtml(await open()).querySelectorAll('#notes a')]
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => /[?&](?:kind|sort)=/.test(href))
  await writeMany(3)
  await site.publish()
  expect(readHtml(await open()).querySelectorAll('article.note')).toHaveLength(3)
  expect(await offered()).toEqual([])
  await site.write({ kind: 'question', text: 'And the fourth?' }, from(9))
  await site.publish()
  expect(await offered()).toEqual(
    expect.arrayContaining([
      `${PAGE}?kind=tip#notes`,
      `${PAGE}?kind=question#notes`,
      `${PAGE}?sort=newest#notes`,
    ]),
  )
})

// NOTE-LINE-1
test('a line with notes links to them without JavaScript', async () => {
  await site.write({ ingredient: 1 })
  await site.write({ kind: 'question', step: 2, text: 'For how long?' })
  await site.publish()
  const marks = [...readHtml(await open()).querySelectorAll('.note-mark')]
  expect(marks.map((mark) => [mark.getAttribute('aria-label'), mark.getAttribute('href')])).toEqual([
    ['1 note about this line', '?at=ingredient:1#notes'],
    ['1 note about this line', '?at=step:2#notes'],
  ])
  const shown = readHtml(await open('?at=step:2'))
  expect([...shown.querySelectorAll('.note-text')].map(({ textContent }) => textContent)).toEqual([
    'For how long?',
  ])
  expect((await site.read()).json().lines).toEqual([
    { place: { ingredient: 1 }, count: 1, tips: 1 },
    { place: { step: 2 }, count: 1, tips: 0 },
  ])
  expect((await site.read('?at=step:0')).statusCode).toBe(400)
})

// NOTE-FORM-2, NOTE-WRITE-4
test('without JavaScript the form is a separate page and sends the note', async () => {
  expect(readHtml(await open()).querySelector('form.note-form')).toBeNull()
  const form = [...readHtml(await open('?write=true')).querySelectorAll('form')].find(
    (one) => one.getAttribute('class') === 'note-form',
  )
  if (!form) throw new Error('There is no form')
  expect(form.getAttribute('enctype')).toBe('multipart/form-data')
  findInput(form, '[name="kind"][value="tip"]').setAttribute('checked', '')
  findInput(form, '[name="name"]').setAttribute('value', 'Ellen')
  const sent = new URLSearchParams(sentBy(form))
  sent.set('text', 'White beans instead.')
  sent.delete('image')
  const answer = await site.app.server.inject({
    method: 'POST',
    url: form.getAttribute('action') ?? '',
    payload: sent.toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
  })
  expect(answer.statusCode).toBe(202)
  expect(answer.body).toContain('Thank you, Ellen. Maya reads it first.')
})

// NOTE-CLOSED-1
test('where notes are closed the page says so, and published ones stay', async () => {
  await site.write()
  await site.publish()
  await site.app.store.db.updateTable('recipes').set({ notes_open: 0 }).execute()
  const page = await open('?write=true')
  expect(main(page)).toContain('Notes are closed here')
  expect(main(page)).toContain('White beans instead')
  expect(readHtml(page).querySelector('form.note-form')).toBeNull()
  const article = await site.app.server.inject('/blog/walk-more')
  expect(main(article.body)).toContain('Ask a question')
})
