import { type FoodName, foodOf, isFoodName } from '../motifs/foods.ts'
import type { Hand } from '../motifs/hand.ts'
import { type Drawing, lay } from '../paper/draw.ts'
import type { Paper } from '../paper/papers.ts'

/** The background papers: the field, the large half-disc on it, and the ground. */
export interface Backdrop {
  field: Paper
  disc: Paper
  ground: Paper
}

export const BACKDROPS = [
  { field: 'butter', disc: 'yolk', ground: 'fir' },
  { field: 'blush', disc: 'yolk', ground: 'pine' },
  { field: 'mist', disc: 'butter', ground: 'fir' },
  { field: 'lime', disc: 'butter', ground: 'fir' },
  { field: 'yolk', disc: 'butter', ground: 'pine' },
  { field: 'rose', disc: 'blush', ground: 'pine' },
  { field: 'mist', disc: 'sea', ground: 'pine' },
  { field: 'oat', disc: 'butter', ground: 'fir' },
  { field: 'blush', disc: 'rose', ground: 'pine' },
  { field: 'lime', disc: 'leaf', ground: 'pine' },
  { field: 'sea', disc: 'mist', ground: 'pine' },
  { field: 'pine', disc: 'fir', ground: 'night' },
] as const satisfies readonly Backdrop[]

export interface Brief {
  hand: Hand
  /** In units of the drawing: 800 wide. */
  width: number
  height: number
  backdrop: Backdrop
  /** Foods the texts name, most important first; not empty where the scene needs food. */
  foods: readonly FoodName[]
  /** Other words of our vocabulary: poses, things, kinds of dish. */
  words: readonly string[]
}

/** The drawings from back to front, and a sentence that describes them for screen readers. */
export interface Composition {
  drawings: Drawing[]
  alt: string
}

export type Scene = (brief: Brief) => Composition

/** Draws the field: one paper to every edge. */
export function field({ width, height, backdrop }: Brief): Drawing {
  return lay(backdrop.field, `M0 0H${width}V${height}H0Z`)
}

/** Draws the ground: a strip along the bottom, from `top` down. */
export function ground({ hand, width, height, backdrop }: Brief, top: number): Drawing {
  return lay(backdrop.ground, hand.scissors.sheet(-14, top, width + 28, height - top + 20))
}

/** Draws the large half-disc, rising from behind the ground. */
export function risingDisc({ hand, backdrop }: Brief, x: number, y: number, radius: number): Drawing {
  return lay(backdrop.disc, hand.scissors.halfDisc(x, y, radius))
}

type Side = 'left' | 'right' | 'bottom' | 'top'
type Range = readonly [low: number, high: number]

/** Draws the large half-disc of a table seen from above: it enters from one edge. */
export function enteringDisc(
  { hand, width, height, backdrop }: Brief,
  side: Side,
  radius: number,
  at = 0.5,
): Drawing {
  const { scissors } = hand
  const cut = {
    left: () => scissors.halfDisc(-2, height * at, radius, 90),
    right: () => scissors.halfDisc(width + 2, height * at, radius, -90),
    bottom: () => scissors.halfDisc(width * at, height + 2, radius),
    top: () => scissors.halfDisc(width * at, -2, radius, 180),
  }
  return lay(backdrop.disc, cut[side]())
}

/**
 * The same, entering from one of several edges.
 *
 * @param reach its radius in heights of the image
 * @param along position of its middle on the edge, 0 to 1
 */
export function enteringDiscFrom(
  sides: readonly [Side, ...Side[]],
  brief: Brief,
  reach: Range,
  along: Range = [0.3, 0.7],
): Drawing {
  const { random } = brief.hand
  return enteringDisc(
    brief,
    random.pick(sides),
    brief.height * random.between(...reach),
    random.between(...along),
  )
}

/**
 * Names the drawn foods, 'tomatoes, basil and bread': those of the brief first, most important first, each label once.
 * To be called after the drawing; empty when no food was drawn.
 */
export function nameFoods({ hand, foods }: Brief, most = 3): string {
  const inOrder = [...foods.filter((name) => hand.shown.has(name)), ...[...hand.shown].filter(isFoodName)]
  const labels = [...new Set(inOrder.map((name) => foodOf(name).label))].slice(0, most)
  const last = labels.at(-1)
  return labels.length < 2 ? (last ?? '') : `${labels.slice(0, -1).join(', ')} and ${last}`
}

/** Returns ` with tomatoes and basil`; empty when no food was drawn. */
export function withFoods(brief: Brief, most = 3): string {
  const names = nameFoods(brief, most)
  return names === '' ? '' : ` with ${names}`
}

export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
