import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findDurations } from '../text/durations.ts'
import { moveTimers, placeTimer } from './move-timers.ts'

const STEP = 'Fry for 5 minutes, then bake for 8 to 10 minutes.'
/** The coach's corrections: the first timer is removed, the second rings after nine minutes. */
const CORRECTED = [{ text: '8 to 10 minutes', seconds: 540, seconds_max: null, start: 33, end: 48 }]

// EDIT-STEP-3
describe('a timer stays with its words', () => {
  test.each([
    ['written before it', 'Now fry for 5 minutes, then bake for 8 to 10 minutes.', 37],
    ['written behind it', `${STEP} Serve.`, 33],
    ['written between', 'Fry for 5 minutes, then turn it over and bake for 8 to 10 minutes.', 50],
    ['taken away before it', 'Fry, then bake for 8 to 10 minutes.', 19],
  ])('with words %s', (_, after, start) => {
    expect(moveTimers(STEP, after, CORRECTED)).toEqual([{ ...CORRECTED[0], start, end: start + 15 }])
  })
})

test('a rewritten duration is detected again by rule', () => {
  const after = 'Fry for 5 minutes, then bake for 18 to 20 minutes.'
  expect(moveTimers(STEP, after, CORRECTED)).toMatchObject([{ text: '18 to 20 minutes', seconds: 1080 }])
})

test('a digit inserted before the words makes it a different duration', () => {
  const [five] = findDurations('5 minutes')
  expect(
    moveTimers('Fry 5 minutes', 'Fry 15 minutes', [{ ...must(five), start: 4, end: 13, seconds: 270 }]),
  ).toEqual(findDurations('Fry 15 minutes'))
})

test('removing the words removes their timer', () => {
  expect(moveTimers(STEP, 'Fry for 5 minutes, then bake.', CORRECTED)).toEqual([])
})

test('every timer is at its words, and timers do not overlap', () => {
  const piece = fc.constantFrom('Fry ', '5 minutes', ' and ', '8 to 10 minutes', '1', ' hour', 's', ', ', 'é')
  const sentence = fc.array(piece, { maxLength: 8 }).map((parts) => parts.join(''))
  fc.assert(
    fc.property(sentence, sentence, (before, after) => {
      const timers = moveTimers(before, after, findDurations(before))
      let last = 0
      for (const { text, start, end } of timers) {
        expect(after.slice(start, end)).toBe(text)
        expect(start).toBeGreaterThanOrEqual(last)
        last = end
      }
    }),
  )
})

function must<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('There is none')
  return value
}

test.each([
  ['until golden', 0, { text: 'until golden', start: 6, end: 18 }],
  [' until golden. ', 0, { text: 'until golden', start: 6, end: 18 }],
  ['until golden', 10, { text: 'until golden', start: 28, end: 40 }],
  ['Bake', 10, { text: 'Bake', start: 0, end: 4 }],
  ['until brown', 0, null],
  [' . ', 0, null],
])('a timer on %j near %i is placed at its words', (words, near, place) => {
  expect(placeTimer('Bake, until golden. Turn it until golden.', words, near)).toEqual(place)
})
