import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allergensIn, avoidedIn, breaksDiet, maybeAvoidedIn } from './avoided.ts'
import { AVOIDABLES, type Avoidable, DIETS, type Diet } from './food.ts'

test.each<[string, Avoidable[]]>([
  ['butter', ['dairy']],
  ['coconut milk', []],
  ['oat milk', ['gluten']],
  ['almond milk', ['nuts']],
  ['soya yoghurt', ['soy']],
  ['hemp milk', []],
  ['flax milk', []],
  ['vegan butter', []],
  ['vegan cheese', []],
  ['dairy-free yoghurt', []],
  ['plant-based cream', []],
  ['lactose-free milk', ['dairy']],
  ['cocoa butter', []],
  ['butter beans', []],
  ['peanut butter', ['nuts']],
  ['apple butter', []],
  ['cashew cream cheese', ['dairy', 'nuts']],
  ['oat milk chocolate', ['dairy', 'gluten']],
  ['hazelnut milk chocolate', ['dairy', 'nuts']],
  ['coconut', []],
  ['nutmeg', []],
  ['butternut squash', []],
  ['water chestnuts', []],
  ['tiger nuts', []],
  ['pine nuts', ['nuts']],
  ['peanut oil', ['nuts']],
  ['ground almonds', ['nuts']],
  ['almond kringle', ['nuts']],
  ['a nutty topping', ['nuts']],
  ['chopped nuts', ['nuts']],
  ['doughnuts', ['dairy', 'gluten', 'egg']],
  ['ginger nuts', ['gluten']],
  ['buckwheat', []],
  ['buckwheat flour', []],
  ['gluten-free flour', []],
  ['flour (gluten-free)', []],
  ['flour (gluten-free if needed)', ['gluten']],
  ['gluten-free oats', []],
  ['rolled oats', ['gluten']],
  ['cornflour', []],
  ['rice flour', []],
  ['malt vinegar', ['gluten']],
  ['soy sauce', ['gluten', 'soy']],
  ['gluten-free soy sauce', ['soy']],
  ['tamari', ['soy']],
  ['egg noodles', ['gluten', 'egg']],
  ['eggplant', []],
  ['egg-free mayonnaise', []],
  ['mayonnaise', ['egg']],
  ['fish sauce', ['fish']],
  ['king prawns', ['fish']],
  ['mussels', ['fish']],
  ['Worcestershire sauce', ['fish']],
  ['oyster mushrooms', []],
  ['beef tomatoes', []],
  ['chicken stock', ['meat']],
  ['lard', ['meat']],
  ['gelatine', ['meat']],
  ['vegetarian sausages', []],
  ['bacon, chopped', ['meat']],
  ['tahini', ['sesame']],
  ['hummus', ['sesame']],
  ['milk or almond milk', ['dairy', 'nuts']],
  ['butter, vegan if you like', ['dairy']],
  ['vegan butter and milk', ['dairy']],
  ['vegan or ordinary butter', ['dairy']],
  ['pesto', ['dairy', 'nuts']],
  ['nut-free pesto', ['dairy']],
  ['beetroot (without butter)', []],
  ['sesame-free', []],
  ['a filling without meat', []],
  ['hollandaise', ['dairy', 'egg']],
  ['soya mince', ['soy']],
  ['wooden skewers', []],
  ['', []],
])('%s: %j', (text, avoided) => {
  expect(avoidedIn(text).sort()).toEqual([...avoided].sort())
})

test.each<[string, Avoidable[]]>([
  ['dark chocolate', ['dairy', 'soy']],
  ['vegan dark chocolate', ['soy']],
  ['vegan cheese', ['nuts', 'soy']],
  ['granola', ['nuts']],
  ['olive oil', []],
])('%s may contain %j', (text, avoided) => {
  expect(maybeAvoidedIn(text).sort()).toEqual([...avoided].sort())
})

test.each<[string, Diet[]]>([
  ['honey', ['vegan']],
  ['eggs', ['vegan']],
  ['butter', ['vegan', 'dairy-free', 'paleo']],
  ['plain flour', ['gluten-free', 'paleo']],
  ['parmesan', ['vegan', 'vegetarian', 'dairy-free', 'paleo']],
  ['vegetarian parmesan', ['vegan', 'dairy-free', 'paleo']],
  ['fish sauce', ['vegan', 'vegetarian']],
  ['chickpeas', ['paleo']],
  ['carrots', []],
])('%s breaks %j', (text, broken) => {
  expect(DIETS.filter((diet) => breaksDiet(text, diet)).sort()).toEqual([...broken].sort())
})

test('allergens are in the words of a recipe’s own list', () => {
  expect(allergensIn('peanut butter')).toEqual(['peanuts'])
  expect(allergensIn('soy sauce').sort()).toEqual(['gluten', 'soy'])
  expect(allergensIn('honey')).toEqual([])
})

const ANY_TEXT = fc
  .array(fc.integer({ min: 0, max: 0x10ffff }), { maxLength: 60 })
  .map((codes) => String.fromCodePoint(...codes))

test('any text has an answer, and more words never hide what is named', () => {
  fc.assert(
    fc.property(ANY_TEXT, (text) => {
      expect(AVOIDABLES).toEqual(expect.arrayContaining(avoidedIn(text)))
      expect(avoidedIn(`${text}, butter`.slice(-300))).toContain('dairy')
    }),
  )
})
