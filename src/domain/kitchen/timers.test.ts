import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseJson } from '../text/json.ts'
import { DAY, HOUR, MINUTE, SECOND } from '../time/durations.ts'
import {
  addTime,
  advanceTimers,
  clockAdjustment,
  describeTimeLeft,
  formatElapsed,
  formatTimeLeft,
  leftOf,
  MAX_TIMERS,
  MISSED_AFTER_MS,
  type NewTimer,
  pauseTimer,
  readTimers,
  resumeTimer,
  shiftTimers,
  startTimer,
  stopTimer,
  type Timers,
} from './timers.ts'

const NOW = Date.UTC(2026, 2, 1, 18)

function eggs(fields: Partial<NewTimer> = {}): NewTimer {
  const recipe = { slug: 'bowl', title: 'Bowl' }
  return {
    recipe,
    step: 3,
    start: 80,
    label: 'Eggs',
    headline: 'Eggs are ready',
    afterwards: 'Cool them.',
    seconds: 420,
    secondsMax: null,
    ...fields,
  }
}

const started = (fields: Partial<NewTimer> = {}) => startTimer([], eggs(fields), 'a', NOW)
const left = (timers: Timers, now: number) => timers.map((timer) => leftOf(timer, now))

describe('a timer', () => {
  // COOK-TIMER-1, COOK-TIMER-2
  test('ends by the wall clock, and rings once', () => {
    const timers = started()
    expect(left(timers, NOW + 6 * MINUTE)).toEqual([MINUTE])
    expect(advanceTimers(timers, NOW + 7 * MINUTE - 1)).toEqual({ timers, rang: [] })
    const rung = advanceTimers(timers, NOW + 7 * MINUTE)
    expect(rung.rang.map(({ label, state }) => [label, state])).toEqual([
      ['Eggs', { kind: 'rung', endedAt: NOW + 7 * MINUTE, isMissed: false }],
    ])
    expect(advanceTimers(rung.timers, NOW + HOUR).rang).toEqual([])
  })

  // COOK-TIMER-5
  test('detected long after its end counts as missed', () => {
    const { rang } = advanceTimers(started(), NOW + 7 * MINUTE + MISSED_AFTER_MS + 1)
    expect(rang[0]?.state).toEqual({ kind: 'rung', endedAt: NOW + 7 * MINUTE, isMissed: true })
  })

  // COOK-TIMER-3
  test('with a range rings at its lower end and keeps the remaining time', () => {
    const [timer] = started({ seconds: 480, secondsMax: 600 })
    expect([timer?.state, timer?.restMs]).toEqual([
      { kind: 'running', endsAt: NOW + 480 * SECOND },
      2 * MINUTE,
    ])
  })

  test('started twice for the same duration runs once, from the second start', () => {
    const again = startTimer(started(), eggs(), 'b', NOW + MINUTE)
    expect(again.map(({ id }) => id)).toEqual(['b'])
    expect(startTimer(again, eggs({ start: 99 }), 'c', NOW)).toHaveLength(2)
  })

  test('can be extended by a minute while running, paused or rung', () => {
    const running = addTime(started(), 'a', MINUTE, NOW)
    expect(left(running, NOW)).toEqual([8 * MINUTE])
    expect(left(addTime(pauseTimer(running, 'a', NOW), 'a', MINUTE, NOW), NOW + HOUR)).toEqual([9 * MINUTE])
    const late = NOW + 20 * MINUTE
    const rung = advanceTimers(running, late).timers
    expect(left(addTime(rung, 'a', 2 * MINUTE, late), late)).toEqual([2 * MINUTE])
  })

  test('that has rung has no range left once it is extended', () => {
    const ranged = startTimer([], eggs({ seconds: 60, secondsMax: 120 }), 'a', NOW)
    expect(ranged[0]?.restMs).toBe(MINUTE)
    const rung = advanceTimers(ranged, NOW + MINUTE).timers
    expect(addTime(rung, 'a', MINUTE, NOW + MINUTE)[0]?.restMs).toBe(0)
  })

  test('is removed when stopped', () => {
    expect(stopTimer(started(), 'a')).toEqual([])
  })

  test('above the maximum number of timers the oldest rung one is removed', () => {
    let timers: Timers = []
    for (let start = 0; start < MAX_TIMERS; start++)
      timers = startTimer(timers, eggs({ start, seconds: start === 3 ? 1 : 900 }), `t${start}`, NOW)
    timers = advanceTimers(timers, NOW + MINUTE).timers
    const more = startTimer(timers, eggs({ start: 500 }), 'more', NOW)
    expect(more).toHaveLength(MAX_TIMERS)
    expect(more.some(({ id }) => id === 't3')).toBe(false)
  })
})

describe('stored on the device', () => {
  const keep = (timers: Timers, seenAt = NOW) => ({ seenAt, timers })

  test('timers are restored unchanged', () => {
    const timers = pauseTimer(startTimer(started(), eggs({ start: 9 }), 'b', NOW), 'b', NOW)
    expect(readTimers(keep(timers), NOW + MINUTE)).toEqual(timers)
  })

  // COOK-PLACE-1
  test('timers are restored for a day', () => {
    expect(readTimers(keep(started()), NOW + DAY)).toHaveLength(1)
    expect(readTimers(keep(started()), NOW + DAY + 7 * MINUTE)).toEqual([])
  })

  // COOK-CLOCK-2
  test('a clock set back while no page was open does not change the remaining time', () => {
    const back = NOW - 5 * HOUR
    expect(left(readTimers(keep(started(), NOW + MINUTE), back), back)).toEqual([6 * MINUTE])
  })

  test.each([null, '', '7', '{', '[]', '{"timers":1}', '{"seenAt":1,"timers":[1,null,{}]}'])(
    '%s contains no timers',
    (stored) => {
      expect(readTimers(parseJson(stored ?? ''), NOW)).toEqual([])
    },
  )

  test('an invalid timer is dropped, the valid ones are kept', () => {
    const [timer] = started()
    const broken = { ...timer, id: 'x', state: { kind: 'running', endsAt: 'soon' } }
    expect(readTimers({ seenAt: NOW, timers: [broken, timer] }, NOW)).toEqual([timer])
  })
})

