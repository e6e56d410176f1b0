import { describe, expect, test } from 'vitest'
import { kindOfSubject } from './from-readers.ts'
import type { KnownItem, KnownSite } from './idea.ts'
import { describeOutcome, periodsAround } from './outcome.ts'
import { hemisphereOf } from './seasons.ts'
import { suggest } from './suggest.ts'

const SITE: KnownSite = {
  today: '2026-07-20',
  timeZone: 'Europe/Stockholm',
  searches: [],
  missing: [],
  messages: [],
  items: [],
}
const item = (more: Partial<KnownItem> = {}): KnownItem => ({
  kind: 'article',
  id: 1,
  title: 'A walk',
  about: '',
  dietary_tags: [],
  minutes: null,
  published_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-07-01T00:00:00.000Z',
  visitors: 0,
  recent_visitors: 0,
  ...more,
})
const recipe = (id: number, dietary_tags: string[], minutes: number) =>
  item({ kind: 'recipe', id, title: `Dish ${id}`, dietary_tags, minutes })
const ideas = (more: Partial<KnownSite>) => suggest({ ...SITE, ...more })
const ids = (more: Partial<KnownSite>) => ideas(more).map(({ id }) => id)

describe('searches', () => {
  // IDEA-SOURCE-2
  test('without results give an idea, and inflected forms count as the same search', () => {
    const [idea, ...others] = ideas({
      searches: [
        { text: 'perimenopause sleep', times: 9 },
        { text: 'sleeping perimenopause', times: 5 },
      ],
    })
    expect(others).toEqual([])
    expect(idea).toMatchObject({
      id: 'search-perimenopaus-sleep',
      sentence: '14 searches for “perimenopause sleep” found nothing',
      evidence: [{ times: 14 }],
      draft: { type: 'article', title: 'Perimenopause sleep', id: null },
      subjects: ['perimenopause sleep', 'sleeping perimenopause'],
    })
  })

  test('without a meaningful word give no idea', () => {
    expect(
      ids({
        searches: [
          { text: 'the of', times: 9 },
          { text: '12', times: 9 },
        ],
      }),
    ).toEqual([])
  })

  test.each([
    ['aubergine', 'recipe'],
    ['vegan breakfast', 'recipe'],
    ['soups', 'recipe'],
    ['lower back', 'article'],
    ['perimenopause sleep', 'article'],
  ])('for %s suggest the kind %s', (text, kind) => {
    expect(kindOfSubject(text)).toBe(kind)
  })
})

test('a missing address gives an idea, an address requested by machines does not', () => {
  const [idea] = ideas({ missing: [{ path: '/blog/yoga-for-runners', times: 4 }] })
  expect(idea).toMatchObject({
    id: 'missing-runner-yoga',
    sentence: '/blog/yoga-for-runners was asked for 4 times, and is not there',
    draft: { type: 'article', title: 'Yoga for runners' },
    subjects: ['/blog/yoga-for-runners'],
  })
  const paths = [
    '/wp-login.php',
    '/wp-admin',
    '/.env',
    '/blog/a/b/c',
    '/x',
    '/admin-login',
    '/recipes/feed',
    '/favicon',
  ]
  expect(ids({ missing: paths.map((path) => ({ path, times: 9 })) })).toEqual([])
})

// IDEA-SOURCE-3
describe('questions', () => {
  const ask = (sender: string, text: string, names: string[] = []) => ({ sender, names, text })
  const NIGHTS = [
    ask('a@x', 'How do I get through hot nights?', ['Ann', 'Lee']),
    ask('b@x', 'Thanks! What helps against hot nights?', ['Berta']),
    ask('c@x', 'Hot nights again. Any ideas for my nights?', ['Cleo']),
  ]

  test('asked by three people give an idea', () => {
    const [idea] = ideas({ messages: NIGHTS })
    expect(idea).toMatchObject({ kind: 'question', evidence: [{ times: 3 }], draft: { type: 'article' } })
    expect(idea?.sentence).toBe('3 people wrote to ask about nights')
  })

  test('of two people, of a single person, or not phrased as questions give no idea', () => {
    expect(ids({ messages: NIGHTS.slice(0, 2) })).toEqual([])
    expect(ids({ messages: NIGHTS.map((one) => ({ ...one, sender: 'a@x' })) })).toEqual([])
    expect(ids({ messages: NIGHTS.map((one) => ({ ...one, text: one.text.replaceAll('?', '.') })) })).toEqual(
      [],
    )
  })

  test('never expose a name or a number', () => {
    const messages = ['a', 'b', 'c'].map((sender) =>
      ask(`${sender}@x`, 'Did Xanthippe call 0701234567?', ['Xanthippe']),
    )
    expect(JSON.stringify(ideas({ messages }))).not.toMatch(/xanthippe|0701/i)
  })

  test('without a common subject give no idea, even if they share a word', () => {
    const texts = ['What would you take instead?', 'Should I rest instead?', 'Could I rather walk instead?']
    const messages = texts.map((text, index) => ask(`${index}@x`, text))
    expect(ids({ messages })).toEqual([])
  })

  // IDEA-SOURCE-8
  test('about a search term are further evidence for the same idea', () => {
    const found = ideas({ messages: NIGHTS, searches: [{ text: 'nights', times: 6 }] })
    expect(found).toHaveLength(1)
    expect(found[0]?.evidence.map(({ kind }) => kind)).toEqual(['search', 'question'])
  })
})

// IDEA-SOURCE-5
test('much-read items unchanged for a year are to be revised; fresh or unread ones are not', () => {
  const old = '2025-03-04T00:00:00.000Z'
  expect(ideas({ items: [item({ visitors: 40, updated_at: old })] })).toMatchObject([
    {
      id: 'revise-article-1',
      draft: { title: 'A walk', id: 1 },
      sentence: expect.stringContaining('March 4, 2025'),
    },
  ])
  expect(ids({ items: [item({ visitors: 40 }), item({ visitors: 19, updated_at: old })] })).toEqual([])
})

