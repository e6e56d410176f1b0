import { expect, test } from 'vitest'
import { isPassword, normalizePassword } from './password.ts'

test.each([
  ['', false],
  ['       ', false],
  ['1234567', false],
  ['12345678', true],
  ['correct horse', true],
  ['ünïcödé!', true],
  ['x'.repeat(200), true],
  ['x'.repeat(201), false],
  ['tab\there!', false],
  ['null\u0000byte', false],
])('%j can be a password: %s', (text, expected) => {
  expect(isPassword(normalizePassword(text))).toBe(expected)
})

test('the same letters, however typed, are the same password', () => {
  expect(normalizePassword('  cafe\u0301-morning\n')).toBe(normalizePassword('caf\u00e9-morning'))
  expect(normalizePassword('ｆｕｌｌｗｉｄｔｈ')).toBe('fullwidth')
})
