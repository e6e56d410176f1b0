import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { isProof, PROOF_BITS } from '../../../domain/newsletter/proof-of-work.ts'
import type { Subscription } from '../../../domain/newsletter/subscription.ts'
import { MINUTE } from '../../../domain/time/durations.ts'
import { readSecret } from '../../store/auth/secrets.ts'
import type { Store } from '../../store/database.ts'
import { consumeRateLimit } from '../../store/rate-limits.ts'

const CHALLENGE_LIFE_MS = 10 * MINUTE

/** Returns the challenge to solve so that this address is written to immediately; the same difficulty for every address. */
export async function makeChallenge(store: Store, email: string, now: number) {
  const expires = now + CHALLENGE_LIFE_MS
  return { text: await challengeText(store, email, expires), bits: PROOF_BITS }
}

/** Whether a sign-up carries a proof: of a challenge issued here for its address, solved in time, and not used before. */
export async function checkProof(
  store: Store,
  { email, proof }: Pick<Subscription, 'email' | 'proof'>,
  now: number,
): Promise<boolean> {
  if (!proof) return false
  const expires = Number(proof.challenge.split('.', 1)[0])
  if (!(expires > now && expires <= now + CHALLENGE_LIFE_MS)) return false
  // Compared as a whole: another spelling of the same challenge would count as unused.
  const expected = Buffer.from(await challengeText(store, email, expires))
  const given = Buffer.from(proof.challenge)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false
  if (!(await isProof(proof.challenge, PROOF_BITS, proof.solution))) return false
  const key = `proof:${createHash('sha256').update(proof.challenge).digest('base64url')}`
  return (await consumeRateLimit(store, key, { limit: 1, windowMs: 2 * CHALLENGE_LIFE_MS, now })).allowed
}

async function challengeText(store: Store, email: string, expires: number): Promise<string> {
  const signature = createHmac('sha256', await readSecret(store, 'proof'))
    .update(`${expires}:${email}`)
    .digest('base64url')
  return `${expires}.${signature}`
}
