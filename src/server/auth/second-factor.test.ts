import { expect, test } from 'vitest'
import { decryptSecret, encryptSecret } from './second-factor.ts'

test('a sealed text opens only with the same secret', () => {
  const sealed = encryptSecret('JBSWY3DPEHPK3PXP', 'one')
  expect(sealed).not.toContain('JBSWY3DP')
  expect(decryptSecret(sealed, 'one')).toBe('JBSWY3DPEHPK3PXP')
  expect(() => decryptSecret(sealed, 'two')).toThrow()
})

test('the same text is never sealed alike, and a changed one is refused', () => {
  const sealed = encryptSecret('x', 'one')
  expect(encryptSecret('x', 'one')).not.toBe(sealed)
  const bytes = Buffer.from(sealed, 'base64url')
  bytes.writeUInt8(bytes.readUInt8(bytes.length - 1) ^ 1, bytes.length - 1)
  expect(() => decryptSecret(bytes.toString('base64url'), 'one')).toThrow()
})
