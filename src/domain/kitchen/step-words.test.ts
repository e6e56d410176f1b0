import { describe, expect, test } from 'vitest'
import { testRecipe } from '../../../tests/fixtures/steps.ts'
import { toCookable } from './cookable-recipe.ts'
import { showLine } from './show-line.ts'
import { type ListedRecipe, showRecipe } from './shown-recipe.ts'
import { beginningOf, describeScaling, hintFor, partText, sentencesOf, timerWords } from './step-words.ts'
import { showTemperature } from './temperatures.ts'

function listed(ingredients: [string, string, string][], instructions: string[], factor = 1): ListedRecipe {
  const recipe = toCookable(
    testRecipe({
      title: 'Dish',
      slug: 'dish',
      ingredients: ingredients.map(([amount, unit, ingredient]) => ({ amount, unit, ingredient })),
      instructions,
    }),
  )
  return showRecipe(
    recipe,
    { factor, units: 'as written', variation: null, avoid: [] },
    { showLine, showTemperature },
  )
}

const BOWL = listed(
  [
    ['100', 'g', 'pearl barley, rinsed'],
    ['4', 'whole', 'eggs'],
    ['160', 'g', 'tinned chickpeas, drained and rinsed'],
    ['2', 'whole', 'carrots, finely grated'],
    ['', '', 'Fine salt'],
    ['2', 'tbsp', 'olive oil'],
  ],
  [
    'Add the barley, lower the heat and simmer for 30 minutes, until tender.',
    'Boil the eggs for 8 to 10 minutes. Cool them under cold water, then peel them.',
    'Add the chickpeas to the barley for the last 2 minutes, with the salt and the oil.',
    'Stir in the carrots. Bake for 20 minutes.',
  ],
  2,
)

function words(recipe: ListedRecipe, at: number, which = 0) {
  const timer = recipe.steps[at]?.timers[which]
  if (!timer) throw new Error('This step names no such duration')
  return timerWords(recipe.steps, at, timer)
}

// COOK-TIMER-6
describe('the words of a timer', () => {
  test('name the food its sentence names first, followed by the next sentence', () => {
    expect(words(BOWL, 1)).toEqual({
      label: 'Eggs',
      headline: 'Eggs are ready',
      afterwards: 'Cool them under cold water, then peel them.',
    })
  })
  test('are followed by the next step about that food where its own step says no more', () => {
    expect(words(BOWL, 0)).toMatchObject({ label: 'Barley', headline: 'Barley is ready' })
    expect(words(BOWL, 0).afterwards).toMatch(/^Add the chickpeas \(320 g\) to the barley/)
  })
  test('name the way of cooking where no food is named', () => {
    expect(words(BOWL, 3)).toEqual({ label: 'In the oven', headline: 'Time is up', afterwards: '' })
  })
  test('name the food that is still cooking at the end of its sentence', () => {
    const soup = listed(
      [
        ['1', 'kg', 'tomatoes'],
        ['1', 'whole', 'lime'],
        ['', '', 'Parsley'],
      ],
      [
        'Lay the tomatoes on a tray.',
        'Roast for 40 minutes, until the tomatoes slump.',
        'Leave for 5 minutes, then stir in the parsley.',
        'Stir in the lime juice and leave it to stand for 5 minutes.',
      ],
    )
    expect(words(soup, 1)).toMatchObject({ label: 'Tomatoes', headline: 'Tomatoes are ready' })
    expect(words(soup, 2).label).toBe('Resting')
    expect(words(soup, 3).label).toBe('Resting')
  })
  test('name the food of the preceding sentence where its own names none', () => {
    const spices = listed(
      [['1', 'tsp', 'cumin']],
      ['Add the cumin and a lid. It is ready after half a minute.'],
    )
    expect(words(spices, 0)).toMatchObject({ label: 'Cumin', headline: 'Time is up' })
  })
  // COOK-TIMER-7
  test('include neither a warning nor a step to be done meanwhile', () => {
    const loaf = listed(
      [],
      [
        'Bake for 60 minutes. If the top darkens early, cover it.',
        'Meanwhile line a rack. Wash your hands.',
        'Lift it out.',
      ],
    )
    expect(words(loaf, 0).afterwards).toBe('Lift it out.')
  })
  test('include neither a task to be done meanwhile nor a remark on the timer', () => {
    const eggs = listed(
      [['2', 'whole', 'eggs']],
      ['Boil the eggs for 7 minutes. Set a timer and believe it. Meanwhile make tea.', 'Peel the eggs.'],
    )
    expect(words(eggs, 0).afterwards).toBe('Peel the eggs.')
  })
})

