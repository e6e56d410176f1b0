import { cut, type Drawing, glue, lay, lift, place } from '../paper/draw.ts'
import type { Paper } from '../paper/papers.ts'
import { type Point, points } from '../paper/scissors.ts'
import type { Hand, Motif } from './hand.ts'

export interface Ware {
  rim: Paper
  band: Paper
  inside: Paper
}

export const WARES = {
  white: { rim: 'milk', band: 'mist', inside: 'milk' },
  rosy: { rim: 'milk', band: 'blush', inside: 'milk' },
  dark: { rim: 'pine', band: 'fir', inside: 'oat' },
  sea: { rim: 'sea', band: 'mist', inside: 'milk' },
  oat: { rim: 'oat', band: 'milk', inside: 'milk' },
  butter: { rim: 'butter', band: 'milk', inside: 'milk' },
} as const satisfies Record<string, Ware>

/** Draws a wide plate from above, around the origin. */
export function plate({ scissors }: Hand, radius: number, { rim, band, inside }: Ware): Drawing {
  return [
    lift(rim, scissors.disc(0, 0, radius)),
    lay(band, scissors.disc(0, 0, radius * 0.85)),
    lay(inside, scissors.disc(0, 0, radius * 0.815)),
  ].join('')
}

/** Draws a bowl from above: a thicker wall, food up to 0.82 of its radius. */
export function bowlFromAbove({ scissors }: Hand, radius: number, { rim, band, inside }: Ware): Drawing {
  return [
    lift(rim, scissors.disc(0, 0, radius)),
    lay(band, scissors.disc(0, 0, radius * 0.93)),
    lay(inside, scissors.disc(0, 0, radius * 0.84)),
  ].join('')
}

/** Draws a bowl from the side, its foot at the origin. Drawn after its content; the rim is at -height. */
export function bowlFromSide(
  { scissors }: Hand,
  width: number,
  height: number,
  { rim, band }: Ware,
): Drawing {
  const half = width / 2
  const base = height - 18
  const wall = (from: number, to: number): string => {
    // A flattened half-disc: half the bowl's width at a share of its depth.
    const at = (depth: number) => half * Math.sqrt(Math.max(0, 1 - (depth * 0.93) ** 2.3))
    const steps = [0, 0.2, 0.4, 0.6, 0.8, 1].map((step) => from + (to - from) * step)
    const right = steps.map((depth): Point => [at(depth), -height + depth * base])
    const left = steps.toReversed().map((depth): Point => [-at(depth), -height + depth * base])
    return scissors.corners([...densify(right), ...densify(left)])
  }
  return [
    cut(
      rim,
      scissors.corners([
        [-half * 0.3, -24],
        [half * 0.3, -24],
        [half * 0.36, 0],
        [-half * 0.36, 0],
      ]),
    ),
    lift(rim, wall(0, 1)),
    lay(band, wall(0.34, 0.56)),
  ].join('')
}

/** Inserts midpoints, so that straight cuts follow a curve. */
function densify(points: readonly Point[]): Point[] {
  return points.flatMap((point, index): Point[] => {
    const next = points[index + 1]
    return next ? [point, [(point[0] + next[0]) / 2, (point[1] + next[1]) / 2]] : [point]
  })
}

export function spoonFromAbove(paper: Paper, well: Paper, length = 300): Motif {
  return ({ scissors }) =>
    glue(
      lay(
        paper,
        scissors.round([
          [-6, -length * 0.22],
          [6, -length * 0.22],
          [8, length * 0.2],
          [9, length * 0.48],
          [0, length * 0.5],
          [-9, length * 0.48],
          [-8, length * 0.2],
        ]),
      ),
      lay(paper, scissors.disc(0, -length * 0.36, length * 0.095, length * 0.145)),
      lay(well, scissors.disc(0, -length * 0.36, length * 0.068, length * 0.11)),
    )
}

export function forkFromAbove(paper: Paper, length = 300): Motif {
  return ({ scissors }) => {
    const tine = (x: number) =>
      scissors.round([
        [x - 4.5, -length * 0.5],
        [x + 4.5, -length * 0.5],
        [x + 5, -length * 0.3],
        [x - 5, -length * 0.3],
      ])
    return glue(
      lay(paper, tine(-21), tine(-7), tine(7), tine(21)),
      lay(
        paper,
        scissors.round([
          [-26, -length * 0.33],
          [26, -length * 0.33],
          [22, -length * 0.24],
          [8, -length * 0.19],
          [8, length * 0.2],
          [10, length * 0.48],
          [0, length * 0.5],
          [-10, length * 0.48],
          [-8, length * 0.2],
          [-8, -length * 0.19],
          [-22, -length * 0.24],
        ]),
      ),
    )
  }
}

export function knifeFromAbove(blade: Paper, handle: Paper, length = 300): Motif {
  return ({ scissors }) =>
    glue(
      lay(
        blade,
        scissors.round([
          [-10, -length * 0.46],
          [4, -length * 0.5],
          [13, -length * 0.3],
          [13, length * 0.06],
          [-10, length * 0.06],
          [-11, -length * 0.2],
        ]),
      ),
      lay(
        handle,
        scissors.round([
          [-11, length * 0.04],
          [11, length * 0.04],
          [12, length * 0.3],
          [9, length * 0.48],
          [-9, length * 0.48],
          [-11, length * 0.3],
        ]),
      ),
    )
}

export function chopsticks(paper: Paper, length = 380): Motif {
  return ({ scissors }) =>
    [-12, 14]
      .map((x, index) =>
        place(
          x,
          0,
          { turn: index === 0 ? -2 : 4 },
          cut(
            paper,
            scissors.corners([
              [-3.5, -length / 2],
              [3.5, -length / 2],
              [6, length / 2],
              [-6, length / 2],
            ]),
          ),
        ),
      )
      .join('')
}

export function napkin(paper: Paper, stripe: Paper, width = 130, height = 320): Motif {
  return ({ scissors }) =>
    glue(
      lay(paper, scissors.sheet(-width / 2, -height / 2, width, height)),
      lay(
        stripe,
        scissors.sheet(width / 2 - 34, -height / 2 + 2, 9, height - 4),
        scissors.sheet(width / 2 - 18, -height / 2 + 2, 5, height - 4),
      ),
    )
}

/** Draws three ribbons of steam rising from the origin. */
export function steam(hand: Hand, height: number, gap: number, paper: Paper = 'milk'): Drawing {
  const { scissors } = hand
  const ribbon = (x: number, h: number, w: number): string => {
    const sway: readonly (readonly [number, number])[] = points(
      '0,0 0.16,-0.2 -0.14,-0.48 0.14,-0.76 0.02,-1',
    )
    const left = sway.map(([dx, dy]): Point => [x + dx * h * 0.9 - w * (1 - Math.abs(dy + 0.4)), dy * h])
    const right = sway
      .map(([dx, dy]): Point => [x + dx * h * 0.9 + w * (1 - Math.abs(dy + 0.4)), dy * h])
      .toReversed()
    return scissors.round([...left, ...right])
  }
  return lay(paper, ribbon(-gap, height * 0.78, 8), ribbon(0, height, 9), ribbon(gap, height * 0.7, 8))
}

/** A small round dish from above with a sauce in it. */
