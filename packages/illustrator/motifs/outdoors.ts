import { cut, type Drawing, lay, place } from '../paper/draw.ts'
import type { Paper } from '../paper/papers.ts'
import type { Hand } from './hand.ts'

/** Returns the shape of a cloud with a flat base; `wide` is half its width. */
export function cloud({ scissors }: Hand, x: number, y: number, wide: number): string {
  return scissors.round([
    [x - wide * 0.6, y],
    [x - wide * 0.5, y - wide * 0.13],
    [x - wide * 0.26, y - wide * 0.16],
    [x - wide * 0.06, y - wide * 0.3],
    [x + wide * 0.2, y - wide * 0.22],
    [x + wide * 0.3, y - wide * 0.13],
    [x + wide * 0.56, y - wide * 0.12],
    [x + wide * 0.62, y],
    [x, y + wide * 0.01],
  ])
}

/** Returns the shape of a hill with its top at x, y, extending below the picture. */
export function hill(
  { scissors }: Hand,
  width: number,
  x: number,
  y: number,
  reach: number,
  height: number,
): string {
  const low = height + 30
  return scissors.round([
    [x - reach * 1.25, low],
    [x - reach, y + (low - y) * 0.62],
    [x - reach * 0.52, y + (low - y) * 0.16],
    [x, y],
    [x + reach * 0.52, y + (low - y) * 0.16],
    [x + reach, y + (low - y) * 0.62],
    [x + reach * 1.25, low],
    [width / 2, low + 60],
  ])
}

/** Draws three round trees of different heights; their feet at the origin. */
export function trees({ scissors }: Hand, paper: Paper): Drawing {
  return [
    { x: -56, tall: 84, wide: 24 },
    { x: -4, tall: 110, wide: 30 },
    { x: 48, tall: 74, wide: 22 },
  ]
    .map(({ x, tall, wide }) =>
      place(
        x,
        8,
        {},
        lay('cocoa', scissors.sheet(-3.5, -tall * 0.5, 7, tall * 0.5)),
        cut(paper, scissors.disc(0, -tall * 0.7, wide, tall * 0.36)),
        lay('leaf', scissors.leaf(-wide * 0.3, -tall * 0.5, tall * 0.3, wide * 0.3, 12)),
      ),
    )
    .join('')
}

/** Draws two lines of distant birds, as cut ticks. */
export function birds({ scissors }: Hand, x: number, y: number, size: number, paper: Paper): Drawing {
  const bird = (dx: number, dy: number, s: number) =>
    scissors.round([
      [dx - s, dy - s * 0.4],
      [dx - s * 0.4, dy - s * 0.46],
      [dx, dy],
      [dx + s * 0.4, dy - s * 0.5],
      [dx + s, dy - s * 0.36],
      [dx + s * 0.36, dy - s * 0.26],
      [dx, dy + s * 0.24],
      [dx - s * 0.36, dy - s * 0.22],
    ])
  return lay(
    paper,
    bird(x, y, size),
    bird(x + size * 2.6, y - size * 1.1, size * 0.7),
    bird(x + size * 4, y + size * 0.6, size * 0.6),
  )
}

/** Returns the shape of a small four-pointed star. */
export function star({ scissors }: Hand, x: number, y: number, size: number): string {
  const k = size * 0.24
  return scissors.corners([
    [x, y - size],
    [x + k, y - k],
    [x + size, y],
    [x + k, y + k],
    [x, y + size],
    [x - k, y + k],
    [x - size, y],
    [x - k, y - k],
  ])
}
