import { findProof } from '../../../domain/newsletter/proof-of-work.ts'
import { isRecord } from '../../../domain/type-guards.ts'

/**
 * Does the little work the server asks of a browser while very many write at once.
 *
 * @returns what is sent along as `proof`; null where nothing was asked, or the work cannot be done
 */
export async function solveChallenge(challenge: unknown): Promise<object | null> {
  if (!isRecord(challenge) || typeof challenge.text !== 'string' || typeof challenge.bits !== 'number')
    return null
  const solution = await findProof(challenge.text, challenge.bits)
  return solution === null ? null : { challenge: challenge.text, solution }
}
