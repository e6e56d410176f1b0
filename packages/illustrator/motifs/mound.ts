import { type Drawing, place } from '../paper/draw.ts'
import { type FoodName, foodOf, garnishOf } from './foods.ts'
import type { Hand } from './hand.ts'

/** Foods too large for a mixed mound. */
const LARGE: ReadonlySet<FoodName> = new Set(['bread', 'cheese'])

/** Draws what rises above a rim, at 0: any leaves at the back, then rows of pieces in front of each other. */
export function mound(hand: Hand, foods: readonly FoodName[], half: number): Drawing {
  const small = foods.filter((name) => !LARGE.has(name))
  const fitting = small.length > 0 ? small : foods
  const herb = garnishOf(foods)
  const leaves = fitting.filter((name) => foodOf(name).habit === 'leaves')
  const others = fitting.filter((name) => foodOf(name).habit !== 'leaves')
  const pieces = others.length > 0 ? others : leaves
  const back =
    leaves.length > 0
      ? backLeaves(hand, leaves, half)
      : [
          ...pieceRow(hand, pieces, { count: 3, y: -half * 0.6, reach: half * 0.3, half }),
          herb ? place(0, -half * 0.74, { scale: half / 130 }, foodOf(herb).piece(hand)) : '',
        ]
  return [
    ...back,
    ...pieceRow(hand, pieces.toReversed(), { count: 4, y: -half * 0.42, reach: half * 0.5, half }),
    ...pieceRow(hand, pieces, { count: 6, y: -half * 0.13, reach: half * 0.78, half }),
  ].join('')
}

function backLeaves(hand: Hand, leaves: readonly FoodName[], half: number): Drawing[] {
  const { random } = hand
  return [-62, -40, -20, 0, 20, 40, 62].map((angle, index) => {
    const name = leaves[index % leaves.length]
    if (!name) return ''
    const size = (half / 92) * random.between(0.86, 1.08) * (1 - Math.abs(angle) / 230)
    const x = (angle / 75) * half * 0.62
    const turn = angle * 0.85 + random.between(-6, 6)
    return place(x, 10, { turn, scale: size }, foodOf(name).piece(hand))
  })
}

interface Row {
  count: number
  y: number
  reach: number
  /** Half the width of the dish: the unit of all sizes. */
  half: number
}

function pieceRow(hand: Hand, names: readonly FoodName[], { count, y, reach, half }: Row): Drawing[] {
  return Array.from({ length: count }, (_, index) => {
    const at = (index / (count - 1)) * 2 - 1
    const name = names[index % names.length]
    return name ? place(at * reach, y + at * at * half * 0.12, {}, handful(hand, name, half)) : ''
  })
}

function handful(hand: Hand, name: FoodName, half: number): Drawing {
  const { random } = hand
  const { habit, piece } = foodOf(name)
  if (habit !== 'scatter') {
    const scale = habit === 'leaves' ? half / 170 : half / 132
    return place(0, 0, { scale, turn: random.between(-26, 26) }, piece(hand))
  }
  const scale = half / 95
  return [-22, 0, 22]
    .map((dx) =>
      place(dx * scale, random.between(-9, 5), { scale, turn: random.between(0, 360) }, piece(hand)),
    )
    .join('')
}
