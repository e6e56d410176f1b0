import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  describePose,
  HANDLES,
  placeOf,
  poseBetween,
  pullTo,
  rangeOf,
  readPose,
  STRIKES,
  turnJoint,
  turnOf,
  writePose,
} from './posing.ts'
import { beyondLimits, jointsOf, type Pose } from './skeleton.ts'

const lowestOf = (pose: Pose) => {
  const joints = jointsOf(pose)
  return Math.max(
    joints.hips[1] + 18,
    ...Object.entries(joints).flatMap(([name, [, y]]) =>
      /heel|ball|toes/.test(name) ? [y] : /knee/.test(name) ? [y + 12] : [],
    ),
  )
}
const expectHuman = (pose: Pose) => {
  expect(beyondLimits(pose)).toEqual([])
  expect(lowestOf(pose)).toBeCloseTo(0, 6)
}
const [hurray, , , star] = STRIKES.map(({ pose }) => pose) as [Pose, Pose, Pose, Pose]

describe('the preset poses of the figure', () => {
  test('are six or more, with different names', () => {
    expect(STRIKES.length).toBeGreaterThanOrEqual(6)
    expect(new Set(STRIKES.map(({ name }) => name)).size).toBe(STRIKES.length)
  })

  test.each(STRIKES.map(({ name, pose }) => [name, pose] as const))(
    '%s is within human limits and on the floor',
    (_, pose) => {
      expectHuman(pose)
    },
  )

  test('every pose between two preset ones is within human limits and on the floor', () => {
    for (const { pose: from } of STRIKES)
      for (const { pose: to } of STRIKES)
        for (const share of [0.25, 0.5, 0.75]) expectHuman(poseBetween(from, to, share))
  })
})

const anyHandle = fc.constantFrom(...HANDLES)
const anyPose = fc.constantFrom(...STRIKES.map(({ pose }) => pose))

// FIGURE-POSE-1
test('wherever a limb is pulled, the figure stays within human limits and on the floor', () => {
  const pull = fc.tuple(anyHandle, fc.integer({ min: -400, max: 400 }), fc.integer({ min: -500, max: 200 }))
  fc.assert(
    fc.property(anyPose, fc.array(pull, { minLength: 1, maxLength: 8 }), (start, pulls) => {
      const pose = pulls.reduce((before, [handle, x, y]) => pullTo(before, handle, [x, y]), start)
      expectHuman(pose)
    }),
    { numRuns: 150 },
  )
})

test('a joint turns by degrees within its range', () => {
  fc.assert(
    fc.property(anyPose, anyHandle, fc.integer({ min: -400, max: 400 }), (pose, handle, degrees) => {
      const [from, to] = rangeOf(pose, handle)
      const turned = turnJoint(pose, handle, degrees)
      expectHuman(turned)
      expect(Math.abs(turnOf(turned, handle) - Math.min(to, Math.max(from, degrees)))).toBeLessThanOrEqual(1)
    }),
    { numRuns: 100 },
  )
})

test('an elbow bends both ways in the front view, a knee does not bend forwards', () => {
  expect(rangeOf(hurray, 'near hand')).toEqual([-152, 152])
  const [from, to] = rangeOf(hurray, 'near foot')
  expect(from).toBeGreaterThanOrEqual(-25)
  expect(to).toBe(178)
})

test('a hand reaches the place it is pulled to if that is within reach', () => {
  const [shoulderX, shoulderY] = jointsOf(star)['near shoulder']
  const to = [shoulderX + 70, shoulderY + 20] as const
  const [x, y] = placeOf(pullTo(star, 'near hand', to), 'near hand')
  expect(Math.hypot(x - to[0], y - to[1])).toBeLessThan(1)
})

test('a lifted foot hangs, a planted foot lies flat', () => {
  const lifted = turnJoint(hurray, 'near knee', 80)
  const joints = jointsOf(lifted)
  expect(joints['near ball'][1]).toBeLessThan(-20)
  expect(joints['far ball'][1]).toBeCloseTo(0, 6)
  expect(joints['far heel'][1]).toBeCloseTo(0, 6)
})

// FIGURE-POSE-4
describe('a written pose', () => {
  test('is read back', () => {
    for (const { pose, says } of STRIKES) {
      const read = readPose(writePose(pose))
      expect(read && writePose(read)).toBe(writePose(pose))
      expect(read && describePose(read)).toBe(says)
    }
    expect(describePose(turnJoint(star, 'far hand', 40))).toBe('in a pose of your own')
  })

  test.each([
    '',
    'pose',
    '1_2_3',
    `${'0_'.repeat(10)}x`,
    `${'0_'.repeat(11)}0`,
    '0_0_0_0_0_0_180_0_0_0_0',
    `999${'_999'.repeat(10)}`,
    // Text a link can contain.
    '<img src=x onerror=alert(1)>',
    '%3Cscript%3E',
    'NaN_NaN_NaN_NaN_NaN_NaN_NaN_NaN_NaN_NaN_NaN',
    `${'0_'.repeat(10)}0\n`,
    '0_'.repeat(500_000),
    '-'.repeat(1_000_000),
  ])('%s is none', (text) => {
    expect(readPose(text)).toBeNull()
  })
})
