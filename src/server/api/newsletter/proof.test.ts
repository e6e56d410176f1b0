import { hash } from 'node:crypto'
import { expect, test } from 'vitest'
import { describeStores } from '../../../../tests/support/databases.ts'
import { checkProof, makeChallenge } from './proof.ts'

const NOW = Date.parse('2026-01-10T12:00:00.000Z')
const email = 'anna@example.com'

/** Solves like a browser's `findProof`, a hundred times faster: `crypto.subtle` is slow for many small inputs. */
function solve(challenge: string, bits: number): string {
  for (let tried = 0; ; tried++) {
    const start = hash('sha256', `${challenge}.${tried}`, 'buffer').readUInt32BE()
    if (Math.clz32(start) >= bits) return String(tried)
  }
}

describeStores((makeStore) => {
  test('a challenge is accepted once, however the address is spelled', async () => {
    const { db } = await makeStore()
    const { text, bits } = await makeChallenge(db, email, NOW)
    const check = async (challenge: string, address = email) => {
      const proof = { challenge, solution: solve(challenge, bits) }
      return checkProof(db, { email: address, proof }, NOW + 1_000)
    }
    expect(await check(text, 'ben@example.com')).toBe(false)
    for (const spelling of [`${text}.again`, `0${text}`]) {
      expect(await check(spelling), spelling).toBe(false)
    }
    expect(await check(text)).toBe(true)
    expect(await check(text)).toBe(false)
  })
})
