import { describe, expect, test } from 'vitest'
import { testRecipe } from '../../../tests/fixtures/steps.ts'
import { toCookable } from './cookable-recipe.ts'
import { showLine } from './show-line.ts'
import { type ListedStep, type RecipeChoice, shortName, showRecipe } from './shown-recipe.ts'
import { beginningOf, sentencesOf, textOf as textOfSentence } from './step-words.ts'
import { showTemperature } from './temperatures.ts'
import { listAsWritten } from './written-recipe.ts'

const WRITTEN: RecipeChoice = { factor: 1, units: 'as written', variation: null, avoid: [] }
const MEASURES = { showLine, showTemperature }

const RECIPE = toCookable(
  testRecipe({
    title: 'Bowl',
    slug: 'bowl',
    allergens: ['gluten', 'milk'],
    ingredients: [
      { ingredient: 'For the bowl:' },
      { amount: '100', unit: 'g', ingredient: 'pearl barley, rinsed' },
      { amount: '2', unit: 'tbsp', ingredient: 'olive oil' },
      { amount: '150', unit: 'g', ingredient: 'thick yoghurt' },
      { amount: '200', unit: 'g', ingredient: 'beetroot' },
      { amount: '1', unit: 'cup', ingredient: 'granola' },
    ],
    instructions: [
      'Heat the oven to 200 °C. Toss the beetroot with half the oil and roast for 30 minutes.',
      'Boil 100 g barley. Stir in the rest of the oil and the yoghurt.',
    ],
    swaps: [
      {
        avoid: 'dairy',
        ingredient: 3,
        with: { amount: '120', unit: 'g', ingredient: 'tahini, loosened' },
        note: 'Tahini is sesame.',
      },
    ],
    variations: [
      {
        name: 'Autumn',
        changes: [
          { ingredient: 4, with: { amount: '250', unit: 'g', ingredient: 'squash, in cubes' } },
          { ingredient: 5, with: null },
          { with: { amount: '30', unit: 'g', ingredient: 'walnuts' } },
        ],
        steps: [{ step: 1, instruction: 'Toss the squash with half the oil and roast for 40 minutes.' }],
      },
    ],
  }),
)

const textOf = (step: ListedStep | undefined) =>
  step?.parts
    .map((part) =>
      part.kind === 'ingredient' && part.quantity ? `${part.text} [${part.quantity}]` : part.text,
    )
    .join('')

// TOOL-STEP-1
describe('as written', () => {
  test('sentences are exactly what the coach wrote', () => {
    const { steps, lines, containsNow } = showRecipe(RECIPE, WRITTEN)
    expect(steps.map(textOf)).toEqual(RECIPE.instructions.map(({ instruction }) => instruction))
    expect(lines.map(({ quantity }) => quantity)).toEqual(['', '100 g', '2 tbsp', '150 g', '200 g', '1 cup'])
    expect(lines.map(({ isHeading }) => isHeading)).toEqual([true, false, false, false, false, false])
    expect(containsNow).toEqual(['gluten', 'milk'])
  })
  test('the page initially shows the same list', () => {
    expect(listAsWritten(RECIPE)).toEqual(showRecipe(RECIPE, WRITTEN))
  })
  test('chosen units change nothing until the converter is loaded', () => {
    const { steps } = showRecipe(RECIPE, { ...WRITTEN, factor: 3, units: 'US' }, null)
    expect(steps.map(textOf)).toEqual(RECIPE.instructions.map(({ instruction }) => instruction))
  })
})

test('doubled servings scale amounts in list and sentences, but not times and temperatures', () => {
  const { steps, lines } = showRecipe(RECIPE, { ...WRITTEN, factor: 2 }, MEASURES)
  expect(lines.map(({ quantity }) => quantity)).toEqual(['', '200 g', '4 tbsp', '300 g', '400 g', '2 cups'])
  expect(steps.map(textOf)).toEqual([
    'Heat the oven to 200 °C. Toss the beetroot [400 g] with half the oil [2 tbsp] and roast for 30 minutes.',
    'Boil 200 g barley. Stir in the rest of the oil [2 tbsp] and the yoghurt [300 g].',
  ])
})

// AMOUNT-TEMP-1
test('US units apply to oven temperatures and sentences', () => {
  const { steps } = showRecipe(RECIPE, { ...WRITTEN, units: 'US' }, MEASURES)
  expect(textOf(steps[0])).toContain('Heat the oven to 400 °F.')
  expect(textOf(steps[1])).not.toContain('100 g')
})

test('an avoided ingredient is swapped in list and steps, and the swap’s own contents are stated', () => {
  const { lines, steps, swapped, unsolved, containsNow } = showRecipe(RECIPE, {
    ...WRITTEN,
    avoid: ['dairy', 'gluten', 'nuts'],
  })
  expect(lines[3]).toMatchObject({
    ingredient: 'tahini, loosened',
    instead: { quantity: '150 g', ingredient: 'thick yoghurt' },
    changedBy: 'dairy',
    note: 'Tahini is sesame.',
  })
  expect(textOf(steps[1])).toBe('Boil 100 g barley. Stir in the rest of the oil and the tahini.')
  expect(swapped).toEqual(['dairy'])
  expect(unsolved).toContain('gluten')
  expect(containsNow).toEqual(['gluten', 'sesame'])
})

