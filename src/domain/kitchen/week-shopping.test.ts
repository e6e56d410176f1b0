import { expect, test } from 'vitest'
import { testRecipe } from '../../../tests/fixtures/steps.ts'
import { toCookable } from './cookable-recipe.ts'
import { emptyWeek, type Meal, putDish } from './week.ts'
import { newDish, putLeftovers } from './week-dishes.ts'
import { listOfWeek, sharedFoods } from './week-shopping.ts'

function recipe(title: string, servings: number, fields: object) {
  return toCookable(testRecipe({ title, slug: title.toLowerCase(), servings, ...fields }))
}

const line = (amount: string, unit: string, ingredient: string) => ({ amount, unit, ingredient })
const SOUP = recipe('Soup', 2, {
  ingredients: [
    { ingredient: 'For the soup:' },
    line('500', 'g', 'ripe tomatoes'),
    line('100', 'ml', 'cream'),
  ],
  swaps: [{ avoid: 'dairy', ingredient: 2, with: line('100', 'ml', 'oat cream'), note: '' }],
})
const STEW = recipe('Stew', 4, {
  ingredients: [line('1', 'kg', 'tomatoes, chopped'), line('2', 'whole', 'onions')],
  variations: [{ name: 'Red', changes: [{ ingredient: 1, with: line('3', 'whole', 'red onions') }] }],
})
const RECIPES = new Map([
  ['soup', SOUP],
  ['stew', STEW],
])
const evening = (day: number) => ({ meal: 'evening' as Meal, day })
const PLAIN = { units: 'as written', avoid: [] } as const
const WEEK = putDish(
  putDish(emptyWeek('2026-11-23'), evening(0), newDish('soup', 4)),
  evening(1),
  newDish('stew', 2),
)

function amounts(list: ReturnType<typeof listOfWeek>) {
  const items = list.aisles.flatMap(({ items }) => items)
  return Object.fromEntries(items.map(({ name, amounts }) => [name, amounts.join(' + ')]))
}

// SHOP-SUM-1
test('a food shared by two dishes is bought once, grams and kilograms added up for their people', () => {
  // Twice 500 g, and half of 1 kg.
  expect(amounts(listOfWeek(WEEK, RECIPES, PLAIN))).toEqual({
    tomatoes: '1.5 kg',
    cream: '200 ml',
    onion: '1',
  })
})

test('portions for leftovers are bought too', () => {
  const list = listOfWeek(putLeftovers(WEEK, evening(0), evening(3)), RECIPES, PLAIN)
  expect(amounts(list)).toMatchObject({ tomatoes: '2.5 kg', cream: '400 ml' })
})

test('a variation and avoided contents change the list', () => {
  const week = putDish(WEEK, evening(1), { ...newDish('stew', 4), variation: 0 })
  const list = amounts(listOfWeek(week, RECIPES, { units: 'as written', avoid: ['dairy'] }))
  expect(list).toMatchObject({ 'oat cream': '200 ml', 'red onions': '3' })
  expect(list).not.toHaveProperty('cream')
})

test('a dish with a deleted recipe adds nothing to the list', () => {
  expect(amounts(listOfWeek(WEEK, new Map([['soup', SOUP]]), PLAIN))).toEqual({
    tomatoes: '1 kg',
    cream: '200 ml',
  })
  expect(listOfWeek(WEEK, new Map(), PLAIN)).toEqual({ aisles: [], atHome: [] })
})

test('foods shared by dishes are named', () => {
  expect(sharedFoods([SOUP, STEW])).toEqual([{ name: 'tomatoes', dishes: 2 }])
  expect(sharedFoods([SOUP])).toEqual([])
})
