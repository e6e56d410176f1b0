import { findProof } from '../../../domain/newsletter/proof-of-work.ts'
import { isRecord } from '../../../domain/type-guards.ts'

/**
 * Solves the proof of work that the server requires while very many write at the same time.
 *
 * @returns the `proof` to send along; null where none was required, or it cannot be computed
 */
export async function solveChallenge(challenge: unknown): Promise<object | null> {
  if (!isRecord(challenge) || typeof challenge.text !== 'string' || typeof challenge.bits !== 'number')
    return null
  const solution = await findProof(challenge.text, challenge.bits)
  return solution === null ? null : { challenge: challenge.text, solution }
}
