import { expect, test } from 'vitest'
import { heaviestRun, verbsIn, weigh } from './told-sentences.ts'

// RIMPORT-TEXT-11
test.each([
  ['Soften the onions, add the stock and simmer.', 3],
  ['She drained the pasta, tipped it in and tossed it.', 3],
  ['Squish it until it is stretchy.', 1],
  ['Add two onions and cooked rice.', 1],
  ['On the boat we had only one ring.', 0],
  ['We used to eat this by the sea.', 0],
  ['Next day I roasted it.', 1],
  ['You get sponge on top.', 0],
  ['A pound of beef goes into a heavy pot.', 1],
])('“%s” contains %j instructions', (text, verbs) => {
  expect(verbsIn(text)).toBe(verbs)
})

test.each([
  ['For four you want 500 g of carrots, two onions and a litre of stock.', 'need'],
  ['225 g flour, 110 g butter, 3 tbsp water.', 'need'],
  ['Take two cups of rice.', 'told'],
  ['Then 150 g barley and two bay leaves.', 'told'],
  ['Serves four.', 'facts'],
  ['Bake 20 minutes.', 'told'],
  ['My sister lives in Leeds.', 'said'],
  ['A proper cheese sauce takes ten minutes.', 'said'],
  ['He always said nobody roasts a chicken like that.', 'said'],
  ['Forty courgettes and counting, so here is a soup.', 'said'],
])('“%s” is %s', (text, kind) => {
  expect(weigh([text])[0]?.kind).toBe(kind)
})

test('the recipe is the run with the greatest weight, including minor remarks inside it', () => {
  const sentences = weigh([
    'My sister sent me this.',
    'Fry two onions in butter.',
    'Lid on till soft.',
    'Add 300 g rice and a litre of stock.',
    'We had it on the beach.',
  ])
  expect(heaviestRun(sentences)).toMatchObject({ from: 1, to: 4 })
})

test.each([
  'The dough needs 12 hours to rise.',
  'The loaf takes 50 minutes at 180 °C.',
  'The lamb needs about 20 minutes per pound.',
  'This custard takes about ten minutes over a low heat.',
])('a statement of duration does not end the recipe: “%s”', (text) => {
  const sentences = weigh(['Mix 500 g flour with 2 eggs.', text, 'Cool in the tin.'])
  expect(heaviestRun(sentences)).toMatchObject({ from: 0, to: 3 })
})

test('narrative sentences are not a recipe run', () => {
  expect(heaviestRun(weigh(['My sister sent me this.', 'It rained.']))).toMatchObject({ from: 0, to: 0 })
})
