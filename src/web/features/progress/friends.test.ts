import { expect, test } from 'vitest'
import { PLAN_DAYS } from '../../../domain/newsletter/constants.ts'
import { papersOfSunrise, SUN_PAPERS } from './friends.ts'

test('the sunrise has one paper per completed day, at least one, and white light after a whole week', () => {
  const suns = Array.from({ length: PLAN_DAYS + 1 }, (_, days) => papersOfSunrise(days))
  expect(suns.map(({ length }) => length)).toEqual([1, 1, 2, 3, 4, 5, 6, 7])
  const light = SUN_PAPERS.at(-1)
  expect(suns.map((papers) => papers.at(-1) === light)).toEqual([...Array(PLAN_DAYS).fill(false), true])
  // All papers differ: no sun of a sky has the colour of another one.
  for (const papers of suns) expect(new Set(papers).size).toBe(papers.length)
})
