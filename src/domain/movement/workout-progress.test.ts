import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildCourse } from './course.ts'
import type { Workout } from './workout.ts'
import {
  addRest,
  advance,
  chooseLevel,
  goBack,
  goOn,
  goTo,
  leftOf,
  pause,
  READY_MS,
  readyLeftOf,
  resume,
  skip,
  startWorkout,
} from './workout-progress.ts'

const NOW = 1_000_000

const WORKOUT: Workout = {
  title: 'Mixed',
  warm_up: [{ name: 'march', amount: '60 seconds', how: '' }],
  rounds: 2,
  moves: [
    { name: 'squat', amount: '10 times', how: '', easier: 'To a chair.' },
    { name: 'tree', amount: '20 seconds on each side', how: '', easier: '10 seconds' },
  ],
  cool_down: [],
  rest: '30 seconds',
}
const COURSE = buildCourse(WORKOUT)
const start = () => startWorkout(COURSE, NOW)
const at = (place: number, now = NOW) => goTo(COURSE, start(), place, now)

describe('a move by time', () => {
  // PLAYER-TIME-1
  test('begins after three seconds, and advances automatically', () => {
    const progress = start()
    expect([readyLeftOf(progress, NOW), leftOf(progress, NOW)]).toEqual([READY_MS, 60_000])
    expect(leftOf(progress, NOW + READY_MS + 10_000)).toBe(50_000)
    expect(advance(COURSE, progress, NOW + READY_MS + 59_999)).toBe(progress)
    expect(advance(COURSE, progress, NOW + READY_MS + 60_000)).toMatchObject({
      place: 1,
      pace: { kind: 'self-paced' },
    })
  })

  test('with sides is done twice', () => {
    const second = goOn(COURSE, at(2), NOW + 5_000)
    expect(second).toMatchObject({ place: 2, side: 1 })
    expect(leftOf(second, NOW + 5_000)).toBe(20_000)
    expect(goOn(COURSE, second, NOW)).toMatchObject({ place: 3, side: 0 })
    expect(skip(COURSE, at(2), NOW)).toMatchObject({ place: 3 })
  })

  test('that ended long ago advances to where the clock would be', () => {
    // Both sides of the tree, the rest, and then it stops at a self-paced move.
    const later = advance(COURSE, at(2), NOW + 2 * (READY_MS + 20_000) + 30_000 + 1)
    expect(later).toMatchObject({ place: 4, pace: { kind: 'self-paced' } })
    const inRest = advance(COURSE, at(2), NOW + 2 * (READY_MS + 20_000) + 12_000)
    expect(leftOf(inRest, NOW + 2 * (READY_MS + 20_000) + 12_000)).toBe(18_000)
  })
})

describe('a pause', () => {
  test('keeps the remaining time, and restarts with time to get ready', () => {
    const paused = pause(start(), NOW + READY_MS + 10_000)
    expect(leftOf(paused, NOW + 99_000)).toBe(50_000)
    expect(advance(COURSE, paused, NOW + 999_000)).toBe(paused)
    const resumed = resume(COURSE, paused, NOW + 500_000)
    expect([readyLeftOf(resumed, NOW + 500_000), leftOf(resumed, NOW + 500_000)]).toEqual([READY_MS, 50_000])
  })

  test('while getting ready keeps the whole time', () => {
    expect(leftOf(pause(start(), NOW + 1_000), NOW)).toBe(60_000)
  })

  test('of a self-paced move resumes it as self-paced', () => {
    expect(resume(COURSE, pause(at(1), NOW), NOW)).toMatchObject({ place: 1, pace: { kind: 'self-paced' } })
  })
})

// PLAYER-TIME-1
test('a rest has no time to get ready, and can be extended', () => {
  const rest = at(3)
  expect([readyLeftOf(rest, NOW), leftOf(rest, NOW)]).toEqual([0, 30_000])
  expect(leftOf(addRest(COURSE, rest), NOW)).toBe(45_000)
  expect(addRest(COURSE, start())).toEqual(start())
})

test('going back leads to the preceding move, never to a rest', () => {
  expect(goBack(COURSE, at(4), NOW)).toMatchObject({ place: 2, side: 0 })
  expect(goBack(COURSE, start(), NOW + 5_000)).toMatchObject({ place: 0 })
})

// MOVE-DOSE-3
test('an easier level is kept for later rounds, and restarts the time only where it changes it', () => {
  const squat = chooseLevel(COURSE, at(1), 'easier', NOW)
  expect(goTo(COURSE, squat, 4, NOW).levels).toEqual({ squat: 'easier' })
  expect(chooseLevel(COURSE, squat, 'easier', NOW).levels).toEqual({ squat: 'written' })
  const tree = chooseLevel(COURSE, at(2), 'easier', NOW + 15_000)
  expect(leftOf(tree, NOW + 15_000)).toBe(10_000)
})

test('a workout ends after its last move', () => {
  const over = goOn(COURSE, goOn(COURSE, at(5), NOW), NOW)
  expect(over).toMatchObject({ place: COURSE.length, pace: { kind: 'over' } })
  expect(advance(COURSE, over, NOW + 1)).toBe(over)
})

test('whatever the reader presses, the place is in the course and remaining times do not grow by themselves', () => {
  const press = fc.constantFrom('on', 'back', 'skip', 'pause', 'resume', 'wait', 'easier', 'rest')
  fc.assert(
    fc.property(fc.array(fc.tuple(press, fc.nat(90_000)), { maxLength: 40 }), (presses) => {
      let now = NOW
      let progress = start()
      for (const [what, after] of presses) {
        now += after
        progress = advance(COURSE, progress, now)
        if (what === 'on') progress = goOn(COURSE, progress, now)
        if (what === 'back') progress = goBack(COURSE, progress, now)
        if (what === 'skip') progress = skip(COURSE, progress, now)
        if (what === 'pause') progress = pause(progress, now)
        if (what === 'resume') progress = resume(COURSE, progress, now)
        if (what === 'easier') progress = chooseLevel(COURSE, progress, 'easier', now)
        if (what === 'rest') progress = addRest(COURSE, progress)
        expect(progress.place).toBeLessThanOrEqual(COURSE.length)
        const left = leftOf(progress, now)
        if (left !== null)
          expect(leftOf(advance(COURSE, progress, now + 500), now + 500) ?? 0).toBeLessThanOrEqual(
            60_000 + 40 * 15_000,
          )
      }
    }),
  )
})
