import { describe, expect, it } from 'vitest'
import { readArticle, rulesOf } from '../../../tests/fixtures/proof-items.ts'
import type { SiteFacts } from './subjects.ts'

const FACTS: SiteFacts = {
  siteUrl: 'https://coach.example',
  paths: new Set(['/', '/about', '/blog', '/blog/long-walk', '/recipes/red-lentil-dal']),
  others: [
    { path: '/blog/long-walk', title: 'The long walk', meta_title: null, meta_description: null },
    { path: '/recipes/red-lentil-dal', title: 'Dal', meta_title: null, meta_description: null },
  ],
}
const WORDS = 'Five words stand right here. '

const CASES: Readonly<Record<string, { found: string[]; notFound: string[] }>> = {
  'heading-skipped': {
    found: ['## One\n\n#### Two', '### One'],
    notFound: [
      '## One\n\n### Two\n\n## Three',
      '## One\n\n### Two\n\n#### Three',
      '## One\n\n### Two\n\n### Three',
    ],
  },
  'heading-level-one': { found: ['# One', 'One\n==='], notFound: ['## One', '#tag'] },
  'heading-empty': { found: ['##\n\nText'], notFound: ['## ![A bowl](a.jpg)'] },
  'heading-mark': { found: ['## What to eat:', '## Rest.'], notFound: ['## Why rest?', '## And then ...'] },
  'bold-as-heading': {
    found: ['**What to eat**\n\nOats.'],
    notFound: [
      '**Eat.**\n\nOats.',
      '**No “diets.”**\n\nOats.',
      '**[A film](/about)**\n\nOats.',
      '**Eat** oats.\n\nThen rest.',
      '**The end**',
    ],
  },
  'no-headings': {
    found: [WORDS.repeat(110)],
    notFound: [WORDS.repeat(90), `## One\n\n${WORDS.repeat(110)}`],
  },
  'picture-without-alt': {
    found: ['![](a.jpg)', '![ ](a.jpg)', '![][1]\n\n[1]: a.jpg'],
    notFound: ['![A bowl](a.jpg)'],
  },
  'alt-text': {
    found: [
      '![Image of a bowl](a.jpg)',
      '![IMG_2345.jpg](a.jpg)',
      `![${'long '.repeat(40)}](a.jpg)`,
      '![Alt text](a.jpg)',
      '![photo 2](a.jpg)',
    ],
    notFound: ['![A bowl](a.jpg)', '![The imaging room](a.jpg)', '![Photo album on a shelf](a.jpg)'],
  },
  'link-says-nothing': {
    found: [
      '[here](/about)',
      'Read [more](/about).',
      '[click here](https://a.example)',
      '[Click here now](/about)',
      '[over here](/about)',
    ],
    notFound: ['[Read about me](/about)', '[Here we go again](/about)', '[Here now and then](/about)'],
  },
  'link-without-words': {
    found: ['[](/about)', '[![](a.jpg)](/about)'],
    notFound: ['[![A bowl](a.jpg)](/about)'],
  },
  'link-to-missing-page': {
    found: [
      '[the walk](/blog/short-walk)',
      '[it](https://coach.example/blog/none)',
      '[us](/abuot)',
      '[it](/pages/old)',
      '[day](/2019/05/slow)',
      '[the walk](short-walk)',
      '[the dal](../recipes/dal)',
      '[it](https://www.coach.example/blog/none)',
      '[it](http://coach.example/blog/none)',
      '[![A bowl](a.jpg)](/recipes/gone)',
      '[us](/about.html)',
      '[us](https://coach.example/old.php)',
      '[the walk][1]\n\n[1]: /blog/none',
      '[the walk]\n\n[the walk]: /blog/none',
    ],
    notFound: [
      '[the walk](/blog/long-walk)',
      '[the walk][1]\n\n[1]: /blog/long-walk',
      '[the walk](https://coach.example/blog/long-walk/?from=a#end)',
      '[file](/media/a.pdf)',
      '[picture](/media/a)',
      '[feed](/feed.json)',
      '[other](https://other.example/blog/none)',
      '[near](https://coach.example.org/blog/none)',
      '[the walk](long-walk)',
      '[the dal](../recipes/red-lentil-dal)',
      '[the walk](https://www.coach.example/blog/long-walk)',
      '[mail](mailto:jane@coach.example)',
      '[part](#part)',
    ],
  },
  'link-nowhere': {
    found: [
      '[it]()',
      '[it](#)',
      '[it](www.example.com)',
      '[it](https://)',
      '[me](jane@coach.example)',
      '[it](#part)',
      '[our number](tel:123)',
      '[the files](ftp://a.example/b)',
    ],
    notFound: ['[it](#h-part)\n\n## Part', '[it](https://a.example)', '[mail](mailto:a@b.example)'],
  },
  'link-not-secure': {
    found: ['[it](http://a.example/b)', 'See http://a.example.'],
    notFound: ['[it](https://a.example/http://b)', 'See www.a.example.'],
  },
  'link-bare-address': {
    found: ['See https://a.example/b for more.'],
    notFound: ['See [the page](https://a.example/b).', 'https://a.example/b'],
  },
  'links-alike': {
    found: ['[the plan](/about) and [the plan](/blog)'],
    notFound: ['[the plan](/about) and [the plan](/about)', '[a](/about) and [b](/blog)'],
  },
  'unlinked-title': {
    found: ['I wrote The long walk in spring.'],
    notFound: [
      'I wrote [The long walk](/blog/long-walk).',
      'A long walk.',
      'We ate Dal.',
      '[The long walk][1]\n\n[1]: /about',
    ],
  },
  'visible-sign': {
    found: [
      '\\### What to do',
      '![A bowl](a.jpg)\n\\## What to do',
      '\\- one\n\\- two',
      '1\\. one\n2\\. two',
      '• one\n• two',
      '##Soup',
      'A \\*\\*bold\\*\\* word.',
      'A **bold ** word and **another **.',
      'See [the walk] (/blog/long-walk).',
      'See [the walk][walk].',
    ],
    notFound: [
      '### What to do',
      '#tag of the week',
      '12\\. March was cold.',
      '\\* not for everyone',
      '\\- Jane',
      'Two \\* three.',
      '> one\n> two',
      '`## code`',
      'See [the walk][walk].\n\n[walk]: /blog/long-walk',
    ],
  },
  'html-left-out': {
    found: ['<img src="a.jpg">', 'Read <a href="/about">about me</a>.'],
    notFound: ['<!-- later -->', 'One<br>two', '`<img>`', 'Two < three, four > one'],
  },
  'workout-unreadable': {
    found: ['```workout\nmoves: none\n```'],
    notFound: [
      '```workout\ntitle: Ten\nmoves:\n  - name: Squat\n    amount: 10 times\n```',
      '```\nmoves: none\n```',
    ],
  },
}

