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
])('“%s” is said behind the steps', (sentence) => {
  expect(isClosing(sentence)).toBe(true)
})

test.each([
  'Serve with rice.',
  'Sesame seeds and spring onion on top.',
  'Another 15 min.',
  "Don't open the oven door!",
  'We then add the onions.',
  'I sometimes add a teaspoon of curry powder.',
  'Store in the fridge for 2 days before you cut it, then slice.',
])('“%s” is a step', (sentence) => {
  expect(isClosing(sentence)).toBe(false)
})
