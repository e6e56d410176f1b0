import { findProof } from '../../../domain/newsletter/proof-of-work.ts'

/**
 * While very many sign up, letters to those whose browser does a little work go first. It is done beside everything
 * else; where it fails the letter comes later.
 *
 * @param body what the sign-up sent
 * @param post sends it once more
 */
export async function hastenLetter(
  body: object,
  challenge: unknown,
  post: (body: object) => Promise<unknown>,
): Promise<void> {
  if (!isChallenge(challenge)) return
  const solution = await findProof(challenge.text, challenge.bits)
  if (solution === null) return
  await post({ ...body, proof: { challenge: challenge.text, solution } }).catch(() => null)
}

function isChallenge(value: unknown): value is { text: string; bits: number } {
  if (typeof value !== 'object' || value === null || !('text' in value && 'bits' in value)) return false
  return typeof value.text === 'string' && typeof value.bits === 'number'
}
