import type { FoodName } from '../motifs/foods.ts'
import type { Hand } from '../motifs/hand.ts'
import type { Drawing } from '../paper/draw.ts'
import type { Backdrop } from './backdrop.ts'

export interface Brief {
  hand: Hand
  /** In units of the drawing: 800 wide. */
  width: number
  height: number
  backdrop: Backdrop
  /** What the texts name, most important first; not empty where the scene needs food. */
  foods: readonly FoodName[]
  /** Other words of our vocabulary: poses, things, kinds of dish. */
  words: readonly string[]
}

/** The drawings from back to front, and what they show in a sentence for screen readers. */
export interface Composition {
  drawings: Drawing[]
  alt: string
}

export type Scene = (brief: Brief) => Composition
