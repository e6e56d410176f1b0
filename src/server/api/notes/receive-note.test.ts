import { expect, test } from 'vitest'
import { UploadSlots } from './receive-note.ts'

let now = 0
const at = (seconds: number) => {
  now = seconds * 1_000
}

function open() {
  now = 0
  const places = new UploadSlots(() => now)
  const given: string[] = []
  const take = (source: string, name = source) => places.take(source, () => given.push(name))
  return { take, given }
}

// NOTE-LIMIT-4
test('a new upload replaces the slowest one past its grace time; without one it is refused', () => {
  const { take, given } = open()
  const uploads = Array.from({ length: 8 }, (_, number) => take(`net ${number}`))
  for (const upload of uploads) upload.add(1_000_000)
  uploads[3]?.add(-900_000)
  at(4)
  expect(() => take('late')).toThrow('Several pictures are being sent right now.')
  at(5)
  take('late')
  expect(given).toEqual(['net 3'])
  // The newcomer itself has sent nothing yet, but its grace period has not passed.
  at(6)
  uploads[5]?.add(5_000_000)
  take('later')
  expect(given).toHaveLength(2)
  expect(given).not.toContain('late')
})

test('of two uploads from one neighbourhood the slower gives way, even if other places are free', () => {
  const { take, given } = open()
  const first = take('home', 'first')
  take('home', 'second')
  take('elsewhere')
  first.add(10)
  expect(() => take('home', 'third')).toThrow()
  at(5)
  take('home', 'third')
  expect(given).toEqual(['second'])
  first.leave()
  take('home', 'fourth')
  expect(given).toEqual(['second'])
})

test('a complete upload keeps its place until it is stored', () => {
  const { take, given } = open()
  const uploads = Array.from({ length: 8 }, (_, number) => take(`net ${number}`))
  for (const upload of uploads) upload.arrive()
  at(60)
  expect(() => take('late')).toThrow('Several pictures are being sent right now.')
  uploads[0]?.leave()
  take('late')
  expect(given).toEqual([])
})
