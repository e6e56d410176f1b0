import type { Held } from './draw-figure.ts'
import type { Motion } from './motion.ts'
import type { Prop } from './stage.ts'
import type { Stance } from './stance.ts'

/** A move shown by the figure. */
export interface MoveFigure extends Motion {
  /** One sentence for screen readers, beginning after 'A paper figure …'. */
  says: string
  props?: readonly Prop[]
  holds?: Held
  /** Seen from the front: arms in front of the body, not behind it. */
  hasArmsBefore?: boolean
  /** Whether sides alternate with each repetition; otherwise they change, if at all, when the player says so. */
  alternates?: boolean
  /** Whether the figure walks on moving ground: no mat, and feet on the floor travel backwards. */
  isWalking?: boolean
  /** The phases of the still picture and of the pale pose behind it; by default the last and the first. */
  still?: readonly [phase: number, ghost: number]
}

/** A move with its name and its easier and harder variants. */
export interface Move extends MoveFigure {
  name: string
  /** Other names: each matches where all of its words occur. */
  also?: readonly string[]
  easier?: Partial<MoveFigure>
  harder?: Partial<MoveFigure>
  /** Words in the text of an easier or harder variant that have a figure of their own. */
  said?: Readonly<Record<string, Partial<MoveFigure>>>
}

/** A move as defined in the files of moves: seen from the side by default. */
export type WrittenMove = Omit<Move, 'view'> & Partial<Pick<Move, 'view'>>

export const STAND: Stance = { lean: 0, arm: [2, 8], leg: [-2, -4] }
/** Seen from the front, feet under the hips. */
export const FACE: Stance = { on: ['foot', 22], lean: 0, arm: [9, 5], leg: [3, 3] }
