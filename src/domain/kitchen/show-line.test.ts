import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ingredientLine } from '../content/ingredient-line.ts'
import { splitIngredient } from '../content/split-ingredients.ts'
import { showLine } from './show-line.ts'
import type { MeasureChoice } from './show-measure.ts'

const FLOUR = { density: 0.528, isLiquid: false }

function show(line: string, factor: number, units: MeasureChoice['units'] = 'as written'): string {
  const { measure, name } = showLine(splitIngredient(line), { factor, units }, FLOUR)
  return ingredientLine({ ...measure, ingredient: name })
}

test.each<[string, number, MeasureChoice['units'], string]>([
  ['1 cup flour (120 g), sifted', 1, 'as written', '1 cup flour (120 g), sifted'],
  ['1 cup flour (120 g), sifted', 2, 'as written', '2 cups flour (240 g), sifted'],
  ['1 cup flour (120 g), sifted', 2, 'metric', '240 g flour, sifted'],
  ['1 cup flour (120 g), sifted', 1, 'US', '1 cup flour, sifted'],
  ['200g/7oz dark chocolate', 2, 'US', '14 oz dark chocolate'],
  ['1 cup (8 oz/225 g) butter', 2, 'as written', '2 cups butter (16 oz/450 g)'],
  ['½ cup (1 stick; 113 g) butter', 2, 'as written', '1 cup butter (2 sticks; 226 g)'],
  ['2 tsp salt (6%)', 2, 'as written', '4 tsp salt (6%)'],
  ['300 g (about 2) chicken breasts', 2, 'as written', '600 g chicken breasts (about 4)'],
  ['4 salmon fillets (about 150g each)', 2, 'as written', '8 salmon fillets (about 150g each)'],
  ['1 tin lentils (400 g)', 2, 'as written', '2 tins lentils (400 g each)'],
  ['100g caster sugar, plus 2 tbsp', 2, 'as written', '200 g caster sugar, plus 4 tbsp'],
  ['2 large eggs plus 1 yolk', 2, 'as written', '4 large eggs plus 2 yolks'],
  ['2 large eggs plus 1 yolk', 0.5, 'as written', '1 large egg plus ½ yolk'],
  ['3 eggs + 1 egg white', 2, 'as written', '6 eggs + 2 egg whites'],
  ['2 tbsp oil, plus extra to serve', 2, 'as written', '4 tbsp oil, plus extra to serve'],
  ['2.5cm/1in piece ginger', 2, 'as written', '2 x 2.5cm/1in pieces ginger'],
])('%s ×%s, %s', (line, factor, units, expected) => {
  expect(show(line, factor, units)).toBe(expected)
})

test('a line stored with part of its sum in the name is doubled completely', () => {
  const stored = { amount: '1', unit: 'cup', ingredient: '+ 2 tablespoons heavy cream' }
  const { measure, name } = showLine(stored, { factor: 2, units: 'as written' }, null)
  expect(ingredientLine({ ...measure, ingredient: name })).toBe('2 cups + 4 tablespoons heavy cream')
})

test('a size as unit decides between singular and plural', () => {
  const eggs = { amount: '2', unit: 'large', ingredient: 'eggs' }
  expect(showLine(eggs, { factor: 0.5, units: 'as written' }, null).name).toBe('egg')
})

// REC-ING-7
test('both measures of a line are scaled, and with chosen units only one is shown', () => {
  const factor = fc.constantFrom(0.5, 1.5, 2, 3, 4)
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 8 }), factor, (cups, by) => {
      const line = `${cups} cups flour (${cups * 120} g)`
      const [, shownCups = '', grams = ''] = /^(\S+) cups? flour \((\S+) g\)$/.exec(show(line, by)) ?? []
      expect(Number(grams)).toBe(cups * 120 * by)
      expect(Number(shownCups.replace('½', '.5'))).toBe(cups * by)
      for (const units of ['metric', 'US'] as const)
        expect(show(line, by, units).match(/ (?:k?g|cups?)\b/g)).toHaveLength(1)
    }),
  )
})

test.each([
  [
    'Filling: ½ cup butter, 2 tbsp honey, a pinch of salt',
    'Filling: 1 cup butter, 4 tbsp honey, a pinch of salt',
  ],
  ['Filling: 23 cm pastry case, 2 eggs', 'Filling: 23 cm pastry case, 4 eggs'],
  ['Toppings: nuts, 70% chocolate', 'Toppings: nuts, 70% chocolate'],
  ['Rub: paprika, 1-2 tsp salt', 'Rub: paprika, 1-2 tsp salt'],
  ['Sauce: 1–2 chillies, 3 to 4 tomatoes', 'Sauce: 1–2 chillies, 3 to 4 tomatoes'],
  ['Filling: 1 x 400 g tin beans, 2 onions', 'Filling: 1 x 400 g tin beans, 4 onions'],
  ['Sauce: 1 tin tomatoes, 2 cloves garlic', 'Sauce: 2 tins tomatoes, 4 cloves garlic'],
  ['To serve: lime, 8-inch tortillas', 'To serve: lime, 8-inch tortillas'],
  ['Note: bake at 180 C, 20 minutes', 'Note: bake at 180 C, 20 minutes'],
  ['Glaze: 1 egg beaten with milk, 1 large egg white', 'Glaze: 2 eggs beaten with milk, 2 large egg whites'],
  ['Glaze: 1 egg beaten with 1 tbsp milk, 2 tsp sugar', 'Glaze: 1 egg beaten with 1 tbsp milk, 4 tsp sugar'],
])('a labelled line with several ingredients scales each plain amount: %s', (ingredient, doubled) => {
  const choice = { factor: 2, units: 'as written' } as const
  expect(showLine({ amount: '', unit: '', ingredient }, choice, null).name).toBe(doubled)
})
