import { randomInt } from 'node:crypto'
import { expect, test } from 'vitest'
import { generatePassword } from './generated-password.ts'
import { isPassword } from './password.ts'

test('four groups of five signs that cannot be confused', () => {
  const password = generatePassword(randomInt)
  expect(password).toMatch(/^[a-z2-9]{5}(-[a-z2-9]{5}){3}$/)
  expect(password).not.toMatch(/[ilo01]/)
  expect(isPassword(password)).toBe(true)
})

test('every sign is a choice of its own among more than 2^4.9', () => {
  const asked: number[] = []
  generatePassword((below) => {
    asked.push(below)
    return below - 1
  })
  expect(asked).toHaveLength(20)
  expect(asked.reduce((bits, below) => bits + Math.log2(below), 0)).toBeGreaterThan(80)
})
