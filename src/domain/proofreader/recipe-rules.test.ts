import { describe, expect, it } from 'vitest'
import {
  line,
  list,
  type RecipeChange,
  readRecipe,
  rulesOf,
  steps,
} from '../../../tests/fixtures/proof-items.ts'

const CASES: Readonly<Record<string, { found: RecipeChange[]; notFound: RecipeChange[] }>> = {
  'tag-contradicted': {
    found: [
      { ...list(line('1', 'tbsp', 'honey')), dietary_tags: ['vegan'] },
      { ...list(line('200', 'g', 'plain flour')), dietary_tags: ['gluten-free'] },
      { ...list(line('2', 'slices', 'bacon')), dietary_tags: ['Vegetarian'] },
      { ...list(line('50', 'g', 'cold butter, cubed')), dietary_tags: ['dairy-free'] },
      { ...list(line('1', 'tin', 'chickpeas')), dietary_tags: ['paleo'] },
      { ...list(line('50', 'g', 'butter')), title: 'Vegan sponge' },
      { ...list(line('200', 'g', 'plain flour')), title: 'A gluten free loaf' },
    ],
    notFound: [
      { ...list(line('1', 'tbsp', 'maple syrup')), dietary_tags: ['vegan'] },
      { ...list(line('2', 'tbsp', 'ghee'), line('1', 'tbsp', 'tapioca')), dietary_tags: ['paleo'] },
      { ...list(line('1', '', 'flourless chocolate cake')), dietary_tags: ['gluten-free'] },
      { ...list(line('200', 'g', 'gluten-free flour')), dietary_tags: ['gluten-free'] },
      { ...list(line('50', 'g', 'vegan butter')), dietary_tags: ['dairy-free', 'vegan'] },
      { ...list(line('', '', 'For the honey:'), line('1', '', 'apple')), dietary_tags: ['vegan'] },
      { ...list(line('1', 'tbsp', 'honey')), dietary_tags: ['from the garden'] },
      { ...list(line('50', 'g', 'butter')), title: 'Sponge (vegan option)' },
      { ...list(line('50', 'g', 'vegan butter')), title: 'Vegan sponge' },
    ],
  },
  'not-quick': {
    found: [{ dietary_tags: ['quick'], prep_time_minutes: 20, cook_time_minutes: 15 }],
    notFound: [{ dietary_tags: ['quick'], prep_time_minutes: 15, cook_time_minutes: 15 }],
  },
  'low-carb-doubtful': {
    found: [{ ...list(line('200', 'g', 'basmati rice')), dietary_tags: ['low-carb'] }],
    notFound: [
      { ...list(line('200', 'g', 'cauliflower rice')), dietary_tags: ['keto'] },
      { ...list(line('100', 'g', 'sugar snap peas')), dietary_tags: ['keto'] },
    ],
  },
  'allergen-missing': {
    found: [
      list(line('50', 'g', 'butter')),
      { ...list(line('30', 'g', 'peanut butter')), allergens: ['nuts'] },
      list(line('2', 'stalks', 'celery')),
    ],
    notFound: [
      { ...list(line('50', 'g', 'butter')), allergens: ['dairy'] },
      { ...list(line('30', 'g', 'walnuts')), allergens: ['tree nuts'] },
      { ...list(line('2', 'stalks', 'celery')), allergens: ['Celery'] },
    ],
  },
  'allergen-unexplained': {
    found: [{ allergens: ['fish'] }],
    notFound: [
      { ...list(line('50', 'g', 'butter')), allergens: ['milk'] },
      { ...list(line('100', 'g', 'dark chocolate')), allergens: ['milk'] },
      { allergens: ['lupin'] },
    ],
  },
  'swap-contradicts': {
    found: [{ swaps: [{ avoid: 'dairy', ingredient: 0, with: line('1', 'tbsp', 'butter'), note: '' }] }],
    notFound: [
      { swaps: [{ avoid: 'dairy', ingredient: 0, with: line('1', 'tbsp', 'oat milk'), note: '' }] },
      { swaps: [{ avoid: 'dairy', ingredient: 0, with: null, note: '' }] },
    ],
  },
  'amount-missing': {
    found: [
      list(line('', '', 'plain flour')),
      list(line('', '', 'red pepper')),
      list(line('', '', 'pepper jack cheese')),
    ],
    notFound: [
      list(line('', '', 'squeeze of lemon')),
      list(line('', '', 'whole nutmeg, for grating')),
      list(line('', '', 'black pepper')),
      list(line('', '', 'salt')),
      list(line('', '', 'olive oil')),
      list(line('', '', 'mint leaves, to serve')),
      list(line('', '', 'a handful of mint')),
      list(line('', '', 'prawns, as many as you like')),
      list(line('', '', 'see the note below')),
      list(line('', '', 'chopped radishes as garnish')),
      list(line('', '', 'For the dough:'), line('1', '', 'egg')),
    ],
  },
  'amount-in-name': {
    found: [list(line('', '', '2 tbsp oil'))],
    notFound: [list(line('2', 'tbsp', 'oil')), list(line('1', 'tin', '7-bean mix'))],
  },
  'amount-not-scaled': {
    found: [list(line('plenty', 'of', 'tomatoes')), list(line('', '', 'a few carrots'))],
    notFound: [
      list(line('', '', 'some parsley, to serve')),
      list(line('a pinch', '', 'salt')),
      list(line('half a', '', 'lemon')),
      list(line('1–2', 'cups', 'oats')),
      list(line('½', 'cup', 'oats')),
    ],
  },
  'amount-unlikely': {
    found: [list(line('200', 'tbsp', 'olive oil')), list(line('20', 'kg', 'plain flour'))],
    notFound: [
      list(line('2', 'kg', 'potatoes')),
      list(line('12', 'tbsp', 'olive oil')),
      { ...list(line('4', 'kg', 'potatoes')), servings: 8 },
    ],
  },
  'ingredients-missing': { found: [{ ingredients: [] }], notFound: [{}] },
  'servings-unlikely': { found: [{ servings: 400 }], notFound: [{ servings: 48 }] },
  'servings-missing': { found: [{ servings: null }, { servings: 0 }], notFound: [{ servings: 1 }] },
}

