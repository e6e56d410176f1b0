import { expect, test } from 'vitest'
import { networksAround } from '../auth/networks.ts'
import type { Origin } from '../http/origin-limiter.ts'
import { DailySubjects } from './daily-subjects.ts'

const DAY = '2026-03-04'
const from = (number: number): Origin => ({ origin: `192.0.2.${number}`, networks: [] })

/** Sends made-up words far beyond the limits; returns the number counted. */
function flood(subjects: DailySubjects<string>, bringer: Origin, mark: string): number {
  let noted = 0
  for (let count = 0; count < 3_000; count++)
    noted += subjects.admit(`${mark} ${count}`, mark, bringer, DAY).length
  return noted
}

// STAT-SHOWN-2
test('an origin has 100 subjects a day, and a new day starts from zero', () => {
  const subjects = new DailySubjects<string>()
  expect(flood(subjects, from(1), 'made up')).toBe(100)
  expect(subjects.admit('soup', 'b', from(2), DAY)).toEqual(['b'])
  // Subjects already counted are counted for every visitor.
  expect(subjects.admit('soup', 'a', from(1), DAY)).toEqual(['a'])
  expect(subjects.admit('oats', 'a', from(1), DAY)).toEqual([])
  expect(subjects.admit('oats', 'a', from(1), '2026-03-05')).toEqual(['a'])
})

test('all addresses of a network share a few times that limit', () => {
  const subjects = new DailySubjects<string>()
  let noted = 0
  for (let house = 0; house < 30; house++) {
    const address = `2001:db8:1:${house.toString(16)}00::1`
    noted += flood(subjects, { origin: address, networks: networksAround(address) }, address)
  }
  expect(noted).toBe(400)
})

test('on a full day a subject sent by three networks is counted from the first of them on', () => {
  const subjects = new DailySubjects<string>()
  for (let number = 0; number < 25; number++) flood(subjects, from(number), `made up ${number}`)
  expect(subjects.admit('aubergine', 'one', from(101), DAY)).toEqual([])
  expect(subjects.admit('aubergine', 'one again', from(101), DAY)).toEqual([])
  expect(subjects.admit('aubergine', 'two', from(102), DAY)).toEqual([])
  expect(subjects.admit('aubergine', 'three', from(103), DAY)).toEqual(['one', 'two', 'three'])
  expect(subjects.admit('aubergine', 'four', from(104), DAY)).toEqual(['four'])
})
