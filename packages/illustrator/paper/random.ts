import { createHash } from 'node:crypto'

/** Pseudo-random numbers, the same for the same seed on every machine. */
export interface Random {
  /** Returns a number from `low` (inclusive) to `high` (exclusive). */
  between(low: number, high: number): number
  /** Returns a non-negative integer below `end`. */
  below(end: number): number
  chance(probability: number): boolean
  pick<const T extends readonly [unknown, ...unknown[]]>(list: T): T[number]
  shuffle<T>(list: readonly T[]): T[]
}

const TWO_TO_32 = 2 ** 32

/** Returns a 32-bit seed from any text. */
export function seedFrom(...parts: readonly (string | number)[]): number {
  return createHash('sha256').update(parts.join('\u0000')).digest().readUInt32BE(0)
}

/** Creates a Mulberry32 generator: small, fast, and good enough here. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = state
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / TWO_TO_32
  }
  const below = (end: number) => Math.floor(next() * end)
  return {
    between: (low, high) => low + (high - low) * next(),
    below,
    chance: (probability) => next() < probability,
    pick: (list) => list[below(list.length)] ?? list[0],
    shuffle(list) {
      const left = [...list]
      const mixed = []
      while (left.length > 0) mixed.push(...left.splice(below(left.length), 1))
      return mixed
    },
  }
}
