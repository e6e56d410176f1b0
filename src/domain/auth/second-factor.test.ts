import { randomInt } from 'node:crypto'
import { expect, test } from 'vitest'
import { generateRecoveryCodes, RECOVERY_CODES, readTypedCode } from './second-factor.ts'

test.each([
  ['123456', 'app', '123456'],
  [' 123 456 ', 'app', '123456'],
  ['１２３４５６', 'app', '123456'],
  ['abcde-fgh23', 'recovery', 'abcde-fgh23'],
  ['ABCDE FGH23', 'recovery', 'abcde-fgh23'],
  ['abcde–fgh23', 'recovery', 'abcde-fgh23'],
  ['1234567890', 'recovery', '12345-67890'],
] as const)('%j is read as %s code %s', (text, kind, code) => {
  expect(readTypedCode(text)).toEqual({ kind, code })
})

test.each(['', '12345', '1234567', 'abcde', 'abcde-fgh2', 'abcde-fgh2!', '12345６7', "' or 1=1 --"])(
  '%j is not a code',
  (text) => {
    expect(readTypedCode(text)).toBeNull()
  },
)

test('recovery codes are all different, and are read as they are shown', () => {
  const codes = generateRecoveryCodes(randomInt)
  expect(new Set(codes).size).toBe(RECOVERY_CODES)
  for (const code of codes) expect(readTypedCode(code)).toEqual({ kind: 'recovery', code })
})
