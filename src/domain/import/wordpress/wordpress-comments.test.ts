import { expect, test } from 'vitest'
import { readWxrItem } from './read-wxr.ts'
import { gatherReferences, readWxrHead, splitWxr } from './wxr-site.ts'

const HEAD = `<?xml version="1.0"?><rss xmlns:wp="http://wordpress.org/export/1.2/"><channel><title>Old</title>
<wp:base_blog_url>https://old.example.com</wp:base_blog_url>
<wp:author><wp:author_id>7</wp:author_id><wp:author_login>ann</wp:author_login><wp:author_email>Ann@old.example.com</wp:author_email><wp:author_display_name>Ann</wp:author_display_name></wp:author>`
const RECIPE =
  '<item><title>Dal</title><guid>r1</guid><wp:post_id>31</wp:post_id><wp:post_type>wprm_recipe</wp:post_type><wp:status>publish</wp:status></item>'

interface Given {
  id: number
  parent?: number
  name?: string
  email?: string
  user?: number
  text?: string
  approved?: string
  type?: string
  minute?: number
  meta?: [key: string, value: string]
  /** As XML. */
  dates?: string
}

function comment(given: Given): string {
  const { id, parent = 0, name = 'Hanne', email = '', user = 0, text = `Words of ${id}` } = given
  const { approved = '1', type = 'comment', minute = id, meta } = given
  const date = `<wp:comment_date_gmt>2023-05-01 08:${String(minute).padStart(2, '0')}:00</wp:comment_date_gmt>`
  const rating = meta
    ? `<wp:commentmeta><wp:meta_key>${meta[0]}</wp:meta_key><wp:meta_value>${meta[1]}</wp:meta_value></wp:commentmeta>`
    : ''
  return `<wp:comment><wp:comment_id>${id}</wp:comment_id><wp:comment_author><![CDATA[${name}]]></wp:comment_author><wp:comment_author_email>${email}</wp:comment_author_email>${given.dates ?? date}<wp:comment_content><![CDATA[${text}]]></wp:comment_content><wp:comment_approved>${approved}</wp:comment_approved><wp:comment_type>${type}</wp:comment_type><wp:comment_parent>${parent}</wp:comment_parent><wp:comment_user_id>${user}</wp:comment_user_id>${rating}</wp:comment>`
}

function read(comments: readonly Given[], content = '') {
  const post = `<item><title>A</title><wp:status>publish</wp:status><guid>g1</guid><dc:creator>ann</dc:creator><content:encoded><![CDATA[${content}]]></content:encoded>${comments.map(comment).join('')}</item>`
  const text = `${HEAD}${RECIPE}${post}</channel></rss>`
  const parts = splitWxr(text)
  const site = readWxrHead(parts)
  for (const [start, end] of parts.items) gatherReferences(site, text.slice(start, end))
  const [, [start, end] = [0, 0]] = parts.items
  const entry = readWxrItem(site, text.slice(start, end))
  if (entry.kind !== 'item') throw new Error(`Left out: ${entry.what}`)
  return entry.item
}

// IMPORT-NOTE-1
test('approved comments are imported with the author’s answer, deeper ones flattened; others are skipped', () => {
  const { notes, warnings } = read([
    { id: 3, parent: 1, name: 'Ann', user: 7, text: 'Old lentils,<br />I am sure.' },
    { id: 1, text: '<p>Still whole &amp; hard?</p><p>Why?</p>', email: 'Hanne@example.com' },
    { id: 2, parent: 1, name: 'June' },
    { id: 4, parent: 3, name: 'Hanne', text: 'Thank you!' },
    { id: 5, parent: 4, name: 'Ann', email: 'ann@old.example.com', text: 'Any time.' },
    { id: 6, parent: 2, name: 'Siv' },
    { id: 7, name: 'Ann', user: 7, text: 'A word to all.' },
    { id: 8, approved: 'spam' },
    { id: 9, approved: '0' },
    { id: 10, approved: 'trash' },
    { id: 11, type: 'pingback' },
    { id: 12, type: 'trackback' },
    { id: 13, text: ' <p></p> ' },
  ])
  expect(notes.map(({ name, text, answer }) => [name, text, answer?.text])).toEqual([
    ['Hanne', 'Still whole & hard?\nWhy?', 'Old lentils,\nI am sure.'],
    ['June', 'Words of 2', undefined],
    ['Hanne', 'Thank you!', 'Any time.'],
    ['Siv', 'Words of 6', undefined],
    ['Ann', 'A word to all.', undefined],
  ])
  expect(notes[0]).toMatchObject({
    origin: 'wordpress:g1#comment-1',
    email: 'hanne@example.com',
    created_at: '2023-05-01T08:01:00.000Z',
    kind: null,
    recipe: null,
    rating: null,
  })
  expect(warnings).toEqual(['1 comment that was never approved stays behind.'])
})

// IMPORT-DATE-1
test('a comment without a date in UTC has its local one', () => {
  const dates = [
    '<wp:comment_date>2020-01-01 10:00:00</wp:comment_date>',
    '<wp:comment_date_gmt>0000-00-00 00:00:00</wp:comment_date_gmt>',
  ].join('')
  const { notes } = read([{ id: 1, dates }])
  expect(notes).toMatchObject([{ created_at: '2020-01-01T10:00:00.000Z' }])
})

test('a stranger with the author’s name is not taken for the author', () => {
  const { notes } = read([{ id: 1 }, { id: 2, parent: 1, name: 'Ann', user: 0, email: 'x@example.com' }])
  expect(notes.map(({ name, answer }) => [name, answer])).toEqual([
    ['Hanne', null],
    ['Ann', null],
  ])
})

test('a second answer is appended to the first', () => {
  const { notes } = read([
    { id: 1 },
    { id: 2, parent: 1, user: 7, text: 'Yes.' },
    { id: 3, parent: 2, user: 7, text: 'And no.' },
  ])
  expect(notes.map(({ answer }) => answer)).toEqual([
    { text: 'Yes.\n\nAnd no.', answered_at: '2023-05-01T08:03:00.000Z' },
  ])
})

// IMPORT-NOTE-2
test.each([
  ['wprm-comment-rating', '5', 5],
  ['ERRating', '4', 4],
  ['wprm-comment-rating', '0', null],
  ['wprm-comment-rating', 'five', null],
  ['rating', '5', null],
] as const)('a rating of %s (%s) under a post with a recipe becomes %s', (key, value, rating) => {
  const { notes } = read([{ id: 1, meta: [key, value] }], '[wprm-recipe id="31"]')
  expect(notes).toMatchObject([
    rating === null
      ? { rating: null, kind: null, recipe: null }
      : { rating, kind: 'cooked', recipe: 'wordpress:r1' },
  ])
})

test('ratings under a text without a recipe are dropped', () => {
  const { notes } = read([{ id: 1, meta: ['wprm-comment-rating', '5'] }])
  expect(notes).toMatchObject([{ rating: null, kind: null, recipe: null }])
})
