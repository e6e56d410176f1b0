import type { Drawing } from '../paper/draw.ts'
import type { Random } from '../paper/random.ts'
import type { Scissors } from '../paper/scissors.ts'

/** What draws one picture: its scissors and its dice, both from the picture's seed. */
export interface Hand {
  scissors: Scissors
  random: Random
  /** Every food drawn so far. Alt texts are written from it, so that they say what is there and nothing else. */
  shown: Set<string>
}

/** Draws one thing around the origin. */
export type Motif = (hand: Hand) => Drawing
