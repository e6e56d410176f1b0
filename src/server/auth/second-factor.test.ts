import { expect, test } from 'vitest'
import { openSecret, sealSecret } from './second-factor.ts'

test('a sealed text opens only with the same secret', () => {
  const sealed = sealSecret('JBSWY3DPEHPK3PXP', 'one')
  expect(sealed).not.toContain('JBSWY3DP')
  expect(openSecret(sealed, 'one')).toBe('JBSWY3DPEHPK3PXP')
  expect(() => openSecret(sealed, 'two')).toThrow()
})

test('the same text is never sealed alike, and a changed one is refused', () => {
  const sealed = sealSecret('x', 'one')
  expect(sealSecret('x', 'one')).not.toBe(sealed)
  const bytes = Buffer.from(sealed, 'base64url')
  bytes.writeUInt8(bytes.readUInt8(bytes.length - 1) ^ 1, bytes.length - 1)
  expect(() => openSecret(bytes.toString('base64url'), 'one')).toThrow()
})
