import { describe, expect, test } from 'vitest'
import { ASIDE_RECIPES } from '../../../../tests/fixtures/recipes/aside-recipes.ts'
import { HEARD_RECIPES } from '../../../../tests/fixtures/recipes/heard-recipes.ts'
import { LAID_OUT_RECIPES } from '../../../../tests/fixtures/recipes/laid-out-recipes.ts'
import { NOTED_RECIPES } from '../../../../tests/fixtures/recipes/noted-recipes.ts'
import { OPENED_RECIPES } from '../../../../tests/fixtures/recipes/opened-recipes.ts'
import { OVERHEARD_RECIPES } from '../../../../tests/fixtures/recipes/overheard-recipes.ts'
import { PLAIN_TOLD_RECIPES } from '../../../../tests/fixtures/recipes/plain-told-recipes.ts'
import { PROSE_RECIPES } from '../../../../tests/fixtures/recipes/prose-recipes.ts'
import { RETOLD_RECIPES } from '../../../../tests/fixtures/recipes/retold-recipes.ts'
import { SENT_RECIPES } from '../../../../tests/fixtures/recipes/sent-recipes.ts'
import { SHARED_RECIPES } from '../../../../tests/fixtures/recipes/shared-recipes.ts'
import { SPOKEN_OF_RECIPES } from '../../../../tests/fixtures/recipes/spoken-of-recipes.ts'
import { TOLD_AROUND_RECIPES } from '../../../../tests/fixtures/recipes/told-around-recipes.ts'
import { TOLD_RECIPES } from '../../../../tests/fixtures/recipes/told-recipes.ts'
import { UNMEASURED_RECIPES } from '../../../../tests/fixtures/recipes/unmeasured-recipes.ts'
import { WEIGHED_LETTERS } from '../../../../tests/fixtures/recipes/weighed-letters.ts'
import { WEIGHED_RECIPES } from '../../../../tests/fixtures/recipes/weighed-recipes.ts'
import { COUNTABLE_UNIT, isIngredientHeading, withoutHeadings } from '../../content/ingredient-line.ts'
import { readAnyRecipe } from './read-page.ts'

describe.each(PROSE_RECIPES)('$name', (expected) => {
  const read = readAnyRecipe(expected.text)
  const recipe = read?.recipe

  // RIMPORT-TEXT-1, RIMPORT-TEXT-6
  test('is read with its title, ingredients and steps', () => {
    expect(recipe?.title).toBe(expected.title)
    const ingredients = recipe?.ingredients ?? []
    expect(withoutHeadings(ingredients).map(({ amount, unit }) => `${amount} ${unit}`)).toEqual(
      expected.ingredients,
    )
    if (expected.headings)
      expect(ingredients.filter(isIngredientHeading).map(({ ingredient }) => ingredient)).toEqual(
        expected.headings,
      )
    expect(recipe?.instructions).toHaveLength(expected.steps)
    if (expected.servings !== undefined) expect(recipe?.servings).toBe(expected.servings)
    if (expected.prep !== undefined) expect(recipe?.prep_time_minutes).toBe(expected.prep)
    if (expected.cook !== undefined) expect(recipe?.cook_time_minutes).toBe(expected.cook)
    if (expected.notes !== undefined)
      expect(read?.lines.filter(({ role }) => role === 'note')).toHaveLength(expected.notes)
  })

  // RIMPORT-API-1
  test('loses no word', () => {
    const kept = (read?.lines ?? []).map(({ text }) => text).join(' ')
    const words = (text: string) => text.match(/\p{L}{4,}/gu) ?? []
    const found = new Set(words(kept))
    const facts = /^(?:subject|serves|makes|steps?|people)$/i
    expect(words(expected.text).filter((word) => !found.has(word) && !facts.test(word))).toEqual([])
  })
})

