import { bowlFromSide, steam, WARES, type Ware } from '../motifs/dishes.ts'
import { type FoodName, foodOf } from '../motifs/foods.ts'
import type { Hand } from '../motifs/hand.ts'
import { standing, widthOf } from '../motifs/standing.ts'
import { type Drawing, place } from '../paper/draw.ts'
import { nameFoods } from './alt-text.ts'
import type { Brief, Scene } from './scene.ts'
import { field, ground, risingDisc } from './stage.ts'
import { hasPoppy } from './table-top.ts'

/** A heaped bowl from the side in front of the sun, with two of its foods standing by. */
export const bowlSide: Scene = (brief) => {
  const { hand, width, height, words } = brief
  const { random } = hand
  const wide = Math.min(width * 0.52, height * 0.78)
  const deep = height * 0.32
  const floor = height * 0.86
  const x = width * random.pick([0.42, 0.5, 0.58])
  const isHot = words.includes('hot')
  const rim = floor - deep
  const ware: Ware = hasPoppy(brief.foods)
    ? random.pick([WARES.dark, { rim: 'milk', band: 'mist', inside: 'milk' }])
    : { rim: 'poppy', band: 'rust', inside: 'milk' }
  const shown = brief.setting.ground === 'pine' || brief.setting.ground === 'night' ? lighten(ware) : ware
  const drawings: Drawing[] = [
    field(brief),
    risingDisc(brief, x, floor, Math.min(width * 0.42, height * 0.78)),
    ...(isHot
      ? [
          place(
            x,
            rim - 70,
            {},
            steam(hand, height * 0.2, 62, brief.setting.disc === 'butter' ? 'milk' : 'butter'),
          ),
        ]
      : []),
    ground(brief, floor - height * 0.06),
    place(x, rim + 4, {}, mound(hand, brief.foods, wide * 0.48)),
    place(x, floor, {}, bowlFromSide(hand, wide, deep, shown)),
    ...guests(brief, x, wide, floor + height * 0.06),
  ]
  return { drawings, alt: `A bowl heaped with ${nameFoods(brief.foods)}` }
}

/** A dark bowl would vanish on a dark ground. */
function lighten(ware: Ware): Ware {
  return ware.rim === 'pine' ? { rim: 'milk', band: 'mist', inside: 'milk' } : ware
}

/** What rises over a rim: leaves behind, then one row of pieces behind the other. The rim is at 0. */
export function mound(hand: Hand, foods: readonly FoodName[], half: number): Drawing {
  const { random } = hand
  const leaves = foods.filter((name) => foodOf(name).habit === 'leaves')
  const others = foods.filter((name) => foodOf(name).habit !== 'leaves')
  const leaf = leaves[0] ?? 'lettuce'
  const back = [-62, -40, -20, 0, 20, 40, 62].map((angle, index) => {
    const name = leaves[index % Math.max(1, leaves.length)] ?? leaf
    return place(
      (angle / 75) * half * 0.62,
      10,
      {
        turn: angle * 0.85 + random.between(-6, 6),
        scale: (half / 92) * random.between(0.86, 1.08) * (1 - Math.abs(angle) / 230),
      },
      foodOf(name).piece(hand),
    )
  })
  const pieces = others.length > 0 ? others : leaves
  const row = (count: number, y: number, reach: number, shift: number) =>
    Array.from({ length: count }, (_, index) => {
      const name = pieces[(index + shift) % pieces.length] ?? 'tomato'
      const food = foodOf(name)
      const at = count === 1 ? 0 : (index / (count - 1)) * 2 - 1
      const scale = food.habit === 'scatter' ? half / 95 : food.habit === 'leaves' ? half / 170 : half / 132
      const handful =
        food.habit === 'scatter'
          ? [-22, 0, 22]
              .map((dx) =>
                place(
                  dx * scale,
                  random.between(-9, 5),
                  { scale, turn: random.between(0, 360) },
                  food.piece(hand),
                ),
              )
              .join('')
          : place(0, 0, { scale, turn: random.between(-26, 26) }, food.piece(hand))
      return place(at * reach, y + at * at * half * 0.12, {}, handful)
    })
  return [...back, ...row(4, -half * 0.42, half * 0.5, 1), ...row(6, -half * 0.13, half * 0.78, 0)].join('')
}

/** One or two foods standing beside a dish, never cut by an edge. */
export function guests(
  { hand, width, foods }: Pick<Brief, 'hand' | 'width' | 'foods'>,
  x: number,
  wide: number,
  floor: number,
): Drawing[] {
  const left = x - wide / 2
  const right = width - (x + wide / 2)
  const spots = [
    { at: left / 2, room: left },
    { at: x + wide / 2 + right / 2, room: right },
  ]
  return spots.flatMap(({ at, room }, index) => {
    const name = foods[index % foods.length]
    if (!name || room < 110) return []
    const scale = Math.min(1.15, (room * 0.82) / widthOf(name))
    return [place(at, floor, { scale }, standing(hand, name))]
  })
}
