import { slugify } from '../../items/slug.ts'
import { describeFigure, drawStill } from './figure.ts'
import { findMove, MOVES } from './find-move.ts'
import type { Move } from './move.ts'

/** Drawings for pages, pixels for letters: mail programs show no SVG. */
const FIGURE_FORMATS = ['svg', 'png'] as const
export type FigureFormat = (typeof FIGURE_FORMATS)[number]

/** Of the drawing; as pixels it is twice as large, for fine screens. */
export const FIGURE_SIZE = { width: 216, height: 194 } as const

/** The paper of the sky, with which a picture stands on light and dark pages alike. */
const SKY = '#c6e0e3'

export interface FigurePicture {
  /** On this site: `/figures/squat.svg`. */
  path: string
  /** What is to be seen, as one sentence. */
  alt: string
}

/**
 * Where the still picture of a move lies, and what it shows (FIGURE-PICTURE-1).
 * @param name as the coach wrote it; of an unknown move the figure stands
 */
export function figurePicture(name: string, format: FigureFormat): FigurePicture {
  const move = findMove(name)
  return { path: `/figures/${slugify(move.name)}.${format}`, alt: `${describeFigure(move)}.` }
}

/** The still picture of a move as SVG. */
export function drawFigurePicture(move: Move): string {
  return drawStill(move, { ratio: FIGURE_SIZE.width / FIGURE_SIZE.height, sky: SKY })
}

let bySlug: ReadonlyMap<string, Move> | undefined

/** The move whose picture bears this name in its address; undefined for any other name. */
export function findPicturedMove(slug: string): Move | undefined {
  bySlug ??= new Map(MOVES.map((move) => [slugify(move.name), move]))
  return bySlug.get(slug)
}
