import { dishOf } from '../motifs/arrange.ts'
import { type FoodName, foodOf } from '../motifs/foods.ts'
import { type Drawing, glue, lay, place } from '../paper/draw.ts'
import type { Paper } from '../paper/papers.ts'
import { points } from '../paper/scissors.ts'
import { type Brief, capitalize, enteringDiscFrom, field, nameFoods, type Scene } from './scene.ts'
import { cutlery } from './table-top.ts'

/** A chopping board from above with a knife and the foods laid out in rows. */
export const boardAbove: Scene = (brief) => {
  const { hand, width, height, foods, backdrop } = brief
  const { scissors, random } = hand
  const side = random.pick([-1, 1])
  const w = Math.min(width * 0.62, height * 1.02)
  const h = height * 0.72
  const x = width / 2 - side * width * 0.05
  const rows = foods.slice(0, 3)
  const taken = new Set<Paper>([backdrop.field, ...rows.map((name) => foodOf(name).paper)])
  const board: Paper = (['bran', 'cocoa', 'oat'] as const).find((paper) => !taken.has(paper)) ?? 'butter'
  const cell = (h * 0.88) / rows.length
  const laid = rows.map((name, row) =>
    place(0, (row + 0.5 - rows.length / 2) * cell, {}, boardRow(brief, name, w, cell)),
  )
  const grip = points('4,-28 44,-24 60,0 44,24 4,28')
  const drawings: Drawing[] = [
    field(brief),
    enteringDiscFrom(['left', 'right', 'bottom'], brief, [0.64, 0.86]),
    place(
      x,
      height / 2,
      { turn: random.between(-8, 8) },
      glue(
        lay(board, scissors.sheet(-w / 2, -h / 2, w, h)),
        lay(board, scissors.round(grip.map(([dx, dy]) => [-side * (w / 2 - 12 + dx), dy]))),
      ),
      lay(backdrop.field, scissors.disc(-side * (w / 2 + 30), 0, 10)),
      ...laid,
    ),
    cutlery(brief, side > 0 ? x + w / 2 + (width - x - w / 2) * 0.5 : (x - w / 2) * 0.5, ['knife']),
  ]
  return {
    drawings,
    alt: `${capitalize(nameFoods(brief))} on a board`,
  }
}

/** Draws one food along a row of the board: slices overlapping, small things loosely scattered. */
function boardRow({ hand }: Brief, name: FoodName, w: number, cell: number): Drawing {
  const { random } = hand
  const { habit, piece } = foodOf(name)
  const lie = (count: number, step: number, scale: number, spin: number, drop = 0) =>
    Array.from({ length: count }, (_, index) =>
      place(
        (index - (count - 1) / 2) * step,
        drop + random.between(-4, 4),
        { scale, turn: random.between(-spin, spin) },
        piece(hand),
      ),
    ).join('')
  switch (habit) {
    case 'slices': {
      const scale = Math.min(cell / 88, w / 400)
      return lie(6, Math.min(58 * scale, w * 0.15), scale, 30)
    }
    case 'leaves':
      return lie(5, w * 0.13, Math.min(1.25, cell / 100), 26, cell * 0.4)
    case 'piece': {
      const scale = Math.min(cell / 84, w / 330)
      return lie(2, Math.min(w * 0.42, 130 * scale), scale, 14)
    }
    case 'spread': {
      const scale = Math.min(cell / 96, w / 330)
      return [-1, 1]
        .map((step) => place(step * Math.min(w * 0.21, 65 * scale), 0, { scale }, dishOf(hand, name)))
        .join('')
    }
    case 'scatter': {
      const scale = Math.min(2, cell / 66)
      const drift = [-1, 0, 1].flatMap((line) =>
        Array.from({ length: 9 - Math.abs(line) * 2 }, (_, index) => {
          const count = 9 - Math.abs(line) * 2
          return place(
            (index - (count - 1) / 2) * 23 * scale,
            line * 15 * scale + random.between(-5, 5),
            { scale, turn: random.between(0, 360) },
            piece(hand),
          )
        }),
      )
      return drift.join('')
    }
  }
}
