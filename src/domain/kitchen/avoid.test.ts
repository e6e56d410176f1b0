import { expect, test } from 'vitest'
import { ruledOut } from './avoid.ts'
import { avoidablesOf, contentsBreaking, DIETS } from './foods/food.ts'

// DIET-UNKNOWN-1
test.each([
  [[], [], []],
  [['Vegan '], [], ['dairy', 'egg', 'fish', 'meat']],
  [['vegetarian'], [], ['fish', 'meat']],
  [['gluten-free', 'dairy-free'], [], ['dairy', 'gluten']],
  [['quick', 'paleo', 'keto'], [], []],
  [[], ['milk', 'wheat'], ['nuts', 'egg', 'soy', 'fish', 'sesame']],
  [[], ['nut-free'], ['dairy', 'gluten', 'nuts', 'egg', 'soy', 'fish', 'sesame']],
  [['vegetarian'], ['peanuts'], ['dairy', 'gluten', 'egg', 'soy', 'fish', 'meat', 'sesame']],
])('tags %j and allergens %j rule out %j', (dietary_tags, allergens, expected) => {
  expect([...ruledOut({ dietary_tags, allergens })].sort()).toEqual([...expected].sort())
})

// DIET-UNKNOWN-1
test('a diet rules out what is incompatible with it', () => {
  for (const diet of DIETS)
    expect([...ruledOut({ dietary_tags: [diet], allergens: [] })].sort()).toEqual(
      diet === 'paleo' ? [] : avoidablesOf(contentsBreaking(diet)).sort(),
    )
})
