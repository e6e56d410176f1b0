import { type FoodName, foodOf } from '../motifs/foods.ts'
import { cut, lay, lift, place } from '../paper/draw.ts'
import type { Paper } from '../paper/papers.ts'
import { points } from '../paper/scissors.ts'
import { type Form, outline, pieceOf } from './parts.ts'
import { box } from './standing.ts'

/** Bread with a filling. */

/** A bun with its layers: the title's foods between the halves. */
export const burger: Form = (brief, r) => {
  const { hand, foods } = brief
  const { scissors } = hand
  const half = r * 0.92
  const fillings = foods.filter((name) => !['bread', 'burger'].includes(name))
  const [main] = fillings
  if (main) hand.shown.add(main)
  const pattyPaper: Paper = main ? (PATTIES[main] ?? 'umber') : 'umber'
  const green = fillings.find((name) => name !== main && foodOf(name).habit === 'leaves')
  if (green) hand.shown.add(green)
  const rest = fillings.filter((name) => name !== main && name !== green).slice(0, 3)
  const layer = (paper: Paper, low: number, high: number, w = half) =>
    cut(
      paper,
      scissors.round([
        [-w, -low],
        [-w * 1.02, -(low + high) / 2],
        [-w * 0.96, -high],
        [w * 0.96, -high],
        [w * 1.02, -(low + high) / 2],
        [w, -low],
      ]),
    )
  return [
    cut('amber', scissors.round(outline(r, '-92,-30 92,-30 86.5,-8 64.4,0 -64.4,0 -86.5,-8'))),
    green
      ? cut(
          foodOf(green).paper,
          scissors.round(
            outline(
              r,
              '-97.5,-42 -73.6,-28 -46,-40 -18.4,-27 9.2,-40 38.6,-27 68.1,-39 97.5,-30 92,-56 -92,-56',
            ),
          ),
        )
      : '',
    layer(pattyPaper, r * 0.4, r * 0.74, half * 1.02),
    ...rest.map((name, index) =>
      [-0.6, -0.2, 0.2, 0.6]
        .map((share) => pieceOf(hand, name, (share + index * 0.14) * half, -r * 0.84, r * 0.17))
        .join(''),
    ),
    rest.length === 0 ? layer('honey', r * 0.72, r * 0.84, half * 0.98) : '',
    lift(
      'amber',
      scissors.round(outline(r, '-92,-92 -88.3,-130 -55.2,-162 0,-174 55.2,-162 88.3,-130 92,-92 0,-88')),
    ),
    lay('honey', scissors.leaf(-half * 0.74, -r * 1.16, r * 0.7, r * 0.16, 52)),
    lay(
      'oat',
      ...points('-0.3,-1.5 0,-1.6 0.3,-1.48 -0.1,-1.36 0.5,-1.26 0.2,-1.28').map(([x, y]) =>
        scissors.disc(x * half, y * r, r * 0.045, r * 0.028),
      ),
    ),
  ].join('')
}

const PATTIES: Partial<Record<FoodName, Paper>> = {
  salmon: 'rose',
  fish: 'honey',
  cod: 'honey',
  chicken: 'honey',
  turkey: 'honey',
  halloumi: 'milk',
  chickpea: 'bran',
  beet: 'rust',
  sweetpotato: 'yolk',
  falafel: 'bran',
  blackbean: 'night',
  lentil: 'bran',
  tofu: 'oat',
  mushroom: 'cocoa',
  beef: 'cocoa',
}

/** Two thick slices of bread seen from their cut side, the filling between. */
export const sandwich: Form = (brief, r) => {
  const { hand, foods } = brief
  const { scissors } = hand
  hand.shown.add('bread')
  const fillings = foods.filter((name) => name !== 'bread').slice(0, 3)
  const half = r * 1.02
  const thick = r * 0.42
  const layer = r * 0.24
  const slice = (low: number) =>
    cut('umber', scissors.corners(box(half, low, low + thick, r * 0.03))) +
    lay('oat', scissors.corners(box(half * 0.95, low + r * 0.05, low + thick - r * 0.06, r * 0.03))) +
    place(
      0,
      -low - thick / 2,
      {},
      lay(
        'bran',
        ...points('-60,-4 -24,6 12,-6 40,4 70,-3').map(([x, y]) =>
          scissors.disc((x / 100) * half, (y / 40) * thick, r * 0.035, r * 0.022),
        ),
      ),
    )
  return [
    slice(r * 0.02),
    ...fillings.map((name, index) => {
      const y = r * 0.02 + thick + (index + 0.5) * layer
      hand.shown.add(name)
      const { habit, paper } = foodOf(name)
      if (habit === 'leaves')
        return lay(
          paper,
          scissors.round([
            [-half * 1.05, -y],
            [-half * 0.6, -y + layer * 0.8],
            [-half * 0.2, -y + layer * 0.2],
            [half * 0.24, -y + layer * 0.85],
            [half * 0.6, -y + layer * 0.2],
            [half * 1.06, -y + layer * 0.6],
            [half, -y - layer * 0.6],
            [-half, -y - layer * 0.6],
          ]),
        )
      if (habit === 'spread')
        return cut(paper, scissors.round(box(half * 0.98, y - layer * 0.5, y + layer * 0.5)))
      return [-0.76, -0.38, 0, 0.38, 0.76]
        .map((share) => pieceOf(hand, name, share * half, -y, r * 0.2))
        .join('')
    }),
    fillings.length === 0 ? cut('butter', scissors.corners(box(half, thick, thick + layer))) : '',
    slice(r * 0.02 + thick + Math.max(1, fillings.length) * layer - r * 0.04),
  ].join('')
}
