import type { Held } from './draw-figure.ts'
import type { Motion } from './motion.ts'
import type { Prop } from './stage.ts'
import type { Stance } from './stance.ts'

/** A move as the figure shows it. */
export interface MoveFigure extends Motion {
  /** One sentence for screen readers, beginning after 'A paper figure …'. */
  says: string
  props?: readonly Prop[]
  holds?: Held
  /** Seen from in front: arms before the body, not behind it. */
  hasArmsBefore?: boolean
  /** The other side's turn comes with each repetition; otherwise, if at all, when the player says so. */
  alternates?: boolean
  /** The figure walks and the ground goes by underneath: no mat, and feet on the floor travel backwards. */
  isWalking?: boolean
  /** The phases a still picture shows, and shows pale behind; else the last and the first. */
  still?: readonly [phase: number, ghost: number]
}

/** A move with its name and what makes it easier or harder. */
export interface Move extends MoveFigure {
  name: string
  /** Other names: each is meant where all of its words are said. */
  also?: readonly string[]
  easier?: Partial<MoveFigure>
  harder?: Partial<MoveFigure>
  /** Words in the text of an easier or harder way that ask for a figure of their own. */
  said?: Readonly<Record<string, Partial<MoveFigure>>>
}

/** A move as the files of moves tell it: seen from the side where they do not say. */
export type WrittenMove = Omit<Move, 'view'> & Partial<Pick<Move, 'view'>>

export const STAND: Stance = { lean: 0, arm: [2, 8], leg: [-2, -4] }
/** Seen from in front, feet under the hips. */
export const FACE: Stance = { on: ['foot', 22], lean: 0, arm: [9, 5], leg: [3, 3] }
