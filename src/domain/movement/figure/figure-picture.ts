import { slugify } from '../../items/slug.ts'
import { describeFigure, drawStill } from './figure.ts'
import { findMove, MOVES } from './find-move.ts'
import type { Move } from './move.ts'

/** SVG for pages, pixels for letters: mail programs do not show SVG. */
const FIGURE_FORMATS = ['svg', 'png'] as const
export type FigureFormat = (typeof FIGURE_FORMATS)[number]

/** The size of the drawing; as pixels it is twice as large, for high-density screens. */
export const FIGURE_SIZE = { width: 216, height: 194 } as const

/** The paper of the sky, a background for light and dark pages alike. */
const SKY = '#c6e0e3'

export interface FigurePicture {
  /** Path on this site: `/figures/squat.svg`. */
  path: string
  /** A description of the picture, as one sentence. */
  alt: string
}

/**
 * Returns the address of a move's still picture, and its description (FIGURE-PICTURE-1).
 * @param name as the coach wrote it; for an unknown move the figure stands
 */
export function figurePicture(name: string, format: FigureFormat): FigurePicture {
  const move = findMove(name)
  return { path: `/figures/${slugify(move.name)}.${format}`, alt: `${describeFigure(move)}.` }
}

/** Returns the still picture of a move as SVG. */
export function drawFigurePicture(move: Move): string {
  return drawStill(move, { ratio: FIGURE_SIZE.width / FIGURE_SIZE.height, sky: SKY })
}

let bySlug: ReadonlyMap<string, Move> | undefined

/** Returns the move whose picture has this name in its address; undefined for any other name. */
export function findPicturedMove(slug: string): Move | undefined {
  bySlug ??= new Map(MOVES.map((move) => [slugify(move.name), move]))
  return bySlug.get(slug)
}
