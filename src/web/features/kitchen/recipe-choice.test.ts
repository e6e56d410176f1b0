import { describe, expect, test } from 'vitest'
import { DAY } from '../../../domain/time/durations.ts'
import { parseStored } from '../../data/device-store.ts'
import { parseChoices } from './recipe-choice.ts'

const NOW = Date.UTC(2026, 4, 1, 18)
const read = (entries: unknown) => parseChoices(entries, NOW)

describe('what was chosen for a recipe', () => {
  // TOOL-KEEP-1
  test('is restored for 24 hours', () => {
    const kept = read({
      fresh: { servings: 6, variation: 1, keep: [3], at: NOW - 1 },
      old: { servings: 6, variation: null, keep: [], at: NOW - DAY },
    })
    expect([...kept.keys()]).toEqual(['fresh'])
    expect(read(Object.fromEntries(kept))).toEqual(kept)
  })
  test('accepts as many servings as a recipe can have', () => {
    expect(
      read({ feast: { servings: 120, variation: null, keep: [], at: NOW } }).get('feast')?.servings,
    ).toBe(120)
  })
  test('survives a clock set back by up to a day', () => {
    const chosen = { servings: 6, variation: null, keep: [] }
    const kept = read({ bowl: { ...chosen, at: NOW + DAY - 1 }, soup: { ...chosen, at: NOW + DAY } })
    expect([...kept.keys()]).toEqual(['bowl'])
  })
  test.each([
    { servings: 0, variation: null, keep: [], at: NOW },
    { servings: 2.5, variation: null, keep: [], at: NOW },
    { servings: '2', variation: null, keep: [], at: NOW },
    { servings: 2, variation: -1, keep: [], at: NOW },
    { servings: 2, keep: [], at: NOW },
    { servings: 2, variation: null, keep: [] },
    { servings: 2, variation: null, keep: 3, at: NOW },
    { servings: 2, variation: null, keep: [], at: 'now' },
    null,
    7,
  ])('%j is ignored', (entry) => {
    expect(read({ bowl: entry }).size).toBe(0)
  })
  test.each([null, '', 'null', '7', '[]', '{'])('%s reads as no choice', (stored) => {
    expect(read(parseStored(stored)).size).toBe(0)
  })
})
