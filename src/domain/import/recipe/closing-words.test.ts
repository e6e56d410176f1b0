import { expect, test } from 'vitest'
import { isClosing } from './closing-words.ts'

// RIMPORT-TEXT-10
test.each([
  'Keeps 4 days in a tin.',
  'Serves 8 generously, or 5 hungry boys.',
  'It will be fit for table in a week.',
  'We have it with mash.',
  'Keep in the fridge up to 2 weeks.',
  'Won 2nd place, county fair 1971.',
  'Nice with a dab of whipped cream.',
  'Some put in a spoon of brandy.',
  '(Walter likes more pepper)',
  'The beans are in flower and the peas have had their day.',
  'Your uncle has it with bacon.',
  'The filling can be made ahead.',
  'Can be kept in the fridge for up to 12 hours.',
  'Do not make it ahead, it goes soft.',
  'No need to thank me, just return the dish.',
])('“%s” is a closing remark after the steps', (sentence) => {
  expect(isClosing(sentence)).toBe(true)
})

test.each([
  'Serve with rice.',
  'Sesame seeds and spring onion on top.',
  'Another 15 min.',
  "Don't open the oven door!",
  'We then add the onions.',
  'She let it stand for ten minutes.',
  'Parmesan on top.',
  'I sometimes add a teaspoon of curry powder.',
  'Store in the fridge for 2 days before you cut it, then slice.',
])('“%s” is a step', (sentence) => {
  expect(isClosing(sentence)).toBe(false)
})
