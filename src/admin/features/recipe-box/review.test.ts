import { expect, test } from 'vitest'
import { kindOfPasted, recipeOf, reviewRows, timesToFill, withRole } from './review.ts'

test.each([
  ['', 'nothing'],
  ['https://example.com/soup?print=1', 'address'],
  ['www.example.com/soup', 'address'],
  [' example.com ', 'address'],
  ['http://xn--bcher-kva.example/a', 'address'],
  ['See https://example.com for more', 'text'],
  ['Soup\n2 onions', 'text'],
  ['Soup.', 'text'],
  ['<!doctype html><p>', 'source'],
  ['{"@type":"Recipe"}', 'source'],
])('%j is %s', (text, kind) => {
  expect(kindOfPasted(text)).toBe(kind)
})

const RECIPE = {
  title: '',
  description: '',
  prep_time_minutes: null,
  cook_time_minutes: null,
  servings: null,
  ingredients: [],
  instructions: [],
  dietary_tags: ['vegan'],
  meta_keywords: ['soup'],
  notes: '',
  picture_url: null,
  warnings: [],
}
const onion = { amount: '2', unit: 'whole', ingredient: 'onions' }

// RIMPORT-BOX-2
test('a line can change its role, and omitted lines are dropped', () => {
  const rows = reviewRows([
    { text: 'Soup', role: 'title', ingredient: null },
    { text: '2 onions', role: 'ingredient', ingredient: onion },
    { text: 'The top', role: 'step', ingredient: null },
    { text: '1 lemon', role: 'note', ingredient: null },
    { text: 'Boil.', role: 'note', ingredient: null },
    { text: 'Print', role: 'nothing', ingredient: null },
  ])
  expect(rows[1]?.line).toEqual({ amount: '2', unit: '', ingredient: 'onions' })
  const roles = ['title', 'ingredient', 'heading', 'ingredient', 'step', 'nothing'] as const
  const changed = rows.map((row, at) => withRole(row, roles[at] ?? 'nothing'))
  const facts = { prep_time_minutes: 5, cook_time_minutes: null, servings: 2 }
  expect(recipeOf(RECIPE, changed, facts)).toEqual({
    ...facts,
    title: 'Soup',
    description: '',
    ingredients: [
      onion,
      { amount: '', unit: '', ingredient: 'The top:' },
      { amount: '1', unit: 'whole', ingredient: 'lemon' },
    ],
    instructions: ['Boil.'],
    dietary_tags: ['vegan'],
    meta_keywords: ['soup'],
    notes: '',
  })
})

test.each([
  // The recipe states 40 minutes of cooking: the default quarter of an hour is not added.
  [
    { prep: null, cook: 40 },
    { prep: 15, cook: 30 },
    { prep: null, cook: 40 },
  ],
  [
    { prep: 10, cook: null },
    { prep: 15, cook: 30 },
    { prep: 10, cook: 0 },
  ],
  [
    { prep: 10, cook: 40 },
    { prep: 15, cook: 30 },
    { prep: 10, cook: 40 },
  ],
  [
    { prep: null, cook: null },
    { prep: 15, cook: 30 },
    { prep: 15, cook: 30 },
  ],
  [
    { prep: null, cook: 40 },
    { prep: 20, cook: 30 },
    { prep: 20, cook: 40 },
  ],
])('with %j in the text and %j in the editor the times are %j', (told, fields, filled) => {
  const times = ({ prep, cook }: { prep: number | null; cook: number | null }) => ({
    prep_time_minutes: prep,
    cook_time_minutes: cook,
  })
  expect(timesToFill(times(told), times(fields), { isNew: true })).toEqual(times(filled))
})

// RIMPORT-BOX-3
test('a stored recipe keeps values missing in the text', () => {
  const fields = { prep_time_minutes: 15, cook_time_minutes: 30 }
  const told = { prep_time_minutes: null, cook_time_minutes: 40 }
  expect(timesToFill(told, fields, { isNew: false })).toEqual({ ...fields, cook_time_minutes: 40 })
})
