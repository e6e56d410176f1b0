import { describe, expect, test } from 'vitest'
import { explainAvoided, explainVariation } from './explain-choice.ts'
import type { ListedLine, ListedRecipe } from './shown-recipe.ts'

const line = (ingredient: string, fields: Partial<ListedLine> = {}): ListedLine => ({
  amount: '1',
  unit: 'g',
  ingredient,
  name: ingredient,
  quantity: '1 g',
  index: 0,
  isHeading: false,
  instead: null,
  offered: null,
  isLeftOut: false,
  changedBy: null,
  note: '',
  conflicts: [],
  maybe: [],
  ...fields,
})
const listed = (lines: ListedLine[], fields: Partial<ListedRecipe> = {}): ListedRecipe => ({
  lines,
  steps: [],
  containsNow: [],
  swapped: [],
  unsolved: [],
  hasUnknown: false,
  ...fields,
})
const varied = { changedBy: 'variation' } as const

// TOOL-VARY-1
describe('what a variation changes', () => {
  test('is stated by short names', () => {
    const lines = [
      line('squash, in cubes', { ...varied, instead: { quantity: '2 g', ingredient: 'beetroot, sliced' } }),
      line('granola', { ...varied, isLeftOut: true }),
      line('mint', { ...varied, isLeftOut: true }),
      line('walnuts, chopped', { ...varied, index: null }),
      line('salt'),
    ]
    expect(explainVariation(listed(lines), 'Autumn')).toBe(
      'Autumn: squash for beetroot, without granola or mint, with walnuts.',
    )
  })
  test('includes what is left out of the variation', () => {
    const lines = [
      line('walnuts', { index: null, isLeftOut: true, changedBy: 'nuts' }),
      line('cream', { index: null, isLeftOut: true, changedBy: 'dairy' }),
    ]
    expect(explainVariation(listed(lines), 'Rich')).toBe(
      'Rich: as written. Left out of it, because you avoid nuts and dairy: walnuts and cream.',
    )
  })
  test('may be only amounts or only steps', () => {
    const lines = [line('oats', { ...varied, instead: { quantity: '2 g', ingredient: 'oats' } })]
    const steps = [
      { step: 1, instruction: '', isChanged: true, parts: [], ingredients: [], portions: [], timers: [] },
    ]
    expect(explainVariation(listed(lines), 'Big')).toBe('Big: other amounts.')
    expect(explainVariation(listed([], { steps }), 'Slow')).toBe('Slow: other steps.')
  })
})

// TOOL-AVOID-1, TOOL-AVOID-3
describe('what avoiding changes', () => {
  test('is stated for each outcome, without ever calling the dish free of anything', () => {
    const lines = [
      line('tahini', { changedBy: 'dairy', instead: { quantity: '', ingredient: 'yoghurt' } }),
      line('granola', { maybe: ['nuts'] }),
      line('salmon', { conflicts: ['fish'] }),
    ]
    const said = explainAvoided(listed(lines, { swapped: ['dairy'], unsolved: ['fish'] }), [
      'dairy',
      'nuts',
      'fish',
      'soy',
    ])
    expect(said).toBe(
      '1 ingredient swapped. Still contains fish. May contain nuts. The list names no soy. Always read the packet too.',
    )
    expect(said).not.toMatch(/free/)
  })
  // DIET-UNKNOWN-3
  test('includes that unknown ingredients are unknown', () => {
    expect(explainAvoided(listed([line('zorblax')], { hasUnknown: true }), ['nuts'])).toBe(
      'The list names no nuts. Not everything in this list is known to us. Always read the packet too.',
    )
  })
  test('a line of the variation that is left out is not called a swap', () => {
    const lines = [line('walnuts', { index: null, isLeftOut: true, changedBy: 'nuts' })]
    expect(explainAvoided(listed(lines, { swapped: ['nuts'] }), ['nuts'])).toBe(
      'The variation is adjusted. Always read the packet too.',
    )
  })
})
