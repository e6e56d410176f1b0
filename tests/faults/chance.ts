/** Numbers from 0 to 1 that look random and come again with the same seed. */
export type Chance = () => number

/** @param given the seed; by itself that of `FAULT_SEED`, so that a run that failed can be done again, else another one every time */
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
