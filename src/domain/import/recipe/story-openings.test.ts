import { expect, test } from 'vitest'
import { beginAtStep } from './story-openings.ts'
import { weigh } from './told-sentences.ts'

const COOKED = ['Fry 200 g of leeks in 20 g of butter.', 'Stir in a tin of sardines and the turnips.']

// RIMPORT-TEXT-11
test.each([
  ['what was eaten beside it', 'We ate this in a harbour, with two glasses of cold cider.', 1],
  ['what is measured anew', 'Last night I had only half a leek and some butter in the house.', 1],
  ['what is never put in', 'My aunt came home with six lemons.', 1],
  ['what the steps have from there', 'I had two turnips to use up.', 0],
  ['what is weighed', 'When I began it was one mug of barley and 3 tbsp of oil.', 0],
  ['what is needed', 'You need two hens.', 0],
  ['what is done', 'Boil six eggs.', 0],
])('a recipe begins after or with %s', (_, opening, from) => {
  const all = weigh([opening, ...COOKED])
  expect(beginAtStep(all, { from: 0, to: all.length }).from).toBe(from)
})

test('a story alone is not a recipe, and nothing before the run is examined', () => {
  const all = weigh(['We ate it with two glasses of cider.'])
  expect(beginAtStep(all, { from: 0, to: 1 })).toEqual({ from: 0, to: 1 })
  expect(beginAtStep([], { from: 0, to: 0 })).toEqual({ from: 0, to: 0 })
})
