import { expect, test } from 'vitest'
import { parseStored } from '../../data/device-store.ts'
import { parseDoneDays } from '../progress/done-days.ts'
import { parseWorkout } from './article-workouts.tsx'
import { DEFAULT_SETTINGS, heardSettings, isHeard, parseSettings } from './player-settings.ts'

test('each invalid setting falls back to its default', () => {
  const chosen = { ...DEFAULT_SETTINGS, knocks: false, names: true, loudness: 20 }
  expect(parseSettings(chosen)).toEqual(chosen)
  expect(parseSettings({ knocks: 'yes', loudness: 900, names: true })).toEqual({
    ...DEFAULT_SETTINGS,
    names: true,
  })
  for (const stored of [null, '', '{', '7', 'null'])
    expect(parseSettings(parseStored(stored))).toEqual(DEFAULT_SETTINGS)
})

// PLAYER-SOUND-1
test('muting silences every sound and keeps the settings', () => {
  const muted = { ...DEFAULT_SETTINGS, isMuted: true }
  expect([isHeard(DEFAULT_SETTINGS), isHeard(muted)]).toEqual([true, false])
  expect(heardSettings(muted)).toEqual({ ...muted, loudness: 0 })
  expect(heardSettings(DEFAULT_SETTINGS)).toBe(DEFAULT_SETTINGS)
  expect(isHeard({ ...DEFAULT_SETTINGS, knocks: false })).toBe(false)
})

test('stored days are limited to those of the plan, unique and sorted', () => {
  expect(parseDoneDays([3, 1, 3, 9, 0, '2', null])).toEqual([1, 3])
  for (const stored of [null, '', '{', '{"1":true}']) expect(parseDoneDays(parseStored(stored))).toEqual([])
})

test('a page without a complete workout has none to play', () => {
  const workout = {
    title: 'A',
    rest: '',
    rounds: 1,
    warm_up: [],
    moves: [{ name: 'Squat', amount: '10', how: '' }],
    cool_down: [],
  }
  expect(parseWorkout(JSON.stringify(workout))).toEqual(workout)
  for (const broken of [
    { ...workout, moves: [{}] },
    { ...workout, rounds: 'many' },
    { ...workout, warm_up: null },
    null,
  ]) {
    expect(parseWorkout(JSON.stringify(broken))).toBeNull()
  }
  for (const text of [undefined, '', '{']) expect(parseWorkout(text)).toBeNull()
})
