import { expect, test } from 'vitest'
import { lexicalToHtml, mobiledocToHtml, withPlainCards } from './ghost-formats.ts'
import { openGhost } from './read-ghost.ts'

function convert(markers: unknown[], { markups = [], atoms = [] }: Record<string, unknown[]> = {}) {
  return mobiledocToHtml(
    JSON.stringify({ version: '0.3.1', markups, atoms, cards: [], sections: [[1, 'p', markers]] }),
  )
}

// IMPORT-TEXT-2
test('bold and links are kept when nested', () => {
  const markups = [['strong'], ['a', ['href', 'https://x.example/?a=1&b="2"']], ['u']]
  const markers = [
    [0, [], 0, 'A '],
    [0, [0], 0, 'bold '],
    [0, [1], 2, 'link'],
    [0, [2], 1, ' <end>'],
  ]
  expect(convert(markers, { markups })).toBe(
    '<p>A <strong>bold <a href="https://x.example/?a=1&amp;b=&quot;2&quot;">link</a></strong> &lt;end&gt;</p>',
  )
})

test('an atom becomes its text or a line break, never its number', () => {
  const atoms = [
    ['soft-return', '', {}],
    ['mention', '@ann', {}],
  ]
  const markers = [
    [0, [], 0, 'a'],
    [1, [], 0, 0],
    [1, [], 0, 1],
    [1, [], 0, 9],
  ]
  expect(convert(markers, { atoms })).toBe('<p>a<br>@ann</p>')
})

test('malformed markers are dropped one by one', () => {
  expect(convert([null, [0], [0, [7], 9, 'kept'], [0, 'x', 0, 'y']])).toBe('<p>kept</p>')
})

const CARDS: [name: string, card: Record<string, unknown>, html: string][] = [
  [
    'bookmark',
    { url: 'https://x.example/', metadata: { title: 'A & B' } },
    '<p><a href="https://x.example/">A &amp; B</a></p>',
  ],
  [
    'gallery',
    { images: [{ src: 'a.jpg', alt: 'A' }, { src: '' }], caption: 'Both' },
    '<figure><img src="a.jpg" alt="A"></figure><p>Both</p>',
  ],
  ['callout', { calloutText: '<p>Mind <b>this</b></p>' }, '<p>Mind <b>this</b></p>'],
  ['toggle', { heading: 'Why?', content: '<p>So.</p>' }, '<h4>Why?</h4><p>So.</p>'],
  [
    'button',
    { buttonUrl: 'https://x.example/', buttonText: 'Go' },
    '<p><a href="https://x.example/">Go</a></p>',
  ],
  ['file', { src: 'f.pdf', fileTitle: 'Plan' }, '<p><a href="f.pdf">Plan</a></p>'],
  [
    'markdown',
    { markdown: '# Head\n\n- **one**\n\n<i>x</i>' },
    '<h1>Head</h1>\n<ul>\n<li><strong>one</strong></li>\n</ul>\n<p><i>x</i></p>',
  ],
  [
    'call-to-action',
    { textValue: '<p>Join</p>', buttonText: 'Go', buttonUrl: 'https://x.example/' },
    '<p>Join</p><p><a href="https://x.example/">Go</a></p>',
  ],
  ['email', { html: '<p>In mails alone</p>' }, ''],
  ['unheard-of', { words: 1 }, ''],
]

test.each(CARDS)('the card %s is read in both editor formats', (name, card, html) => {
  expect(lexicalToHtml(JSON.stringify({ root: { children: [{ type: name, ...card }] } }))).toBe(html)
  expect(mobiledocToHtml(JSON.stringify({ cards: [[name, card]], sections: [[10, 0]] }))).toBe(html)
})

test('a Markdown card that cannot be parsed in time is imported as written', () => {
  const markdown = '>'.repeat(50)
  expect(lexicalToHtml(JSON.stringify({ root: { children: [{ type: 'markdown', markdown }] } }))).toBe(
    `<p>${'&gt;'.repeat(50)}</p>`,
  )
})

test('a bookmark card becomes a line, and the emoji of callout cards are dropped', () => {
  const card = (title: string) =>
    `<figure class="kg-card kg-bookmark-card"><a class="kg-bookmark-container" href="https://x.example/"><div class="kg-bookmark-title">${title}</div><img src="icon.png"></a></figure>`
  expect(withPlainCards(`${card('One')}${card('Two')}<div class="kg-callout-emoji">💡</div>`)).toBe(
    '<figure class="kg-card kg-bookmark-card"><p><a href="https://x.example/">One</a></p></figure><figure class="kg-card kg-bookmark-card"><p><a href="https://x.example/">Two</a></p></figure>',
  )
})

// IMPORT-PLAN-2
test.each(['', '(Untitled)'])('a post titled “%s” is identified by its first words', (title) => {
  const post = {
    id: 1,
    title,
    slug: 'untitled-2',
    html: '<p>Rain all day. More tomorrow.</p>',
    status: 'published',
  }
  const site = openGhost({ data: { posts: [post] } }, null)
  expect(site.read(post)).toMatchObject({
    item: { title: 'Rain all day', problem: null, fields: { input: { slug: 'rain-all-day' } } },
  })
})

// IMPORT-DATE-1
test.each([
  [{ status: 'published', visibility: 'members' }, '2024-02-03T04:05:06.000Z'],
  [{ status: 'sent' }, '2024-02-03T04:05:06.000Z'],
  [{ status: 'draft' }, null],
])('a post that becomes a draft keeps the date it was published at: %j', (about, published_at) => {
  const post = {
    id: 1,
    title: 'A',
    slug: 'a',
    html: '<p>a</p>',
    published_at: '2024-02-03 04:05:06',
    ...about,
  }
  const site = openGhost({ data: { posts: [post] } }, null)
  expect(site.read(post)).toMatchObject({ item: { fields: { input: { status: 'draft', published_at } } } })
})

test('a post of an unknown shape is named in words that have a plural', () => {
  expect(openGhost({ data: { posts: [] } }, null).read({ title: 1 })).toEqual({
    kind: 'other',
    what: 'unreadable post',
  })
})
