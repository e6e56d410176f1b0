import { expect, test } from 'vitest'
import { findProof, isProof } from './proof-of-work.ts'

// NEWS-SIGNUP-4
test('a proof is found and is valid only for its challenge', async () => {
  const solution = await findProof('a challenge', 12)
  if (solution === null) throw new Error('There is no hashing here')
  expect(await isProof('a challenge', 12, solution)).toBe(true)
  expect(await isProof('another one', 12, solution)).toBe(false)
  expect(await isProof('a challenge', 32, solution)).toBe(false)
})
