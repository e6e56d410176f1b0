import { describe, expect, it } from 'vitest'
import { readArticle, readRecipe, rulesOf, steps } from '../../../tests/fixtures/proof-items.ts'

const LONG = `${'word '.repeat(41).trim()}.`

/** By rule: sentences it reports, and sentences it does not. */
const CASES: Readonly<Record<string, { found: string[]; notFound: string[] }>> = {
  'long-sentence': {
    found: [`Well, ${LONG}`],
    notFound: [
      `${'word '.repeat(20).trim()}. ${'Word '.repeat(25).trim()}.`,
      `- ${'word '.repeat(25)}\n- ${'word '.repeat(25)}`,
    ],
  },
  'long-paragraph': {
    found: ['A short one. '.repeat(60)],
    notFound: [`${'A short one. '.repeat(40)}\n\n${'A short one. '.repeat(40)}`],
  },
  'repeated-line': {
    found: [
      'We walk to the lake and back.\n\nBring a hat.\n\nWe walk to the lake and back.',
      '- A cup of oats for each of you\n- A cup of oats for each of you',
    ],
    notFound: [
      'Rest for a minute.\n\nRest for a minute.',
      `Come to the class on Thursday evening.\n\n${'We breathe.\n\n'.repeat(9)}Come to the class on Thursday evening.`,
    ],
  },
  'ageing-date': {
    found: [
      'We met last week.',
      'Our next month is full.',
      'It began a few days ago.',
      'It began two weeks ago.',
      'The course starts tomorrow.',
      'I saw her yesterday.',
    ],
    notFound: [
      'Use rice cooked a day ago.',
      'Bread baked two days ago is best.',
      'The last week of the plan is easy.',
      'Do it this week, and twice.',
      'Cook today, eat tomorrow.',
      'In March 2024 we met.',
      'At last, spring.',
      'Fry yesterday’s rice.',
      'Find yours this month, on foot.',
      'The weights you lifted last week feel heavy.',
    ],
  },
  'ageing-day': {
    found: [
      'Join us on 12 May.',
      'The class is on Friday, March 3rd.',
      'Join us on the 3rd of March.',
      'Open until 31/12/2026.',
      'Join us on 2026-12-24.',
    ],
    notFound: [
      'She was born on 12 May 1961.',
      'On day 3 you rest.',
      'We met on 12 May.',
      'Many searched, most of them on 30 December 2020.',
    ],
  },
  placeholder: {
    found: [
      '[INSERT PHOTO OF JANE]',
      'Lorem ipsum dolor.',
      'TODO: say more.',
      'Write to [your name here].',
      'It takes ??? minutes.',
      'Call [phone number here].',
      'Insert picture here.',
      'PICTURE HERE OF THE LOAF',
      'Content here...',
      'Bake it for XX minutes.',
      'TK: a line about the garden.',
    ],
    notFound: [
      'Love from all of us, xxx',
      'See you on Sunday.\n\nXX',
      'The text here is mine.',
      'Insert the key.',
      'Insert the picture into its frame.',
      'Video here: a walk.',
      'Her to-do list is short.',
      'Take [the long walk](/blog/walk).',
      'Really?',
      'Nine in ten are women, with XX chromosomes.',
      'I found the mat at TK Maxx.',
    ],
  },
  'unkind-word': {
    found: [
      'A guilt-free brownie.',
      'Sunday is my cheat day.',
      'Get a bikini body.',
      'Tone your problem areas.',
      'No excuses!',
      'Earn your dinner.',
      'Burn it off the holiday calories.',
      'A naughty treat.',
      'An anti-ageing dish.',
      'At your age it is harder.',
    ],
    notFound: [
      'She was guilty of nothing.',
      'The beach is ready.',
      'He earned a living.',
      'Burn the wick off the candle.',
      'At any age you can begin.',
    ],
  },
  'belittling-word': {
    found: [
      'Obviously you stretch first.',
      'Everyone knows that.',
      'Anyone can run.',
      'It’s so easy.',
      'It’s so simple, even your grandmother could do it.',
    ],
    notFound: [
      'It is not obvious.',
      'Just breathe.',
      'Of course she came.',
      'Obviously, I was late.',
      'Obviously, a dinner for twelve takes an afternoon.',
      'He was obviously tired.',
      'Anyone can join us.',
      'All you have to do is breathe.',
    ],
  },
  shouting: {
    found: ['DO NOT SKIP THIS.', 'It is A VERY BAD IDEA.', 'STOP IF IT HURTS!'],
    notFound: [
      'The NHS and the BBC agree.',
      'HIIT is short for something.',
      'Take the HDMI cable.',
      'Ask the NHS, NICE, BDA or WHO.',
      'It has EPA, DHA and ALA.',
      'A BBC NHS HIIT class.',
      '## References\n\nTHE JOURNAL OF ALL BONES, 2019.',
    ],
  },
  'many-marks': {
    found: ['Wonderful!!', 'Really?!?', 'Eggs,, milk.'],
    notFound: ['Wonderful!', 'Really?!', 'And so on...'],
  },
  'space-before-mark': {
    found: ['Breathe in , then out.', 'Breathe in ,then out.', 'Well done !'],
    notFound: [
      'It is *slow*, and good.',
      'See [the walk](/blog/walk), please.',
      'It costs 3 .5.',
      'Wait ... now.',
    ],
  },
  'no-space-after-mark': {
    found: ['Breathe in.Then out.', 'Eggs,milk and flour.'],
    notFound: [
      'See example.com for more.',
      'At 3.30 we meet.',
      'The U.S.A. is large.',
      'About 1,000 steps.',
      'Use e.g. honey.',
    ],
  },
}

describe.each(Object.entries(CASES))('%s', (rule, { found, notFound }) => {
  it.each(found)('finds it in: %s', (content) => {
    expect(rulesOf(readArticle({ content }))).toContain(rule)
  })
  it.each(notFound)('ignores: %s', (content) => {
    expect(rulesOf(readArticle({ content }))).not.toContain(rule)
  })
})

it('continues after a list of sources', () => {
  const content = '## References\n\nOpen,, the window.\n\n## The rest\n\nOpen,, the door.'
  expect(readArticle({ content }).map(({ start }) => start)).toEqual([content.lastIndexOf(',,')])
})

describe('two-spaces', () => {
  it('applies to fields shown as written, since Markdown collapses spaces', () => {
    const instructions = steps('Slice the  tomatoes with garlic.')
    const [finding] = readRecipe({ instructions }).filter(({ rule }) => rule === 'two-spaces')
    expect(finding?.fix).toEqual({
      field: 'instructions.0.instruction',
      value: 'Slice the tomatoes with garlic.',
    })
    expect(rulesOf(readArticle({ content: 'Open  the window.' }))).not.toContain('two-spaces')
  })
})

it('reports positions in the field, after markup, lists and other paragraphs', () => {
  const content = '## Before\n\n> A **quiet** beginning, and\n> more of it !\n\n- one\n- two , three'
  const findings = readArticle({ content }).filter(({ rule }) => rule === 'space-before-mark')
  expect(findings.map(({ start, end }) => content.slice(start - 2, end + 1))).toEqual(['it !', 'wo ,'])
  expect(findings.map(({ fix }) => fix?.value)).toEqual([
    content.replace(' !', '!'),
    content.replace(' ,', ','),
  ])
})

// PROOF-TEXT-1
it('ignores code and addresses', () => {
  expect(readArticle({ content: '```\nTODO !!\n```\n\nhttps://example.com/a,,b!!c' })).toEqual([])
})
