import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { makeFoodTable } from '../../../../scripts/make-food-table.ts'
import { FOOD_TABLE } from './food-table.ts'
import { nutrientsOf } from './nutrients.ts'
import { foodById, foodTable } from './read-food-table.ts'

test('the tables are what the script makes of their sources', () => {
  for (const [path, text] of makeFoodTable()) expect(readFileSync(path, 'utf8') === text, path).toBe(true)
})

test('names, aisles and contents are small enough for a page', () => {
  expect(brotliCompressSync(FOOD_TABLE).length).toBeLessThan(25_000)
})

test('there are foods enough, each under one id, with words that find it', () => {
  const { foods, index } = foodTable()
  expect(foods.size).toBeGreaterThan(600)
  const named = new Set([...index.names.values()].map(({ id }) => id))
  expect([...foods.keys()].filter((id) => !named.has(id))).toEqual([])
})

test.each([
  ['granulated-sugar', 200 / 236.588],
  ['plain-flour', 125 / 236.588],
  ['honey', 339 / 236.588],
  ['butter', 227 / 236.588],
  ['cocoa-powder', 86 / 236.588],
  ['water', 1],
  ['chickpeas-canned', 164 / 236.588],
  ['ground-almond', 95 / 236.588],
])('a millilitre of %s weighs what its cup says', (id, gramsPerMl) => {
  expect(foodById(id)?.gramsPerMl).toBeCloseTo(gramsPerMl, 2)
})

test.each([
  ['egg', 'piece', 50],
  ['onion', 'piece', 110],
  ['garlic', 'clove', 3],
  ['celery', 'stalk', 40],
  ['butter', 'stick', 113],
  ['banana', 'piece', 118],
  ['filo-pastry', 'sheet', 19],
  ['dried-yeast', 'sachet', 7.2],
] as const)('%s: one %s weighs %d g', (id, unit, grams) => {
  expect(foodById(id)?.gramsPer[unit]).toBe(grams)
})

test('a food without a measure in its source has no density', () => {
  expect(foodById('salmon')?.gramsPerMl).toBeNull()
  expect(foodById('harissa')?.gramsPerMl).toBeNull()
})

test('nutrients come with the number of their source', () => {
  expect(nutrientsOf('honey')).toEqual({
    usda: '19296',
    kcal: 304,
    protein_g: 0.3,
    fat_g: 0,
    carbohydrate_g: 82.4,
    fiber_g: 0.2,
    sugars_g: 82.12,
    sodium_mg: 4,
  })
  expect(nutrientsOf('harissa')).toBeNull()
  expect(nutrientsOf('no-such-food')).toBeNull()
})
