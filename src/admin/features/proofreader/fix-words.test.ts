import { describe, expect, test } from 'vitest'
import { describeFix, rebaseChange } from './fix-words.ts'
import { findTextChange } from './read-finding.ts'

const nameChange = (before: string, after: string) =>
  describeFix({ field: 'content', change: findTextChange(before, after) }, before, 'Text').label

describe('findTextChange', () => {
  test.each([
    ['a the the b', 'a the b'],
    ['', 'new'],
    ['gone', ''],
    ['same', 'same'],
    ['🍅🍆', '🍅🍇🍆'],
    ['🍅', '🍆'],
  ])('from %j to %j', (before, after) => {
    const { start, end, text } = findTextChange(before, after)
    expect(before.slice(0, start) + text + before.slice(end)).toBe(after)
    expect((before.slice(0, start) + before.slice(end)).isWellFormed()).toBe(true)
    expect(text.isWellFormed()).toBe(true)
  })
})

describe('a fix for a text changed meanwhile', () => {
  const read = 'one two two three'
  const change = findTextChange(read, 'one two three')
  const apply = (now: string) => {
    const moved = rebaseChange(change, read, now)
    return moved && now.slice(0, moved.start) + moved.text + now.slice(moved.end)
  }
  test('applies after changes before or after its place, not after one within it', () => {
    expect(apply(read)).toBe('one two three')
    expect(apply(`So: ${read}`)).toBe('So: one two three')
    expect(apply(`${read}, four`)).toBe('one two three, four')
    expect(apply('one two twXo three')).toBeNull()
  })
})

describe('the label of a fix', () => {
  test('uses whole words', () => {
    expect(nameChange('in a hour or so', 'in an hour or so')).toBe('Change to “an”')
    expect(nameChange('Well done !', 'Well done!')).toBe('Change to “done!”')
    expect(nameChange('the the chair', 'the chair')).toMatch(/^Remove “the/)
  })
  test('names a link by its text', () => {
    expect(nameChange('Read [here](/blog/walk).', 'Read [The long walk](/blog/walk).')).toBe(
      'Use “The long walk”',
    )
    expect(nameChange('Read The long walk now', 'Read [The long walk](/blog/walk) now')).toBe('Link to it')
  })
  test('names numbers and lists by their new value', () => {
    expect(describeFix({ field: 'cook_time_minutes', value: 30 }, 25, 'Cook time')).toEqual({
      label: 'Set Cook time to 30',
      done: 'Cook time is 30 now',
    })
    expect(describeFix({ field: 'dietary_tags', value: ['quick'] }, ['vegan', 'quick'], 'Tags').label).toBe(
      'Take “vegan” off',
    )
    expect(describeFix({ field: 'allergens', value: ['milk'] }, [], 'Allergens').label).toBe('Add “milk”')
  })
  test('is truncated', () => {
    expect(nameChange('x', 'word '.repeat(40)).length).toBeLessThan(70)
  })
})