// IDEA-SOURCE-4
describe('a rising item', () => {
  const rising = item({ title: 'Hips that forgive', about: 'lower back', visitors: 40, recent_visitors: 28 })

  test('gives an idea for more of it; a new, hardly read or steady item does not', () => {
    expect(ideas({ items: [rising] })).toMatchObject([
      {
        id: 'rising-article-1',
        sentence: '“Hips that forgive” is read twice as much as a month ago',
        evidence: [{ kind: 'rising', times: 28 }],
        draft: { type: 'article', title: 'More like “Hips that forgive”', id: null },
      },
    ])
    expect(ideas({ items: [{ ...rising, visitors: 60, recent_visitors: 50 }] })[0]?.sentence).toContain(
      '5 times as much',
    )
    for (const more of [
      { published_at: '2026-06-20T00:00:00.000Z' },
      { recent_visitors: 26 },
      { visitors: 28 },
      { visitors: 29, recent_visitors: 19 },
    ])
      expect(ids({ items: [{ ...rising, ...more }] }), JSON.stringify(more)).toEqual([])
  })

  test('is evidence for searches on the same subject', () => {
    const found = ideas({ items: [rising], searches: [{ text: 'sore lower back', times: 6 }] })
    expect(found.map(({ id, evidence }) => [id, evidence.map(({ kind }) => kind)])).toEqual([
      ['search-back-lower-sore', ['search', 'rising']],
    ])
    expect(ids({ items: [rising], searches: [{ text: 'knees', times: 6 }] })).toEqual([
      'search-knee',
      'rising-article-1',
    ])
  })
})

test('a missing address similar to an existing one needs a redirect and gives no idea', () => {
  const missing = [{ path: '/recipes/overnight-oat', times: 9 }]
  expect(ids({ missing })).toEqual(['missing-oat-overnight'])
  expect(ids({ missing, items: [item({ title: 'Overnight Oats in a Jar' })] })).toEqual([])
})

// IDEA-SOURCE-6
describe('seasons', () => {
  test('are suggested six weeks ahead, and dropped a week after their beginning', () => {
    expect(ids({ today: '2026-08-11' })).toContain('season-autumn-2026')
    expect(ids({ today: '2026-08-10' })).not.toContain('season-autumn-2026')
    expect(ids({ today: '2026-09-29' })).toContain('season-autumn-2026')
    expect(ids({ today: '2026-09-30' })).not.toContain('season-autumn-2026')
  })

  test('follow the coach’s hemisphere', () => {
    expect(hemisphereOf('Australia/Sydney')).toBe('south')
    expect(hemisphereOf('America/New_York')).toBe('north')
    expect(ids({ today: '2026-02-15', timeZone: 'Australia/Sydney' })).toContain('season-autumn-2026')
    expect(ids({ today: '2026-02-15' })).toEqual(['season-spring-2026'])
  })

  test('are not suggested when an item is about them, and may cross the year', () => {
    expect(ids({ today: '2026-09-01', items: [item({ title: 'Pumpkin soup' })] })).not.toContain(
      'season-autumn-2026',
    )
    expect(ids({ today: '2026-12-24' })).toContain('season-new-year-2027')
  })
})

// IDEA-SOURCE-7
test('a gap is a tag with fewer than two quick recipes, given enough recipes', () => {
  const many = Array.from({ length: 8 }, (_, index) =>
    recipe(index + 1, ['vegan', 'vegetarian', 'gluten-free', 'dairy-free', 'high-protein', 'make-ahead'], 20),
  )
  expect(ids({ items: many })).toEqual([])
  const slow = many.map((one) => ({ ...one, minutes: 60 }))
  expect(ideas({ items: slow })[0]).toMatchObject({
    kind: 'gap',
    sentence: expect.stringMatching(
      /^Among your 8 recipes is no (?:vegan|\S+) recipe that takes half an hour or less$/,
    ),
  })
  expect(ids({ items: slow.slice(1) })).toEqual([])
})

// IDEA-API-1
test('the same site gives the same ideas with the same ids, whatever the order of its data', () => {
  const searches = ['soup', 'lower back', 'knees'].map((text, times) => ({ text, times: times + 3 }))
  expect(ids({ searches: searches.toReversed() })).toEqual(ids({ searches }))
})

// IDEA-OUTCOME-1
test('the outcome of an idea is stated without embellishment', () => {
  expect(periodsAround('2026-03-01')).toEqual({
    before: { from: '2026-01-18', to: '2026-02-28' },
    after: { from: '2026-03-01', to: '2026-04-11' },
  })
  const none = { readers: 0, subscribed: 0 }
  const told = [
    describeOutcome('searches', 'sleep', { before: 11, after: 1, readers: 30, subscribed: 2 }),
    describeOutcome('searches', 'sleep', { before: 5, after: 5, readers: 0, subscribed: 9 }),
    describeOutcome('misses', '/blog/a', { before: 2, after: 4, ...none }),
    describeOutcome('readers', '', { before: 0, after: 0, ...none }),
    describeOutcome('readers', '', { before: 9, after: 7, ...none }),
  ]
  expect(told).toEqual([
    'Searches for “sleep” that find nothing, in the six weeks before and after. 30 people read it, and it brought 2 people to the letter.',
    'Nobody looked for it any less. Searches for “sleep” that find nothing are as many as before. It brought 9 people to the letter.',
    'Visits to /blog/a, which is not there have become more.',
    'Nobody has read it in six weeks.',
    'It is read less than in the six weeks before.',
  ])
})
