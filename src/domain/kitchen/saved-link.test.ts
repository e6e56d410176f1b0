import { describe, expect, test } from 'vitest'
import { writeFragment } from './link-fragment.ts'
import { type CarriedRecipe, mergeCarried, readSavedLink, writeSavedLink } from './saved-link.ts'

const MAX_NOTE = 40
const plain = (slug: string): CarriedRecipe => ({ slug, note: '', cooked: 0, cookedAt: null, version: null })
const DAL: CarriedRecipe = {
  slug: 'red-lentil-dal',
  note: 'Mehr Zitrone für Åsa 🍋',
  cooked: 2,
  cookedAt: 1_700_000_000_000,
  version: { servings: 2, words: 'no dairy' },
}
const read = (fragment: string) => readSavedLink(fragment, MAX_NOTE)

// SAVED-MOVE-1
test('a link contains recipes, notes and versions, in their order', () => {
  const recipes = [DAL, plain('soup')]
  const link = writeSavedLink(recipes)
  expect(link).toMatch(/^#saved=[\w-]+$/)
  expect(read(link)).toEqual(recipes)
})

test.each([
  '',
  '#saved',
  '#saved=',
  '#saved=%20',
  '#saved=bm90IGpzb24',
  '#saved=e30',
  '#saved=W10',
  '#saved=_w',
  `#saved=${'A'.repeat(400_001)}`,
  writeSavedLink([]),
  writeSavedLink([DAL]).slice(0, -9),
  writeFragment('week', { recipes: ['soup'] }),
  writeFragment('saved', { recipes: [{ slug: 'Not A Slug' }, '../admin', 7, null] }),
])('%s that is handmade or damaged contains no recipes', (fragment) => {
  expect(read(fragment)).toBeNull()
})

test('each invalid value is dropped on its own', () => {
  const recipes = [
    { slug: 'dal', note: 7, cooked: -1, cookedAt: 'today', version: { servings: 'two' } },
    'soup',
    { slug: 'soup', note: 'twice' },
    { slug: 'stew', note: 'x'.repeat(100) },
  ]
  expect(read(writeFragment('saved', { recipes }))).toEqual([
    plain('dal'),
    plain('soup'),
    { ...plain('stew'), note: 'x'.repeat(MAX_NOTE) },
  ])
})

// SAVED-MOVE-2
describe('carried recipes are merged with those on the device', () => {
  const merge = (own: Partial<CarriedRecipe>, carried: Partial<CarriedRecipe>) =>
    mergeCarried({ ...plain('dal'), ...own }, { ...plain('dal'), ...carried }, MAX_NOTE)

  test.each([
    ['', 'More lemon.', 'More lemon.'],
    ['More lemon.', '', 'More lemon.'],
    ['Less salt.', 'More lemon.', 'Less salt.\nMore lemon.'],
    ['More lemon. Less salt.', 'More lemon.', 'More lemon. Less salt.'],
  ])('the notes %j and %j are merged', (own, carried, note) => {
    const first = merge({ note: own }, { note: carried })
    expect(first).toMatchObject({ merged: { note }, leftOut: '' })
    expect(merge(first.merged, { note: carried })).toEqual({ ...first, isSame: true })
  })

  test('a note that does not fit is returned, and the reader’s own is kept', () => {
    const own = 'y'.repeat(30)
    expect(merge({ note: own }, { note: 'More lemon.' })).toMatchObject({
      merged: { note: own },
      leftOut: 'More lemon.',
    })
  })

  test('the reader’s own version is kept; the number of times cooked is never added twice', () => {
    const own = { version: { servings: 4, words: '' }, cooked: 3, cookedAt: 5 }
    expect(merge(own, DAL).merged).toMatchObject({ ...own, cookedAt: DAL.cookedAt })
    expect(merge({}, DAL).merged).toMatchObject({ version: DAL.version, cooked: 2 })
    expect(merge({}, {})).toEqual({ merged: plain('dal'), leftOut: '', isSame: true })
    expect(merge({}, DAL).isSame).toBe(false)
  })
})
