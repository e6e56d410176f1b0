import { randomInt } from 'node:crypto'
import { expect, test } from 'vitest'
import { generatePassword, isPassword, normalizePassword } from './password.ts'

// AUTH-PASSWORD-1, AUTH-PASSWORD-2
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

test('the same characters, however typed, are the same password', () => {
  expect(normalizePassword('  cafe\u0301-morning\n')).toBe(normalizePassword('caf\u00e9-morning'))
  expect(normalizePassword('ｆｕｌｌｗｉｄｔｈ')).toBe('fullwidth')
})

test('an overlong text is not normalized, so its combining marks are never reordered', () => {
  const long = '\u0345'.repeat(400_000) + '\u0334'.repeat(400_000)
  expect(isPassword(normalizePassword(long))).toBe(false)
})

test('a generated password is four groups of five unambiguous characters', () => {
  const password = generatePassword(randomInt)
  expect(password).toMatch(/^[a-z2-9]{5}(-[a-z2-9]{5}){3}$/)
  expect(password).not.toMatch(/[ilo01]/)
  expect(isPassword(password)).toBe(true)
})

test('each character is chosen independently, with more than 4.9 bits of entropy', () => {
  const asked: number[] = []
  generatePassword((below) => {
    asked.push(below)
    return below - 1
  })
  expect(asked).toHaveLength(20)
  expect(asked.reduce((bits, below) => bits + Math.log2(below), 0)).toBeGreaterThan(80)
})