// COOK-CLOCK-1
describe('a clock change', () => {
  const at = (wall: number, monotonic: number) => ({ wall, monotonic })

  test('is distinguished from the passage of time', () => {
    expect(clockAdjustment(at(NOW, 0), at(NOW + MINUTE, MINUTE), true)).toBe(0)
    expect(clockAdjustment(at(NOW, 0), at(NOW + 1_500, 0), true)).toBe(0)
    expect(clockAdjustment(at(NOW, 0), at(NOW - HOUR, SECOND), true)).toBe(-HOUR - SECOND)
    expect(clockAdjustment(at(NOW, 0), at(NOW + HOUR, SECOND), true)).toBe(HOUR - SECOND)
  })

  test('in a hidden page, extra time of the wall clock counts as sleep of the device', () => {
    expect(clockAdjustment(at(NOW, 0), at(NOW + HOUR, SECOND), false)).toBe(0)
    expect(clockAdjustment(at(NOW, 0), at(NOW - HOUR, SECOND), false)).toBe(-HOUR - SECOND)
  })
})

describe('any sequence of actions', () => {
  const deed = fc.oneof(
    fc.record({ kind: fc.constant('start'), seconds: fc.integer({ min: 1, max: 7200 }) }),
    fc.record({
      kind: fc.constantFrom('pause', 'resume', 'more', 'stop', 'pass'),
      seconds: fc.integer({ min: 0, max: 5000 }),
    }),
  )

  /** Applies the actions, and counts how often each start or addition of time rang. */
  function live(deeds: { kind: string; seconds: number }[]) {
    let timers: Timers = []
    let now = NOW
    const rings = new Map<string, number>()
    deeds.forEach(({ kind, seconds }, index) => {
      const id = timers[seconds % Math.max(1, timers.length)]?.id ?? ''
      if (kind === 'start') timers = startTimer(timers, eggs({ start: index, seconds }), String(index), now)
      if (kind === 'pause') timers = pauseTimer(timers, id, now)
      if (kind === 'resume') timers = resumeTimer(timers, id, now)
      if (kind === 'more') timers = addTime(timers, id, MINUTE, now)
      if (kind === 'stop') timers = stopTimer(timers, id)
      if (kind === 'pass') now += seconds * SECOND
      // Twice at each moment, to show that it does not ring twice.
      for (let times = 0; times < 2; times++) {
        const passed = advanceTimers(timers, now)
        timers = passed.timers
        for (const { id: rang, state } of passed.rang) {
          const end = `${rang} ${state.kind === 'rung' ? state.endedAt : ''}`
          rings.set(end, (rings.get(end) ?? 0) + 1)
        }
      }
    })
    return { timers, now, rings }
  }

  test('no remaining time is negative, no running timer is over, and each end rings once', () => {
    fc.assert(
      fc.property(fc.array(deed, { maxLength: 40 }), (deeds) => {
        const { timers, now, rings } = live(deeds)
        for (const timer of timers) {
          expect(leftOf(timer, now)).toBeGreaterThanOrEqual(0)
          if (timer.state.kind === 'running') expect(timer.state.endsAt).toBeGreaterThan(now)
        }
        expect([...rings.values()].every((times) => times === 1)).toBe(true)
      }),
    )
  })

  test('a pause of any length does not change the remaining time', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 419 }), fc.integer({ min: 0, max: 9999 }), (before, pause) => {
        const paused = pauseTimer(started(), 'a', NOW + before * SECOND)
        const later = NOW + (before + pause) * SECOND
        expect(advanceTimers(paused, later).rang).toEqual([])
        expect(left(resumeTimer(paused, 'a', later), later)).toEqual([(420 - before) * SECOND])
      }),
    )
  })

  test('setting the clock does not change the remaining times', () => {
    fc.assert(
      fc.property(fc.array(deed, { maxLength: 20 }), fc.integer({ min: -1e9, max: 1e9 }), (deeds, ms) => {
        const { timers, now } = live(deeds)
        expect(left(shiftTimers(timers, ms), now + ms)).toEqual(left(timers, now))
      }),
    )
  })
})

test('the remaining time is formatted for display and for speech', () => {
  expect([formatTimeLeft(0), formatTimeLeft(1), formatTimeLeft(380_000), formatTimeLeft(3_900_000)]).toEqual([
    '0:00',
    '0:01',
    '6:20',
    '1:05:00',
  ])
  expect([describeTimeLeft(380_000), describeTimeLeft(3_660_000), describeTimeLeft(61_000)]).toEqual([
    '6 minutes and 20 seconds',
    '1 hour and 1 minute',
    '1 minute and 1 second',
  ])
  expect([formatElapsed(5_000), formatElapsed(4 * MINUTE), formatElapsed(2.5 * HOUR)]).toEqual([
    'just now',
    '4 min ago',
    '2 h ago',
  ])
})
