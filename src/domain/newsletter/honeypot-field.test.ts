import { expect, test } from 'vitest'
import { isLikelyBot } from './honeypot.ts'
import { honeypotField } from './honeypot-field.ts'

test.each([
  ['left out', undefined, false],
  ['null', null, false],
  ['empty', '', false],
  ['an address', 'https://spam.example', true],
  ['a text longer than any address', 'x'.repeat(5_000), true],
  ['a number', 1, true],
  ['true', true, true],
  ['sent twice', ['', 'x'], true],
  ['an object', {}, true],
])('the hidden field %s', (_, value, isFilled) => {
  expect(isLikelyBot({ website: honeypotField.parse(value) })).toBe(isFilled)
})