// COOK-WAIT-1
describe('the hint during a long wait', () => {
  test('lists the tasks of the next steps, in the chosen amounts', () => {
    expect(hintFor(BOWL, 1)).toEqual({
      title: 'While this boils',
      tasks: [
        { name: '2', text: 'Drain and rinse 320 g tinned chickpeas' },
        { name: '3', text: 'Finely grate 4 carrots' },
      ],
      isNextStep: false,
    })
  })
  test('is the next step itself if that is to be done meanwhile', () => {
    const dish = listed([], ['Simmer for 30 minutes.', 'Meanwhile lay the table.'])
    expect(hintFor(dish, 0)).toEqual({ title: 'While this simmers', tasks: [], isNextStep: true })
  })
  test('omits what an earlier step has already used', () => {
    const oats = listed(
      [
        ['300', 'ml', 'milk'],
        ['1', 'whole', 'lime, juiced'],
      ],
      ['Stir in the milk.', 'Chill for 6 hours.', 'Loosen it with more milk and the lime.'],
    )
    expect(hintFor(oats, 1)?.tasks.map(({ text }) => text)).toEqual(['Juice 1 lime'])
  })
  test('is absent for five minutes, without a wait, or when nothing is left to do', () => {
    expect(hintFor(listed([['1', 'whole', 'egg']], ['Wait for 5 minutes.', 'Boil the egg.']), 0)).toBeNull()
    expect(hintFor(BOWL, 2)).toBeNull()
    expect(hintFor(BOWL, 3)).toBeNull()
    expect(hintFor(BOWL, 99)).toBeNull()
  })
})

test('the sentences concatenated are the step', () => {
  for (const { parts } of BOWL.steps) {
    const whole = (pieces: typeof parts) => pieces.map(({ text }) => text).join('')
    expect(sentencesOf(parts).map(whole).join('')).toBe(whole(parts))
  }
  expect(sentencesOf(BOWL.steps[1]?.parts ?? []).map((parts) => parts.map(partText).join(''))).toEqual([
    'Boil the eggs (8) for 8 to 10 minutes. ',
    'Cool them under cold water, then peel them.',
  ])
})

test('the button states the beginning of the next step', () => {
  const { steps } = listed(
    [],
    [
      'Meanwhile stir the yoghurt, then rest it.',
      'Taste, and add pepper.',
      'Heat the oven to 190 °C (170 °C fan).',
    ],
  )
  expect(steps.map(beginningOf)).toEqual([
    'Stir the yoghurt, then rest it',
    'Taste, and add pepper',
    'Heat the oven to 190 °C',
  ])
})

test('servings state how the amounts were scaled', () => {
  expect([
    describeScaling(2, 2),
    describeScaling(4, 2),
    describeScaling(1, 2),
    describeScaling(3, 1),
    describeScaling(5, 2),
  ]).toEqual([
    '',
    'doubled from 2 servings',
    'halved from 2 servings',
    'tripled from 1 serving',
    'changed from 2 servings',
  ])
})

test('a step uses the exact remainder; a remainder that cannot be calculated has no amount', () => {
  const { steps } = listed(
    [
      ['3', 'tbsp', 'olive oil'],
      ['1-2', 'tsp', 'chilli flakes'],
    ],
    [
      'Toss with 2 tablespoons of the olive oil and a teaspoon of the chilli flakes.',
      'Trickle over the last tablespoon of oil and the rest of the chilli flakes.',
    ],
    2,
  )
  expect(steps.map(({ portions }) => portions.map(({ quantity }) => quantity))).toEqual([
    ['4 tablespoons', '2 teaspoons'],
    ['2 tablespoons', ''],
  ])
})
