import { describe, expect, test } from 'vitest'
import type { Ingredient } from '../content/recipe.ts'
import { knownFood } from './cookable-recipe.ts'
import { mergeShoppingList } from './shopping-list.ts'

function dish(title: string, ...lines: [amount: string, unit: string, ingredient: string][]) {
  return {
    title,
    lines: lines.map(([amount, unit, ingredient]) => {
      const line: Ingredient = { amount, unit, ingredient }
      return { ...line, food: knownFood(line) }
    }),
  }
}

function linesOf(...sources: ReturnType<typeof dish>[]) {
  const { aisles, atHome } = mergeShoppingList(sources, 'as written')
  return {
    toBuy: aisles.flatMap(({ items }) =>
      items.map(({ amounts, name }) => `${amounts.join(' + ')} ${name}`.trim()),
    ),
    atHome: atHome.map(({ name }) => name),
  }
}

describe('amounts of one food are joined', () => {
  test.each([
    [[dish('A', ['300', 'g', 'carrots']), dish('B', ['1', 'kg', 'carrots'])], ['1.3 kg carrots']],
    [[dish('A', ['2', 'tbsp', 'milk']), dish('B', ['270', 'ml', 'milk'])], ['300 ml milk']],
    [[dish('A', ['100', 'ml + 2 tbsp', 'milk']), dish('B', ['270', 'ml', 'milk'])], ['400 ml milk']],
    [[dish('A', ['200 g', 'whole', 'carrots']), dish('B', ['1', 'kg', 'carrots'])], ['1.2 kg carrots']],
    [[dish('A', ['1', 'whole', 'lemon']), dish('B', ['3', '', 'lemons'])], ['4 lemons']],
    [[dish('A', ['½', '', 'lemon']), dish('B', ['½', '', 'lemon'])], ['1 lemon']],
    [[dish('A', ['½', '', 'red peppers']), dish('B', ['½', '', 'red peppers'])], ['1 red pepper']],
    [[dish('A', ['1', 'whole', 'apple']), dish('B', ['2', '', 'apple'])], ['3 apples']],
    [[dish('A', ['1', '', 'tomato']), dish('B', ['1', '', 'tomato'])], ['2 tomatoes']],
    [[dish('A', ['1', '', 'cherry']), dish('B', ['4', '', 'cherry'])], ['5 cherries']],
    // In a computer's numbers the sum is a little more than three and a half.
    [[dish('A', ['1.1', '', 'lemon'], ['2.2', '', 'lemon'], ['0.2', '', 'lemon'])], ['3½ lemons']],
    [[dish('A', ['2', '', 'leaf'])], ['2 leaves']],
    [[dish('A', ['5', 'cloves', 'garlic']), dish('B', ['½', 'whole', 'garlic bulb'])], ['1 head garlic']],
    [[dish('A', ['8', 'cloves', 'garlic']), dish('B', ['½', 'head', 'garlic'])], ['2 heads garlic']],
    [[dish('A', ['5', 'cloves', 'garlic'])], ['5 cloves garlic']],
    [[dish('A', ['2 to 3', '', 'carrots'])], ['3 carrots']],
    // Nobody knows how much of a carrot 200 g are: both stand there.
    [[dish('A', ['2', '', 'carrots']), dish('B', ['200', 'g', 'carrots'])], ['2 + 200 g carrots']],
    [[dish('A', ['1', 'can', 'chickpeas']), dish('B', ['2', 'cans', 'chickpeas'])], ['3 cans chickpeas']],
    [[dish('A', ['', '', 'mint leaves, to serve'])], ['mint leaves']],
    [
      [dish('A', ['1', 'cup', 'dragonfruit dust']), dish('B', ['1', 'cup', 'Dragonfruit dust'])],
      ['2 cups dragonfruit dust'],
    ],
  ])('%#', (sources, expected) => {
    expect(linesOf(...sources).toBuy).toEqual(expected)
  })
})

test.each([
  ['Mint leaves, a small handful', 'mint leaves'],
  ['Coriander, a handful, chopped', 'coriander'],
  ['Dijon mustard', 'Dijon mustard'],
  ['Greek yogurt', 'Greek yogurt'],
  ['Brussels sprouts', 'Brussels sprouts'],
  ['Old Bay seasoning', 'Old Bay seasoning'],
  ['BBQ sauce', 'BBQ sauce'],
  ['soft Medjool dates, stoned', 'soft Medjool dates'],
  ['Éclairs', 'éclairs'],
  ['00 flour', '00 flour'],
])('%s is %s in the list', (ingredient, name) => {
  const { toBuy, atHome } = linesOf(dish('A', ['', '', ingredient]))
  expect([...toBuy, ...atHome]).toEqual([name])
})

test('headings, water and ice are not bought; salt, oil and a spoon of spice are at home', () => {
  expect(
    linesOf(
      dish(
        'A',
        ['', '', 'For the soup:'],
        ['1', 'l', 'water'],
        ['6', '', 'ice cubes'],
        ['', '', 'salt'],
        ['2', 'tbsp', 'olive oil'],
        ['1', 'tsp', 'ground cumin'],
        ['1', '', 'onion'],
      ),
    ),
  ).toEqual({ toBuy: ['1 onion'], atHome: ['ground cumin', 'olive oil', 'salt'] })
})

test('items stand by aisle and name their dishes once', () => {
  const { aisles } = mergeShoppingList(
    [
      dish('Soup', ['1', '', 'onion'], ['1', '', 'onion, in rings']),
      dish('Dal', ['2', '', 'onions'], ['100', 'ml', 'milk']),
    ],
    'metric',
  )
  expect(aisles.map(({ aisle }) => aisle)).toEqual(['produce', 'dairy and eggs'])
  expect(aisles[0]?.items).toEqual([
    { key: 'onion', name: 'onions', amounts: ['4'], sources: ['Soup', 'Dal'] },
  ])
})
