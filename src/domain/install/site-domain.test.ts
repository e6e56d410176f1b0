import { expect, test } from 'vitest'
import { nearestWord, readDomain } from './site-domain.ts'

test.each([
  ['anna.example', 'anna.example'],
  ['  https://Anna.Example/ ', 'anna.example'],
  ['www.anna.co.uk', 'www.anna.co.uk'],
  ['xn--bcher-kva.example', 'xn--bcher-kva.example'],
  ['anna', null],
  ['anna.example/blog', null],
  ['anna_b.example', null],
  ['192.0.2.1', null],
  ['anna..example', null],
  ['-a.example', null],
  ['', null],
])('%j is read as %j', (typed, domain) => {
  expect(readDomain(typed)).toBe(domain)
})

test.each([
  ['updat', 'update'],
  ['updaet', 'update'],
  ['stat', 'start'],
  ['dockor', 'doctor'],
  ['frobnicate', null],
])('for %s the suggested command is %s', (typed, word) => {
  expect(nearestWord(typed, ['update', 'start', 'doctor'])).toBe(word)
})
