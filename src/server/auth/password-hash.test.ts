import { expect, test } from 'vitest'
import { hashPassword, isCommonPassword, verifyPassword } from './password-hash.ts'

// AUTH-PASSWORD-1
test('the right password is verified, another one is not', async () => {
  const stored = await hashPassword('correct horse')
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(stored).not.toContain('correct')
  expect(await verifyPassword('correct horse', stored)).toBe(true)
  expect(await verifyPassword('correct horsf', stored)).toBe(false)
  expect(await verifyPassword('', stored)).toBe(false)
})

test('two hashes of one password differ', async () => {
  expect(await hashPassword('correct horse')).not.toBe(await hashPassword('correct horse'))
})

test('a hash made elsewhere with other parameters is understood', async () => {
  // From the reference implementation's own tests: password, somesalt, 64 MiB, 2 passes.
  const stored = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc'
  expect(await verifyPassword('password', stored)).toBe(true)
})

test('a malformed hash is an error, not a wrong password', async () => {
  await expect(verifyPassword('correct horse', 'plain text')).rejects.toThrow('not in a form')
})

// AUTH-PASSWORD-3
test.each(['12345678', 'Password', 'SUNSHINE1', 'qwertyuiop'])(
  '%s counts as a common password',
  async (password) => {
    expect(await isCommonPassword(password)).toBe(true)
  },
)

test.each(['battery staple', 'a quiet long password', 'kettle-under-oak'])(
  '%s does not count as a common password',
  async (password) => {
    expect(await isCommonPassword(password)).toBe(false)
  },
)
