import { describe, expect, test } from 'vitest'
import { dish, linesOf } from '../../../tests/fixtures/shopping.ts'
import { mergeShoppingList } from './shopping-list.ts'

// SHOP-SUM-1, SHOP-SUM-4
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
    // In floating point the sum is slightly more than three and a half.
    [[dish('A', ['1.1', '', 'lemon'], ['2.2', '', 'lemon'], ['0.2', '', 'lemon'])], ['4 lemons']],
    [[dish('A', ['2', '', 'leaf'])], ['2 leaves']],
    [[dish('A', ['5', 'cloves', 'garlic']), dish('B', ['½', 'whole', 'garlic bulb'])], ['1 head garlic']],
    [[dish('A', ['8', 'cloves', 'garlic']), dish('B', ['½', 'head', 'garlic'])], ['2 heads garlic']],
    [[dish('A', ['5', 'cloves', 'garlic'])], ['1 head garlic']],
    [[dish('A', ['2 to 3', '', 'carrots'])], ['3 carrots']],
    [[dish('A', ['2', '', 'carrots']), dish('B', ['200', 'g', 'carrots'])], ['325 g carrots']],
    [[dish('A', ['250', 'g', 'carrots']), dish('B', ['500', 'g', 'carrots'])], ['750 g carrots']],
    [[dish('A', ['200', 'g', 'butter']), dish('B', ['1', 'lb', 'butter'])], ['675 g butter']],
    [[dish('A', ['15', 'g', 'walnuts']), dish('B', ['20', 'g', 'walnuts'])], ['35 g walnuts']],
    // The number of pieces in 200 g is unknown: both amounts are listed.
    [[dish('A', ['2', '', 'zorbs']), dish('B', ['200', 'g', 'zorbs'])], ['2 + 200 g zorbs']],
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
  ['Mint leaves, a small handful', 'mint'],
  ['Coriander, a handful, chopped', 'coriander'],
  ['Dijon mustard', 'Dijon mustard'],
  ['Greek yogurt', 'Greek yogurt'],
  ['Brussels sprouts', 'Brussels sprouts'],
  ['Old Bay seasoning', 'Old Bay seasoning'],
  ['BBQ sauce', 'BBQ sauce'],
  ['soft Medjool dates, stoned', 'soft Medjool dates'],
  ['Éclairs', 'éclairs'],
  ['00 flour', '00 flour'],
  ['hot vegetable stock', 'vegetable stock'],
  ['Ripe but firm peaches', 'peaches'],
  ['freshly grated Parmesan', 'Parmesan'],
  ['small ripe avocado', 'small avocado'],
  ['good-quality dark chocolate', 'dark chocolate'],
  ['chickpea (gram) flour', 'chickpea flour'],
  // Words that make it a different food stay.
  ['hot sauce', 'hot sauce'],
  ['chopped hazelnuts', 'chopped hazelnuts'],
  ['fresh breadcrumbs', 'fresh breadcrumbs'],
])('%s is listed as %s', (ingredient, name) => {
  const { aisles, atHome } = mergeShoppingList([dish('A', ['', '', ingredient])], 'as written')
  expect([...aisles.flatMap(({ items }) => items), ...atHome].map((item) => item.name)).toEqual([name])
})

// SHOP-LIST-1
test('headings, water and ice are not bought; salt, oil and a spoon of spice or honey count as at home', () => {
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
        ['2', '', 'bay leaves'],
        ['1', 'tsp', 'baking powder'],
        ['1', 'tbsp', 'honey'],
        ['3', 'tbsp', 'maple syrup'],
        ['100', 'g', 'plain flour'],
        ['1', '', 'onion'],
      ),
    ),
  ).toEqual({
    toBuy: ['1 onion', '3 tbsp maple syrup', '100 g plain flour'],
    atHome: ['baking powder', 'bay leaves', 'ground cumin', 'honey', 'olive oil', 'salt'],
  })
})

test('items are grouped by aisle and name each dish once', () => {
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
