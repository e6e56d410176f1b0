import { z } from 'zod'

/** Upper limits of a workout; more is a mistake, or too much for the page. */
export const MAX_ROUNDS = 20
export const MAX_MOVES = 30

const words = (max: number) => z.string().trim().min(1).max(max)

/** One move as written in `content/plan` and in the workout blocks of articles (MOVE-FORM-1). */
export const moveSchema = z.object({
  name: words(100),
  /** The dose: `8 on each side`, `40 seconds`. */
  amount: words(100),
  /** The instructions, in a sentence or two. */
  how: words(1_000),
  easier: words(300).optional(),
  harder: words(300).optional(),
  /** The move of the paper figure that shows this one, where its own name does not identify one. */
  figure: words(100).optional(),
})

/** A number alone is the repetitions: `amount: 10`. */
const blockMoveSchema = moveSchema.extend({
  amount: z.union([
    words(100),
    z
      .int()
      .min(1)
      .max(999)
      .transform((count) => `${count} times`),
  ]),
  how: z.string().trim().max(1_000).default(''),
})

const blockMoves = z.array(blockMoveSchema).max(MAX_MOVES)

/** A workout block of an article: a title and its moves, everything else is optional. */
export const workoutBlockSchema = z.object({
  title: words(120),
  warm_up: blockMoves.default([]),
  /** The number of rounds. */
  rounds: z.int().min(1).max(MAX_ROUNDS).default(1),
  moves: blockMoves.min(1),
  cool_down: blockMoves.default([]),
  /** What to do between two rounds, as a sentence; a number alone is seconds. */
  rest: z
    .union([
      z.string().trim().max(300),
      z
        .int()
        .min(0)
        .max(3_600)
        .transform((seconds) => `${seconds} seconds`),
    ])
    .default(''),
})
