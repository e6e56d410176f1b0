import { expect, test } from 'vitest'
import { describeStores } from '../../../../tests/support/databases.ts'
import { findProof } from '../../../domain/newsletter/proof-of-work.ts'
import { checkProof, makeChallenge } from './proof.ts'

const NOW = Date.parse('2026-01-10T12:00:00.000Z')
const email = 'anna@example.com'

describeStores((makeStore) => {
  test('a challenge counts once, however it is spelled', async () => {
    const { db } = await makeStore()
    const { text, bits } = await makeChallenge(db, email, NOW)
    const check = async (challenge: string, address = email) => {
      const solution = (await findProof(challenge, bits)) ?? ''
      return checkProof(db, { email: address, proof: { challenge, solution } }, NOW + 1_000)
    }
    expect(await check(text, 'ben@example.com')).toBe(false)
    for (const spelling of [`${text}.again`, `0${text}`]) {
      expect(await check(spelling), spelling).toBe(false)
    }
    expect(await check(text)).toBe(true)
    expect(await check(text)).toBe(false)
  })
})
