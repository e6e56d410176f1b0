import { describe, expect, test } from 'vitest'
import { AVOIDABLES, type Avoidable } from '../content/avoidables.ts'
import type { Swap } from '../content/recipe.ts'
import { avoidablesOfAllergens } from './avoid.ts'
import { changeRecipe, type VariationChanges } from './recipe-changes.ts'

const line = (ingredient: string) => ({ amount: '30', unit: 'g', ingredient })

/** The words that stand for foods in these tests. */
const WORDS: Record<string, Avoidable[]> = {
  butter: ['dairy'],
  almonds: ['nuts'],
  'almond butter': ['nuts'],
  'soya spread': ['soy'],
  bread: ['gluten'],
}
const contains = (ingredient: string) => new Set(WORDS[ingredient] ?? [])

const RECIPE = {
  ingredients: [line('butter'), line('almonds'), line('salt')],
  instructions: [
    { step: 1, instruction: 'Melt the butter.' },
    { step: 2, instruction: 'Eat.' },
  ],
  allergens: ['milk', 'nuts'],
  swaps: [
    { avoid: 'dairy', ingredient: 0, with: line('coconut oil'), note: 'A little less will do.' },
    { avoid: 'nuts', ingredient: 1, with: null, note: '' },
  ] satisfies Swap[],
}
const vary = (changes: Partial<VariationChanges>): VariationChanges => ({
  name: 'Other',
  changes: [],
  steps: [],
  allergens: null,
  ...changes,
})
const names = (shown: ReturnType<typeof changeRecipe>) =>
  shown.lines.filter(({ isLeftOut }) => !isLeftOut).map(({ ingredient }) => ingredient)

// DIET-SWAP-1
describe('changeRecipe', () => {
  test('as written, nothing is changed', () => {
    const shown = changeRecipe(RECIPE, { variation: null, avoid: [] }, contains)
    expect(names(shown)).toEqual(['butter', 'almonds', 'salt'])
    expect(shown).toMatchObject({ swapped: [], unsolved: [] })
    expect(shown.steps.every(({ isChanged }) => !isChanged)).toBe(true)
  })

  test('a variation replaces, leaves out and adds ingredients, and rewrites steps', () => {
    const variation = vary({
      changes: [
        { ingredient: 0, with: line('soya spread') },
        { ingredient: 1, with: null },
        { ingredient: null, with: line('seeds') },
      ],
      steps: [{ step: 1, instruction: 'Melt the spread.' }],
    })
    const shown = changeRecipe(RECIPE, { variation, avoid: [] }, contains)
    expect(names(shown)).toEqual(['soya spread', 'salt', 'seeds'])
    expect(shown.lines[0]).toMatchObject({ index: 0, instead: line('butter'), changedBy: 'variation' })
    expect(shown.steps).toEqual([
      { step: 1, instruction: 'Melt the spread.', isChanged: true },
      { step: 2, instruction: 'Eat.', isChanged: false },
    ])
  })

  test('a swap for a line replaced by the variation names the variation’s ingredient as its original', () => {
    const variation = vary({ changes: [{ ingredient: 1, with: line('almond butter') }] })
    const shown = changeRecipe(RECIPE, { variation, avoid: ['nuts'] }, contains)
    expect(shown.lines[1]).toMatchObject({
      changedBy: 'nuts',
      isLeftOut: true,
      instead: line('almond butter'),
    })
  })

  test('an avoided ingredient is swapped, with the swap’s note', () => {
    const shown = changeRecipe(RECIPE, { variation: null, avoid: ['dairy'] }, contains)
    expect(names(shown)).toEqual(['coconut oil', 'almonds', 'salt'])
    expect(shown.lines[0]).toMatchObject({
      changedBy: 'dairy',
      note: 'A little less will do.',
      instead: line('butter'),
    })
    expect(shown).toMatchObject({ swapped: ['dairy'], unsolved: [] })
  })

  test('avoided contents without a swap are reported', () => {
    const shown = changeRecipe(
      { ...RECIPE, swaps: [] },
      { variation: null, avoid: ['dairy', 'nuts'] },
      contains,
    )
    expect(shown.unsolved).toEqual(['dairy', 'nuts'])
    expect(shown.lines[0]?.conflicts).toEqual(['dairy'])
  })

  test('a swap that introduces another avoided content is not used', () => {
    const swaps: Swap[] = [{ avoid: 'dairy', ingredient: 0, with: line('soya spread'), note: '' }]
    const only = changeRecipe({ ...RECIPE, swaps }, { variation: null, avoid: ['dairy'] }, contains)
    expect(only.unsolved).toEqual([])
    const both = changeRecipe({ ...RECIPE, swaps }, { variation: null, avoid: ['dairy', 'soy'] }, contains)
    expect(names(both)).toEqual(['butter', 'almonds', 'salt'])
    expect(both.unsolved).toEqual(['dairy'])
  })

  test('ingredients introduced by a variation are avoided too', () => {
    const variation = vary({ changes: [{ ingredient: 0, with: line('almond butter') }] })
    const shown = changeRecipe(RECIPE, { variation, avoid: ['nuts'] }, contains)
    expect(shown.unsolved).toEqual(['nuts'])
    expect(shown.lines[0]?.conflicts).toEqual(['nuts'])
    expect(changeRecipe(RECIPE, { variation, avoid: ['dairy'] }, contains).unsolved).toEqual([])
  })

  test('a heading does not explain an allergen', () => {
    const heading = { amount: '', unit: '', ingredient: 'With bread:' }
    const recipe = { ...RECIPE, ingredients: [...RECIPE.ingredients, heading], allergens: ['gluten'] }
    const holds = (ingredient: string) => contains(ingredient === 'With bread:' ? 'bread' : ingredient)
    const shown = changeRecipe(recipe, { variation: null, avoid: ['gluten'] }, holds)
    expect(shown.unsolved).toEqual(['gluten'])
  })

  // DIET-SWAP-3
  test('an allergen found in no ingredient cannot be removed', () => {
    const recipe = { ...RECIPE, allergens: ['sesame'] }
    expect(changeRecipe(recipe, { variation: null, avoid: ['sesame'] }, contains).unsolved).toEqual([
      'sesame',
    ])
    const variation = vary({ allergens: [] })
    expect(changeRecipe(recipe, { variation, avoid: ['sesame'] }, contains).unsolved).toEqual([])
  })
})

// DIET-SWAP-2
test('a recipe fits if no avoided content remains', () => {
  const without = (avoid: Avoidable[], recipe = RECIPE) =>
    changeRecipe(recipe, { variation: null, avoid }, contains)
  expect(without(['soy'])).toMatchObject({ swapped: [], unsolved: [] })
  expect(without(['nuts', 'dairy'])).toMatchObject({ swapped: ['nuts', 'dairy'], unsolved: [] })
  expect(without(['nuts'], { ...RECIPE, swaps: [] }).unsolved).toEqual(['nuts'])
})

test.each<[string[], Avoidable[]]>([
  [
    ['milk', 'eggs', 'soya'],
    ['dairy', 'egg', 'soy'],
  ],
  [
    ['Peanuts', 'shellfish', 'wheat'],
    ['gluten', 'nuts', 'fish'],
  ],
  [['nut-free', 'coconut', 'celery', 'eggplant', 'without milk'], []],
  [['tahini'], ['sesame']],
])('the allergens %j give %j', (allergens, expected) => {
  expect([...avoidablesOfAllergens(allergens)]).toEqual(
    AVOIDABLES.filter((avoidable) => expected.includes(avoidable)),
  )
})
