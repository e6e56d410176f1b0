import type { Drawing } from '../paper/draw.ts'
import type { Random } from '../paper/random.ts'
import type { Scissors } from '../paper/scissors.ts'

/** What draws one picture: scissors and random numbers, both from the picture's seed. */
export interface Hand {
  scissors: Scissors
  random: Random
  /** Every food drawn so far. Alt texts are written from it, so that they name exactly what is shown. */
  shown: Set<string>
}

/** Draws one thing around the origin. */
export type Motif = (hand: Hand) => Drawing