describe.each([
  ...SHARED_RECIPES,
  ...TOLD_RECIPES,
  ...RETOLD_RECIPES,
  ...SENT_RECIPES,
  ...HEARD_RECIPES,
  ...LAID_OUT_RECIPES,
  ...TOLD_AROUND_RECIPES,
  ...ASIDE_RECIPES,
  ...OPENED_RECIPES,
  ...OVERHEARD_RECIPES,
  ...UNMEASURED_RECIPES,
  ...SPOKEN_OF_RECIPES,
  ...WEIGHED_RECIPES,
  ...WEIGHED_LETTERS,
  ...PLAIN_TOLD_RECIPES,
  ...NOTED_RECIPES,
])('$name', (expected) => {
  const recipe = readAnyRecipe(expected.text)?.recipe

  // RIMPORT-TEXT-2, RIMPORT-TEXT-3, RIMPORT-TEXT-4, RIMPORT-TEXT-5, RIMPORT-TEXT-10, RIMPORT-TEXT-11
  test('is read word by word', () => {
    expect(recipe?.title).toBe(expected.title)
    const shown = (recipe?.ingredients ?? []).map((line) =>
      isIngredientHeading(line)
        ? line.ingredient
        : [line.amount, line.unit === COUNTABLE_UNIT ? '' : line.unit, line.ingredient].join('|'),
    )
    expect(shown).toEqual(expected.ingredients)
    const begins = recipe?.instructions.map((step, index) => step.slice(0, expected.steps[index]?.length))
    expect(begins).toEqual(expected.steps)
    if (expected.servings !== undefined) expect(recipe?.servings).toBe(expected.servings)
    if (expected.prep !== undefined) expect(recipe?.prep_time_minutes).toBe(expected.prep)
    if (expected.cook !== undefined) expect(recipe?.cook_time_minutes).toBe(expected.cook)
  })
})

test('front matter gives title and facts; the rest of it is not part of the recipe', () => {
  const read = readAnyRecipe(`---
title: "Lemon rice"
date: 2024-05-01
tags: ['rice', 'quick']
prep_time: 10 min
---

![Lemon rice](/pictures/lemon-rice.webp)

A bowl for two.

- 🍳 Cook time: ~20 minutes
- 🍽️ Servings: 2

## Ingredients

- 200 g rice
- 1 lemon

## Steps

1. Boil the rice.
2. Stir in the lemon.

## Links

* The market has the best lemons
`)
  expect(read?.recipe).toMatchObject({
    title: 'Lemon rice',
    description: 'A bowl for two.',
    servings: 2,
    prep_time_minutes: 10,
    cook_time_minutes: 20,
    instructions: ['Boil the rice.', 'Stir in the lemon.'],
    warnings: [],
  })
})

test('front matter may contain the ingredient and step lists', () => {
  const read = readAnyRecipe(`---
layout: recipe
title: Lemon rice
image: rice.jpg
ingredients:
- "200 g rice"
- 1 lemon
directions:
- Boil the rice until it is tender.
- Stir in the juice of the lemon.
---
A bowl for two.`)
  expect(read?.recipe.ingredients.map(({ ingredient }) => ingredient)).toEqual(['rice', 'lemon'])
  expect(read?.recipe.instructions.slice(0, 2)).toEqual([
    'Boil the rice until it is tender.',
    'Stir in the juice of the lemon.',
  ])
})

test('plain JSON data whose texts contain tags is read as data', () => {
  const data = {
    '@type': 'Recipe',
    name: 'Soup',
    recipeIngredient: ['1 leek'],
    recipeInstructions: '<p>Chop.</p><p>Boil.</p>',
  }
  expect(readAnyRecipe(JSON.stringify(data))?.recipe).toMatchObject({
    title: 'Soup',
    instructions: ['Chop.', 'Boil.'],
  })
})

test('words that introduce the title are not part of it', () => {
  const read = readAnyRecipe(
    'The recipe: Plum crumble\nIngredients\n1 kg plums\n100 g flour\nMethod\nBake it.',
  )
  expect(read?.recipe.title).toBe('Plum crumble')
})

test('a sentence with quantities is not a recipe', () => {
  expect(readAnyRecipe('Mix with 3 friends for 10 minutes and 20 euros')).toBeNull()
})

// RIMPORT-TEXT-8
test('without headings a text is a recipe if its foods are known or three things in it are weighed', () => {
  const METHOD = 'Stir all of it well. Bake for 20 minutes at 180 °C. Let it cool before serving.'
  const titleOf = (...lines: string[]) =>
    readAnyRecipe(['Moon bake', ...lines, METHOD].join('\n'))?.recipe.title ?? null
  const weighed = ['200 g snark', '100 g frumium', '50 g jubjub']
  expect(titleOf(...weighed)).toBe('Moon bake')
  expect(titleOf(...weighed.slice(1))).toBeNull()
  expect(titleOf('2 eggs', '1 onion')).toBe('Moon bake')
  expect(titleOf('2 snarks', '1 frumium')).toBeNull()
})

