import { expect, test } from 'vitest'
import { splitIngredient } from '../../content/split-ingredients.ts'
import { withDoubts } from './read-doubts.ts'
import type { ReadLine } from './read-line.ts'
import { readAnyRecipe } from './read-page.ts'

const ingredient = (text: string): ReadLine => ({
  text,
  role: 'ingredient',
  ingredient: splitIngredient(text),
})
const step = (text: string): ReadLine => ({ text, role: 'step', ingredient: null })
const doubtsOf = (lines: readonly ReadLine[]) => withDoubts(lines).map(({ doubt }) => doubt ?? null)

// RIMPORT-DOUBT-1
test.each([
  ['Stir in 30 g of lard.', 'Check the amount: the ingredients don’t list “30 g of lard”.'],
  ['Roast the chicken, about 1.6 kg, for an hour.', 'Check the amount: the ingredients don’t list “1.6 kg”.'],
  [
    'Fill it with lettuce and sliced tomato.',
    'Check the ingredients: they don’t list “lettuce” and “sliced tomato”.',
  ],
  ['Serve alongside with mint leaves.', 'Check the ingredients: they don’t list “mint leaves”.'],
  ['Roast 1 chicken with 200 g of leeks.', null],
  ['Rub the leeks and season with sea salt in the water.', null],
  ['Cook for 1 1/2 hours in half an inch of water.', null],
  ['Wrap it in a tea towel and put it on a cookie sheet in foil.', null],
  ['Add a lump the size of a walnut; it looks like breadcrumbs.', null],
  ['Rub in the meat and leave the dough with the fish.', null],
  ['Beat 2 tbsp of the leeks.', null],
])('the step “%s” raises the question: %s', (text, doubt) => {
  const listed = [ingredient('1 chicken'), ingredient('200 g leeks'), ingredient('salt')]
  expect(doubtsOf([...listed, step(text)])).toEqual([null, null, null, doubt])
})

test.each([
  [
    'vinegar',
    'Boil the rest of the vinegar.',
    'Check the amount: a step uses part of it, but it doesn’t say how much there is.',
  ],
  ['2 pints vinegar', 'Boil the rest of the vinegar.', null],
  ['lard', 'Put a teaspoon of lard in each hole.', 'Check the amount: a step gives it for each one.'],
  ['a mug of comfort', 'Stir it.', 'Check this line: we don’t know this food.'],
  ['salt', 'Season with salt.', null],
  ['butter (2)', 'Pour away half of the water.', null],
])('the ingredient “%s” beside “%s” raises the question: %s', (text, method, doubt) => {
  expect(doubtsOf([ingredient(text), step(method)])).toEqual([doubt, null])
})

test('a size in the unit or beside the name counts as a listed amount', () => {
  expect(
    doubtsOf([
      ingredient('1 400 g tin chickpeas'),
      ingredient('a can of beans (300 g)'),
      step('Tip in 400 g of chickpeas and 300 g of beans.'),
    ]),
  ).toEqual([null, null, null])
})

test('questions are raised only about recipes in prose', () => {
  const told =
    'Fry two leeks in 30 g of butter for ten minutes. Tip in 200 g of rice and a litre of stock and simmer. Pile into soft rolls with coleslaw.'
  const doubted = readAnyRecipe(told)?.lines.flatMap(({ doubt }) => doubt ?? [])
  expect(doubted).toEqual(['Check the ingredients: they don’t list “coleslaw”.'])
  const listed =
    'Leeks\n\nIngredients\n2 leeks\n30 g butter\n\nMethod\n1. Fry the leeks.\n2. Serve with coleslaw.'
  expect(readAnyRecipe(listed)?.lines.some(({ doubt }) => doubt !== undefined)).toBe(false)
})