// PROOF-RECIPE-1, PROOF-RECIPE-4, PROOF-RECIPE-5
describe.each(Object.entries(CASES))('%s', (rule, { found, notFound }) => {
  it.each(found)('finds it in %j', (change) => {
    expect(rulesOf(readRecipe(change))).toContain(rule)
  })
  it.each(notFound)('ignores %j', (change) => {
    expect(rulesOf(readRecipe(change))).not.toContain(rule)
  })
})

describe('fixes', () => {
  it.each<[string, RecipeChange, string, unknown]>([
    [
      'tag-contradicted',
      { ...list(line('1', 'tbsp', 'honey')), dietary_tags: ['quick', 'vegan'] },
      'dietary_tags',
      ['quick'],
    ],
    [
      'allergen-missing',
      { ...list(line('50', 'g', 'butter')), allergens: ['nuts'] },
      'allergens',
      ['nuts', 'milk'],
    ],
    ['cook-time-missing', { cook_time_minutes: null }, 'cook_time_minutes', 0],
    ['allergen-unexplained', { allergens: ['lupin', 'fish'] }, 'allergens', ['lupin']],
    [
      'times-do-not-add-up',
      { cook_time_minutes: 10, instructions: steps('Simmer the tomatoes and garlic for 45 minutes.') },
      'cook_time_minutes',
      45,
    ],
    [
      'step-numbered',
      { instructions: steps('1. Slice the tomatoes with the garlic.') },
      'instructions.0.instruction',
      'Slice the tomatoes with the garlic.',
    ],
  ])('%s', (rule, change, field, value) => {
    expect(readRecipe(change).find((one) => one.rule === rule)?.fix).toEqual({ field, value })
  })
})

it.each([
  ['vegetarian', 'penne with bacon', 'Bacon is not vegetarian, and the tag is set.'],
  ['vegan', 'egg noodles', 'Egg noodles are not vegan, and the tag is set.'],
])('%s: names what contradicts the tag in “%s”', (tag, name, message) => {
  const [finding] = readRecipe({ ...list(line('1', 'whole', name)), dietary_tags: [tag] }).filter(
    ({ rule }) => rule === 'tag-contradicted',
  )
  expect(finding?.message).toBe(message)
})

// PROOF-RECIPE-3
it('reports a tag as possibly contradicted where the line has an alternative', () => {
  const [finding] = readRecipe({
    ...list(line('1', 'tbsp', 'honey or maple syrup')),
    dietary_tags: ['vegan'],
  })
  expect(finding).toMatchObject({ rule: 'tag-contradicted', level: 'hint', fix: null })
})

it('reports paleo contradictions as a matter of style', () => {
  const findings = readRecipe({ ...list(line('1', 'tin', 'chickpeas')), dietary_tags: ['paleo'] })
  expect(findings).toContainEqual(expect.objectContaining({ rule: 'tag-contradicted', level: 'hint' }))
})

it('reports an allergen found only in an alternative as a warning', () => {
  const level = (name: string) =>
    readRecipe(list(line('1', 'whole', name))).find(({ rule }) => rule === 'allergen-missing')?.level
  expect(level('chicken stock (or fish stock)')).toBe('warning')
  expect(level('olive oil or butter')).toBe('warning')
  expect(level('butter or olive oil')).toBe('error')
  expect(level('red or white wine')).toBe('error')
})

// PROOF-RECIPE-2
it('finds a food named only in a step, whether served with the dish or added to it', () => {
  const found = (step: string) =>
    readRecipe({ instructions: steps(`Slice the tomatoes and garlic. ${step}`) }).map(({ rule, level }) => [
      rule,
      level,
    ])
  expect(found('Serve with rice.')).toEqual([['food-not-listed', 'hint']])
  expect(found('Top with feta.')).toEqual([['food-not-listed', 'hint']])
})

it('finds Markdown markup where recipes show it unprocessed', () => {
  const [finding, ...others] = readRecipe({
    instructions: steps('**Slice** the tomatoes with the garlic.'),
  })
  expect(others).toEqual([])
  expect(finding).toMatchObject({ rule: 'visible-sign', start: 0, end: 9 })
  expect(finding?.fix?.value).toBe('Slice the tomatoes with the garlic.')
  expect(rulesOf(readRecipe({ notes: 'Two &amp; three.' }))).toEqual(['visible-sign'])
  expect(rulesOf(readRecipe({ notes: '2 * 3 is 6. A # is a sharp.' }))).toEqual([])
})

it('names an ingredient by its position in the list, headings included', () => {
  const findings = readRecipe({
    ingredients: [line('', '', 'For the toast:'), line('', '', 'plain flour')],
    instructions: steps('Mix everything.'),
  })
  expect(findings.find(({ rule }) => rule === 'amount-missing')).toMatchObject({
    field: 'ingredients.1.ingredient',
    start: 0,
    end: 'plain flour'.length,
  })
})

it('reports nothing about a correct recipe', () => {
  expect(readRecipe({})).toEqual([])
})
