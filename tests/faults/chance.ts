/** Returns pseudo-random numbers from 0 to 1, repeatable by seed. */
export type Chance = () => number

/** @param given the seed; by default that of `FAULT_SEED`, to repeat a failed run, otherwise a new one each time */
export function openChance(given = Number(process.env.FAULT_SEED)): { seed: number; next: Chance } {
  const seed = Number.isInteger(given) && given > 0 ? given : Date.now() % 2 ** 31
  let state = seed
  return {
    seed,
    // mulberry32
    next: () => {
      state = (state + 0x6d2b79f5) | 0
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
      return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
    },
  }
}
