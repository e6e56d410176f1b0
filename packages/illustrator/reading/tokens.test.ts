import { expect, test } from 'vitest'
import { findDish } from './find-dish.ts'
import { findFoods } from './find-foods.ts'
import { readTokens } from './tokens.ts'

test.each([
  ['Crème fraîche & Tomatoes', ['creme', 'fraiche', 'tomato']],
  ['3 berries, peaches, leaves, couscous', ['berry', 'peach', 'leaf', 'couscous']],
  ['<b>Eggs</b>\n\u0000', ['egg']],
  ['🥑 漢字', []],
])('%j is tokenized', (text, tokens) => {
  expect(readTokens(text)).toEqual(tokens)
})

test.each([
  ['Sweet potato and black pepper', ['sweetpotato']],
  ['Spring onions, onions', ['springonion', 'onion']],
  ['A shakshuka with feta', ['egg', 'tomato', 'feta']],
  ['Red peppers with salt and pepper', ['pepper']],
  ['Rice, no egg', ['rice']],
  ['Nut-free granola', ['granola']],
  ['Olives and chillies', ['olive', 'chilli']],
  ['Barley standing in for rice. With mushrooms.', ['barley', 'mushroom']],
  ['Olive oil', []],
  ['toString constructor', []],
])('%j names %j', (text, foods) => {
  expect(findFoods(text, { isRecipe: true })).toEqual(foods)
})

test.each([
  ['Banana loaf with yoghurt', '', 'loaf'],
  ['Salmon traybake', '', 'tray'],
  ['Grandma’s favourite', 'a thick soup', 'soup'],
  ['Something', 'nice', 'plate'],
])('%j is a %s %s', (title, description, dish) => {
  expect(findDish(readTokens(title), readTokens(description))).toBe(dish)
})
