import { expect, test } from 'vitest'
import { describeNight } from './describe-night.ts'

const night = {
  night: '2026-03-04',
  at: '2026-03-04T02:00:00.000Z',
  ok: true,
  reason: null,
  name: 'a.backup',
}
const describe = (nightly: Parameters<typeof describeNight>[0]) =>
  describeNight(nightly, (at) => at.slice(0, 10))

test('a night that failed is told with its reason, one that worked in a line', () => {
  expect(describe(null)).toEqual({ look: 'open', words: 'The first backup is made by itself tonight.' })
  expect(describe({ ...night, ok: null }).look).toBe('open')
  expect(describe(night).words).toBe('Last night’s backup worked (2026-03-04).')
  expect(describe({ ...night, ok: false, reason: 'The disk is full.' })).toEqual({
    look: 'bad',
    words: 'Last night’s backup didn’t work (2026-03-04). The disk is full.',
  })
})
