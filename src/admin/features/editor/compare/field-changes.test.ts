import { expect, test } from 'vitest'
import { EMPTY_RECIPE, RECIPE_KIND, readRecipeFields } from '../recipe-kind.ts'
import { changedGroups, mergeIgnoredFindings, takeFields } from './field-changes.tsx'

const mine = readRecipeFields(
  { title: 'Mine', servings: 4, ingredients: [{ ingredient: 'mine' }] },
  EMPTY_RECIPE,
)
const theirs = readRecipeFields(
  {
    title: 'Theirs',
    servings: 2,
    featured_image_url: '/a.jpg',
    featured_image_public_id: 'a',
    ingredients: [{ ingredient: 'theirs' }],
  },
  EMPTY_RECIPE,
)

test('the fields of a picture are one group, every other field its own', () => {
  expect(changedGroups(RECIPE_KIND, mine, theirs)).toEqual([
    { label: 'Title', names: ['title'] },
    { label: 'Servings', names: ['servings'] },
    { label: 'Ingredients', names: ['ingredients'] },
    {
      label: 'Picture',
      names: ['featured_image_url', 'featured_image_public_id', 'featured_image_version'],
    },
  ])
})

test('taking some fields of another version keeps the rest', () => {
  const taken = takeFields(RECIPE_KIND, mine, theirs, ['servings', 'ingredients'])
  expect(RECIPE_KIND.plainFields(taken)).toMatchObject({
    title: 'Mine',
    servings: 2,
    featured_image_url: null,
    ingredients: [{ amount: '', unit: '', ingredient: 'theirs' }],
  })
})

// EDIT-STEP-2
test('swaps taken without their list are matched to the ingredients that stay', () => {
  const lines = (...names: string[]) => names.map((ingredient) => ({ amount: '1', unit: '', ingredient }))
  const read = (value: object) => RECIPE_KIND.readFields(value, RECIPE_KIND.emptyFields)
  const swap = { avoid: 'dairy', with: null, note: '' }
  const mine = read({ ingredients: lines('oats', 'milk') })
  const theirs = read({
    ingredients: lines('milk', 'butter'),
    swaps: [
      { ...swap, ingredient: 0 },
      { ...swap, ingredient: 1 },
    ],
  })
  const taken = takeFields(RECIPE_KIND, mine, theirs, ['swaps'])
  expect(RECIPE_KIND.plainFields(taken)).toMatchObject({ swaps: [{ ingredient: 1 }, { ingredient: -1 }] })
})

// PROOF-FINDING-4
test('findings ignored on either side stay ignored, except those that one side no longer ignores', () => {
  const keys = (...ignored_findings: string[]) => ({ ignored_findings })
  expect(mergeIgnoredFindings(keys('a', 'b', 'c'), keys('a', 'c', 'd'), keys('a', 'b', 'e'))).toEqual([
    'a',
    'd',
    'e',
  ])
})
