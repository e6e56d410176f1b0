/** Leading zero bits of a proof's hash: some 30,000 tries, about a second on a phone. */
export const PROOF_BITS = 15
/** Number of tries hashed in parallel before yielding to the browser. */
const TRIES_AT_ONCE = 256

/**
 * Finds a number that makes the hash of a challenge begin with zero bits (as Hashcash does).
 *
 * @returns null where the browser has no hashing, as on pages without https
 */
export async function findProof(challenge: string, bits: number): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null
  for (let first = 0; ; first += TRIES_AT_ONCE) {
    const tries = Array.from({ length: TRIES_AT_ONCE }, (_, index) => String(first + index))
    const fits = await Promise.all(tries.map((solution) => isProof(challenge, bits, solution)))
    const found = tries.find((_, index) => fits[index])
    if (found !== undefined) return found
  }
}

/** Whether a number solves a challenge. */
export async function isProof(challenge: string, bits: number, solution: string): Promise<boolean> {
  const text = new TextEncoder().encode(`${challenge}.${solution}`)
  const hash = new DataView(await crypto.subtle.digest('SHA-256', text))
  return Math.clz32(hash.getUint32(0)) >= bits
}
