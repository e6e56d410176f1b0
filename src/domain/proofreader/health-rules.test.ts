import { describe, expect, it } from 'vitest'
import { readArticle, readRecipe, rulesOf } from './test-items.ts'

const CASES: Readonly<Record<string, { found: string[]; notFound: string[] }>> = {
  'health-claim': {
    found: [
      'These three moves cure back pain.',
      'Ginger prevents colds.',
      'Walking reverses type 2 diabetes.',
    ],
    notFound: [
      'No stretch cures back pain.',
      'Walking often eases a stiff back.',
      'She treats pain as a message.'.replace('treats pain', 'hears pain'),
      'Does ginger prevent colds?',
    ],
  },
  'health-effect': {
    found: ['Walking lowers your blood pressure.'],
    notFound: [
      'Walking may lower your blood pressure.',
      '[Walking lowers your blood pressure](https://www.nhs.uk/).',
      'Lower your heels slowly.',
    ],
  },
  promise: {
    found: ['Lose 5 kg in two weeks.', 'A miracle cure.', 'It is clinically proven.', 'Guaranteed results.'],
    notFound: ['I cannot promise that you lose 5 kg.', 'Lift 5 kg.', 'Nobody has proven it.'],
  },
  'health-myth': {
    found: ['This tea will detox you.', 'It boosts your metabolism.', 'Burns belly fat.', 'A superfood.'],
    notFound: ['You do not need to detox.', 'Burn the toast.', 'Food is super.'],
  },
  'study-without-source': {
    found: ['Studies show that rest helps.', 'According to experts, it works.', 'It helps 80% of women.'],
    notFound: [
      '[Studies show](https://www.nhs.uk/) that rest helps.',
      'My study is full of books.',
      'Studies show that rest helps.[^1]\n\n[^1]: A study.',
    ],
  },
  'send-to-doctor': {
    found: ['If you are pregnant, go slowly.', 'After surgery wait a while.'],
    notFound: ['If you are pregnant, ask your midwife first.', 'Go slowly.'],
  },
}

describe.each(Object.entries(CASES))('%s', (rule, { found, notFound }) => {
  it.each(found)('finds it in: %s', (content) => {
    expect(rulesOf(readArticle({ content }))).toContain(rule)
  })
  it.each(notFound)('leaves alone: %s', (content) => {
    expect(rulesOf(readArticle({ content }))).not.toContain(rule)
  })
})

it('reads recipes for promises as well', () => {
  expect(rulesOf(readRecipe({ notes: 'It cures colds.' }))).toContain('health-claim')
})
