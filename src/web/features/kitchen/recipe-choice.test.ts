import { describe, expect, test } from 'vitest'
import { DAY } from '../../../domain/time/durations.ts'
import { parseChoices, serializeChoices } from './recipe-choice.ts'

const NOW = Date.UTC(2026, 4, 1, 18)
const read = (entries: unknown) => parseChoices(JSON.stringify(entries), NOW)

describe('what was chosen for a recipe', () => {
  test('is read again for 24 hours', () => {
    const kept = read({
      fresh: { servings: 6, variation: 1, at: NOW - 1 },
      old: { servings: 6, variation: null, at: NOW - DAY },
    })
    expect([...kept.keys()]).toEqual(['fresh'])
    expect(parseChoices(serializeChoices(kept), NOW)).toEqual(kept)
  })
  test('is forgotten when the clock was set back', () => {
    expect(read({ bowl: { servings: 6, variation: null, at: NOW + 1 } }).size).toBe(0)
  })
  test.each([
    { servings: 0, variation: null, at: NOW },
    { servings: 100, variation: null, at: NOW },
    { servings: 2.5, variation: null, at: NOW },
    { servings: '2', variation: null, at: NOW },
    { servings: 2, variation: -1, at: NOW },
    { servings: 2, at: NOW },
    { servings: 2, variation: null },
    { servings: 2, variation: null, at: 'now' },
    null,
    7,
  ])('%j is none of ours', (entry) => {
    expect(read({ bowl: entry }).size).toBe(0)
  })
  test.each([null, '', 'null', '7', '[]', '{'])('%s reads as nothing chosen', (stored) => {
    expect(parseChoices(stored, NOW).size).toBe(0)
  })
})
