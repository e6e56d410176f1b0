import { expect, test } from 'vitest'
import { describeStrength, passwordStrength } from './password.ts'

test.each([
  ['', 0],
  ['seven', 0],
  ['lentils1', 1],
  ['aaaaaaaaaaaaaaaaaaaaaaaa', 1],
  ['abababababababababababab', 1],
  ['quiet lentils', 2],
  ['quiet lentils at', 3],
  ['seven quiet lentils at noon', 4],
] as const)('%j has strength %i', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength)
})

test('every strength above 0 has a description', () => {
  expect(describeStrength(0)).toBeNull()
  expect(describeStrength(4)).toMatch(/^Strong/)
})