// PROOF-TEXT-2, PROOF-TEXT-4
describe.each(Object.entries(CASES))('%s', (rule, { found, notFound }) => {
  it.each(found)('finds it in: %s', (content) => {
    expect(rulesOf(readArticle({ content }, FACTS))).toContain(rule)
  })
  it.each(notFound)('ignores: %s', (content) => {
    expect(rulesOf(readArticle({ content }, FACTS))).not.toContain(rule)
  })
})

describe('fixes', () => {
  it.each([
    ['heading-skipped', '## One\n\n#### Two', '## One\n\n### Two'],
    [
      'heading-skipped',
      '#### One\n\n##### Two\n\n#### Three\n\n## Four',
      '## One\n\n### Two\n\n## Three\n\n## Four',
    ],
    ['heading-level-one', '# One', '## One'],
    ['heading-level-one', '# slow mornings\n\nOats.', '\n\nOats.'],
    ['bold-as-heading', '**Eat**\n\nOats.', '## Eat\n\nOats.'],
    ['alt-text', '![Photo of a bowl](a.jpg "b")', '![A bowl](a.jpg "b")'],
    ['link-says-nothing', 'Read [more](/blog/long-walk).', 'Read [The long walk](/blog/long-walk).'],
    ['visible-sign', '![A bowl](a.jpg)\n\\## What to do', '![A bowl](a.jpg)\n## What to do'],
    ['visible-sign', '##Soup', '## Soup'],
    ['link-not-secure', '[it](http://a.example)', '[it](https://a.example)'],
    ['link-nowhere', '[it](#my-part)\n\n## My part', '[it](#h-my-part)\n\n## My part'],
    ['unlinked-title', 'I wrote The long walk.', 'I wrote [The long walk](/blog/long-walk).'],
  ])('%s', (rule, content, mended) => {
    const finding = readArticle({ content }, FACTS).find((one) => one.rule === rule)
    expect(finding?.fix).toEqual({ field: 'content', value: mended })
    expect(rulesOf(readArticle({ content: mended }, FACTS))).not.toContain(rule)
  })
})

it('fixes the escaped list markers one by one', () => {
  const content = '\\- one\n\\- two'
  expect(readArticle({ content }).map(({ fix }) => fix?.value)).toEqual(['- one\n\\- two', '\\- one\n- two'])
})

// PROOF-SITE-1
it('reports no missing page before the site’s pages are known', () => {
  expect(rulesOf(readArticle({ content: '[the walk](/blog/short-walk)' }))).not.toContain(
    'link-to-missing-page',
  )
})

it('reports a too deeply nested text as unreadable', () => {
  expect(rulesOf(readArticle({ content: '>'.repeat(5_000) }))).toEqual(['unreadable-text'])
})
