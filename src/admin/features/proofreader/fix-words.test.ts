import { describe, expect, test } from 'vitest'
import { describeFix, rebaseChange } from './fix-words.ts'
import { findTextChange } from './read-finding.ts'

const nameChange = (before: string, after: string) =>
  describeFix({ field: 'content', change: findTextChange(before, after) }, before, 'Text').label

describe('what differs between two texts', () => {
  test.each([
    ['a the the b', 'a the b'],
    ['', 'new'],
    ['gone', ''],
    ['same', 'same'],
    ['🍅🍆', '🍅🍇🍆'],
    ['🍅', '🍆'],
  ])('%j to %j', (before, after) => {
    const { start, end, text } = findTextChange(before, after)
    expect(before.slice(0, start) + text + before.slice(end)).toBe(after)
    expect((before.slice(0, start) + before.slice(end)).isWellFormed()).toBe(true)
    expect(text.isWellFormed()).toBe(true)
  })
})

describe('a change for a text that was typed in meanwhile', () => {
  const read = 'one two two three'
  const change = findTextChange(read, 'one two three')
  const apply = (now: string) => {
    const moved = rebaseChange(change, read, now)
    return moved && now.slice(0, moved.start) + moved.text + now.slice(moved.end)
  }
  test('before it, behind it, and in the very place', () => {
    expect(apply(read)).toBe('one two three')
    expect(apply(`So: ${read}`)).toBe('So: one two three')
    expect(apply(`${read}, four`)).toBe('one two three, four')
    expect(apply('one two twXo three')).toBeNull()
  })
})

describe('what a fix is called', () => {
  test('by whole words', () => {
    expect(nameChange('in a hour or so', 'in an hour or so')).toBe('Change to “an”')
    expect(nameChange('Well done !', 'Well done!')).toBe('Change to “done!”')
    expect(nameChange('the the chair', 'the chair')).toMatch(/^Remove “the/)
  })
  test('a link by its words', () => {
    expect(nameChange('Read [here](/blog/walk).', 'Read [The long walk](/blog/walk).')).toBe(
      'Use “The long walk”',
    )
    expect(nameChange('Read The long walk now', 'Read [The long walk](/blog/walk) now')).toBe('Link to it')
  })
  test('numbers and lists by what they become', () => {
    expect(describeFix({ field: 'cook_time_minutes', value: 30 }, 25, 'Cook time')).toEqual({
      label: 'Set Cook time to 30',
      done: 'Cook time is 30 now',
    })
    expect(describeFix({ field: 'dietary_tags', value: ['quick'] }, ['vegan', 'quick'], 'Tags').label).toBe(
      'Take “vegan” off',
    )
    expect(describeFix({ field: 'allergens', value: ['milk'] }, [], 'Allergens').label).toBe('Add “milk”')
  })
  test('a long one is cut', () => {
    expect(nameChange('x', 'word '.repeat(40)).length).toBeLessThan(70)
  })
})