// RIMPORT-TEXT-8
test.each([
  [
    'a dose',
    'Take 2 tablets with 100 ml water after breakfast and 1 tablet with 100 ml water before bed. Keep out of reach.',
  ],
  [
    'a medicine',
    'Cough syrup: give 5 ml every 6 hours. Shake the bottle. Measure with the spoon. Store below 25 °C.',
  ],
  [
    'a workout',
    'Monday\n3 x 12 squats\n3 x 10 push-ups\nRest 60 seconds between sets. Stretch for 5 minutes. Repeat twice a week.',
  ],
  [
    'things to pack',
    'For the weekend:\n2 jumpers\n3 pairs of socks\n1 towel\nPut everything in the bag and leave it by the door.',
  ],
  [
    'food for plants',
    'Mix 5 ml feed with 1 litre of water. Water the tomatoes with it once a week. Do not use on seedlings.',
  ],
  [
    'what was eaten',
    'Breakfast: 60 g oats, 1 banana, coffee\nLunch: 2 slices of bread, 1 egg\nDinner: 150 g salmon, 200 g potatoes',
  ],
  ['what is to be bought', 'milk\n6 eggs\n2 onions\n500 g pasta\nbutter\nwashing-up liquid'],
  [
    'a diary',
    'Tuesday. Slept 7 hours. Had 2 eggs and 1 slice of toast, walked 3 km to work. Went to bed at 10.',
  ],
])('%s is not a recipe', (_, text) => {
  expect(readAnyRecipe(text)).toBeNull()
})

// RIMPORT-TEXT-4
test('words that follow the dish in a title are kept', () => {
  const text =
    'Ratatouille as I learned it in Nice\n\nFry two aubergines in 4 tablespoons of olive oil. Add six tomatoes and cook gently for twenty minutes. Stir in a fistful of basil.'
  expect(readAnyRecipe(text)?.recipe.description).toBe('As I learned it in Nice')
})

// RIMPORT-TEXT-1
test.each(['Rating: *****', 'Rating: 4', '*****', 'Rating:'])(
  'stars of an app are not the description: %s',
  (stars) => {
    const text = `Lemon Chicken\n${stars}\nYield: 4 servings\n\nIngredients:\n2 lemons\n1 tbsp olive oil\n\nDirections:\nMix all.\nBake 30 minutes.`
    expect(readAnyRecipe(text)?.recipe).toMatchObject({ title: 'Lemon Chicken', description: '', notes: '' })
  },
)

// RIMPORT-TEXT-4
test('the sentence “This soup came from my sister.” is not a title', () => {
  const text =
    'This soup came from my sister. Fry 1 onion, add 500 g of peas and 1 litre of stock. Boil for 10 minutes.'
  expect(readAnyRecipe(text)?.recipe.title).not.toContain('came')
})

// RIMPORT-TEXT-6
test('a heading in front of the first ingredient of its part keeps the amount', () => {
  const text =
    'Steak\n\nIngredients\nFor the marinade: 2 tbsp soy sauce\n1 tbsp honey\nFor the steak:\n400 g flank steak\n\nMethod\nGrill it.'
  expect(readAnyRecipe(text)?.recipe.ingredients.slice(0, 2)).toEqual([
    { amount: '', unit: '', ingredient: 'For the marinade:' },
    { amount: '2', unit: 'tbsp', ingredient: 'soy sauce' },
  ])
})

// RIMPORT-TEXT-9
test.each([
  'Rice bowl: half a cup of rice, a can of tuna, half an avocado',
  'My rice bowl is half a cup of rice, a can of tuna, half an avocado',
  'my rice bowl is: 1/2 cup of rice, 1 can of tuna, 1/2 avocado',
])('a dish may say what it is made of in its only sentence: %s', (text) => {
  const recipe = readAnyRecipe(text)?.recipe
  expect(recipe?.title).toMatch(/rice bowl$/i)
  expect(recipe?.ingredients.map(({ ingredient }) => ingredient)).toEqual(['rice', 'tuna', 'avocado'])
})

test('what a dish is like is not its list', () => {
  expect(readAnyRecipe('My favourite soup is a carrot soup, a bowl for winter days.')).toBeNull()
})

// RIMPORT-TEXT-5
test('a hesitation between two ingredients divides them', () => {
  const text =
    'So you need like two onions, um, like a tin of tomatoes, you know, and 500 grams of mince. Fry the onions, add the mince, then the tomatoes and let it bubble for half an hour.'
  expect(readAnyRecipe(text)?.recipe.ingredients.map(({ ingredient }) => ingredient)).toEqual([
    'onions',
    'tomatoes',
    'mince',
  ])
})
