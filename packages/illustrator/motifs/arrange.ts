import { cut, type Drawing, place } from '../paper/draw.ts'
import { type Point, points, toRadians } from '../paper/scissors.ts'
import { bowlFromAbove, WARES } from './dishes.ts'
import { type FoodName, foodOf } from './foods.ts'
import type { Hand } from './hand.ts'

interface Spot {
  x: number
  y: number
  /** Radius of the heap. */
  radius: number
  /** Degrees clockwise from straight up: the direction of leaves. */
  outward: number
}

/** Draws a heap of one food in a dish, seen from above. */
export function heap(hand: Hand, name: FoodName, { x, y, radius, outward }: Spot): Drawing {
  const { random } = hand
  const food = foodOf(name)
  switch (food.habit) {
    case 'slices': {
      const pieces = radius < 45 ? 2 : 3
      const size = (radius / 40) * (pieces === 2 ? 0.66 : 0.56)
      const spots: Point[] =
        pieces === 2
          ? [
              [-0.4, -0.16],
              [0.4, 0.16],
            ]
          : points('-0.5,0.2 0.12,-0.5 0.42,0.34')
      const turned = outward + random.between(-14, 14)
      return place(
        x,
        y,
        { turn: turned },
        ...spots.map(([dx, dy]) =>
          place(
            dx * radius,
            dy * radius,
            { scale: size, turn: random.between(-24, 24) - turned * (isUpright(name) ? 1 : 0) },
            food.piece(hand),
          ),
        ),
      )
    }
    case 'scatter':
      return scatter(hand, name, { x, y, radius, outward })
    case 'leaves': {
      const long = (radius * 1.55) / 100
      const from = toRadians(outward)
      const foot: Point = [x - Math.sin(from) * radius * 0.6, y + Math.cos(from) * radius * 0.6]
      return random
        .shuffle([-58, -34, -8, 20, 46])
        .map((angle) =>
          place(
            foot[0],
            foot[1],
            { turn: outward + angle + random.between(-5, 5), scale: long * random.between(0.86, 1.06) },
            food.piece(hand),
          ),
        )
        .join('')
    }
    case 'piece':
    case 'spread':
      return place(x, y, { scale: radius / 46, turn: random.between(-18, 18) }, food.piece(hand))
  }
}

/** Whether it looks wrong upside down. */
function isUpright(name: FoodName): boolean {
  return name === 'mushroom' || name === 'broccoli' || name === 'strawberry' || name === 'cherry'
}

/** Fine-grained foods. */
export const FINE: ReadonlySet<FoodName> = new Set([
  'rice',
  'quinoa',
  'barley',
  'lentil',
  'oats',
  'granola',
  'seeds',
])

function scatter(hand: Hand, name: FoodName, { x, y, radius }: Spot): Drawing {
  const { scissors, random } = hand
  const food = foodOf(name)
  const isFine = FINE.has(name)
  const step = isFine ? 15 : 27
  const size = isFine ? 1 : Math.max(0.8, radius / 62)
  const pieces = spread(hand, radius * (isFine ? 0.82 : 0.78), step * size)
  const bed = isFine ? cut(bedOf(name), scissors.round(ragged(hand, radius))) : ''
  return place(
    x,
    y,
    {},
    bed,
    ...pieces.map(([px, py]) =>
      place(
        px,
        py,
        { turn: random.between(0, 360), scale: size * random.between(0.9, 1.1) },
        food.piece(hand),
      ),
    ),
  )
}

function bedOf(name: FoodName) {
  switch (name) {
    case 'rice':
      return 'oat'
    case 'quinoa':
      return 'bran'
    case 'seeds':
      return 'oat'
    case 'granola':
      return 'bran'
    case 'lentil':
      return 'yolk'
    case 'barley':
      return 'oat'
    default:
      return 'butter'
  }
}

function ragged({ random }: Hand, radius: number): Point[] {
  return Array.from({ length: 12 }, (_, index): Point => {
    const r = radius * random.between(0.9, 1.06)
    return [Math.cos((index * Math.PI) / 6) * r, Math.sin((index * Math.PI) / 6) * r]
  })
}

/** Returns points inside a circle, evenly spaced but not in rows. */
function spread({ random }: Hand, radius: number, step: number): Point[] {
  const points: Point[] = []
  const row = step * 0.87
  let shifted = false
  for (let y = -radius; y <= radius; y += row) {
    shifted = !shifted
    for (let x = -radius + (shifted ? step / 2 : 0); x <= radius; x += step) {
      const point: Point = [x + random.between(-0.2, 0.2) * step, y + random.between(-0.2, 0.2) * step]
      if (Math.hypot(point[0], point[1]) <= radius) points.push(point)
    }
  }
  return random.shuffle(points)
}

/** Draws a small dish from above, 44 to its rim, for a food that is never laid directly on a table: honey, hummus. */
export function dishOf(hand: Hand, name: FoodName): Drawing {
  const { paper, piece } = foodOf(name)
  const ware = paper === 'milk' || paper === 'oat' ? WARES.sea : WARES.white
  return bowlFromAbove(hand, 44, ware) + place(0, 0, { scale: 0.86 }, piece(hand))
}

/** Draws loose crumbs beside a dish. */
export function crumbs(
  hand: Hand,
  name: FoodName,
  x: number,
  y: number,
  radius: number,
  count: number,
): Drawing {
  const { random } = hand
  const food = foodOf(name)
  const scale = food.habit === 'scatter' ? 1.05 : 0.5
  return spread(hand, radius, 26)
    .slice(0, count)
    .map(([dx, dy]) => place(x + dx, y + dy, { scale, turn: random.between(0, 360) }, food.piece(hand)))
    .join('')
}