test('a variation replaces, leaves out and adds; its own text is used in its steps', () => {
  const { lines, steps, containsNow } = showRecipe(RECIPE, { ...WRITTEN, variation: 0 })
  expect(lines.slice(4).map(({ ingredient, isLeftOut }) => [ingredient, isLeftOut])).toEqual([
    ['squash, in cubes', false],
    ['granola', true],
    ['walnuts', false],
  ])
  expect(steps[0]).toMatchObject({ isChanged: true, ingredients: [2, 4], timers: [{ seconds: 2400 }] })
  expect(textOf(steps[0])).toBe('Toss the squash with half the oil and roast for 40 minutes.')
  expect(containsNow).toEqual(['gluten', 'milk', 'nuts'])
})

// TOOL-AVOID-1
test('an undone swap is offered again, and its avoided content is still reported', () => {
  const { lines, unsolved, containsNow } = showRecipe(RECIPE, { ...WRITTEN, avoid: ['dairy'], keep: [3] })
  expect(lines[3]).toMatchObject({
    ingredient: 'thick yoghurt',
    isLeftOut: false,
    conflicts: ['dairy'],
    offered: { with: { quantity: '120 g', ingredient: 'tahini, loosened' }, note: 'Tahini is sesame.' },
  })
  expect(unsolved).toEqual(['dairy'])
  expect(containsNow).toEqual(['gluten', 'milk'])
})

// TOOL-AVOID-2
test('an added line of a variation is left out when avoided, whatever contents the coach states', () => {
  const recipe = structuredClone(RECIPE)
  const [autumn] = recipe.variations
  if (autumn) autumn.allergens = ['gluten', 'milk', 'nuts']
  const { lines, swapped, unsolved, containsNow } = showRecipe(recipe, {
    ...WRITTEN,
    variation: 0,
    avoid: ['nuts'],
  })
  expect(lines.at(-1)).toMatchObject({ ingredient: 'walnuts', isLeftOut: true, changedBy: 'nuts' })
  expect([swapped, unsolved]).toEqual([['nuts'], []])
  expect(containsNow).toEqual(['gluten', 'milk'])
})

// TOOL-STEP-2
describe('a swapped ingredient in a sentence', () => {
  const stirring = (instruction: string) =>
    toCookable({
      ...RECIPE,
      instructions: [{ step: 1, instruction }],
    })
  test.each([
    ['Stir in 150 g yoghurt.', 'Stir in 120 g tahini.'],
    ['Stir in 50 g of the yoghurt.', 'Stir in some of the tahini.'],
    ['Stir in half the yoghurt.', 'Stir in half the tahini [60 g].'],
  ])('%s', (instruction, shown) => {
    const { steps } = showRecipe(stirring(instruction), { ...WRITTEN, avoid: ['dairy'] }, MEASURES)
    expect(textOf(steps[0])).toBe(shown)
  })
})

test('an unknown variation gives the recipe as written', () => {
  expect(showRecipe(RECIPE, { ...WRITTEN, variation: 9 })).toEqual(showRecipe(RECIPE, WRITTEN))
})

test.each([
  ['squash, in 2 cm cubes', 'squash'],
  ['tahini (loosened)', 'tahini'],
  ['oil for frying', 'oil'],
  ['granola without nuts', 'granola'],
  [', odd', ', odd'],
])('the short name of %s', (ingredient, name) => {
  expect(shortName(ingredient)).toBe(name)
})

// AMOUNT-USE-5
test('a step uses the portion its sentence states, in the chosen servings', () => {
  const portions = (factor: number) =>
    showRecipe(RECIPE, { ...WRITTEN, factor }, MEASURES).steps.map((step) =>
      step.portions.map(({ quantity }) => quantity),
    )
  expect(portions(1)[0]?.toSorted()).toEqual(['1 tbsp', '200 g'])
  expect(portions(2).map((step) => step.toSorted())).toEqual([
    ['2 tbsp', '400 g'],
    ['2 tbsp', '200 g', '300 g'],
  ])
})

test('an amount that the variation uses in an earlier step is not repeated in the original step', () => {
  const dish = toCookable({
    ...RECIPE,
    instructions: [
      { step: 1, instruction: 'Heat the oven to 200 °C.' },
      { step: 2, instruction: 'Scatter over the beetroot.' },
    ],
    nutrition: null,
    variations: [
      {
        name: 'Autumn',
        description: '',
        changes: [{ ingredient: 4, with: { amount: '250', unit: 'g', ingredient: 'squash' } }],
        steps: [{ step: 1, instruction: 'Roast the squash.' }],
        allergens: null,
      },
    ],
  })
  const { steps } = showRecipe(dish, { ...WRITTEN, variation: 0 }, MEASURES)
  expect(steps.map(textOf)).toEqual(['Roast the squash.', 'Scatter over the squash.'])
  expect(steps.map(({ portions }) => portions)).toEqual([
    [{ line: 4, quantity: '250 g' }],
    [{ line: 4, quantity: '' }],
  ])
})

test('a left-out ingredient is struck with its phrase, is not read aloud, and does not name a step', () => {
  const dish = toCookable({
    ...RECIPE,
    nutrition: null,
    variations: RECIPE.variations.map((variation) => ({ ...variation, steps: [] })),
    instructions: [
      {
        step: 1,
        instruction: 'Stir in the barley, scatter over 50 g of the granola, and toss with the oil.',
      },
    ],
  })
  const { steps } = showRecipe(dish, { ...WRITTEN, variation: 0, factor: 2 }, MEASURES)
  const [step] = steps
  expect(step?.parts.find((part) => part.kind === 'ingredient' && part.change === 'left out')?.text).toBe(
    ', scatter over 50 g of the granola',
  )
  expect(sentencesOf(step?.parts ?? []).map(textOfSentence)).toEqual([
    'Stir in the barley (200 g), and toss with the oil (4 tbsp).',
  ])
  expect(step && beginningOf(step)).not.toContain('granola')
})
