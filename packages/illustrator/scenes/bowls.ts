import { brothSurface } from '../motifs/broth.ts'
import { bowlFromSide, steam, WARES, type Ware } from '../motifs/dishes.ts'
import { foodOf } from '../motifs/foods.ts'
import { mound } from '../motifs/mound.ts'
import { standing, widthOf } from '../motifs/standing.ts'
import { cut, type Drawing, lay, lift, place } from '../paper/draw.ts'
import type { Paper } from '../paper/papers.ts'
import { points, toRadians } from '../paper/scissors.ts'
import {
  type Brief,
  capitalize,
  field,
  ground,
  nameFoods,
  risingDisc,
  type Scene,
  withFoods,
} from './scene.ts'
import { hasPoppy } from './table-top.ts'

/** A heaped bowl from the side in front of the sun, with two of its foods beside it. */
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
  const shown = brief.backdrop.ground === 'pine' || brief.backdrop.ground === 'night' ? lighten(ware) : ware
  const drawings: Drawing[] = [
    field(brief),
    risingDisc(brief, x, floor, Math.min(width * 0.42, height * 0.78)),
    ...(isHot
      ? [
          place(
            x,
            rim - height * 0.09,
            {},
            steam(hand, height * 0.2, 62, brief.backdrop.disc === 'butter' ? 'milk' : 'butter'),
          ),
        ]
      : []),
    ground(brief, floor - height * 0.06),
    ...(isHot ? [] : [place(x, rim + 4, {}, mound(hand, brief.foods, wide * 0.48))]),
    place(x, floor, {}, bowlFromSide(hand, wide, deep, shown)),
    ...(isHot ? [place(x, rim, {}, brothSurface(hand, brief.foods, wide / 2, shown.rim))] : []),
    ...guests(brief, x, wide, floor + height * 0.06),
  ]
  return {
    drawings,
    alt: isHot ? `A steaming bowl${withFoods(brief)}` : `A bowl heaped with ${nameFoods(brief)}`,
  }
}

/** A dark bowl would be invisible on a dark ground. */
function lighten(ware: Ware): Ware {
  return ware.rim === 'pine' ? { rim: 'milk', band: 'mist', inside: 'milk' } : ware
}

/**
 * Draws one or two foods beside a dish, never cut off by an edge.
 *
 * @param size their maximum size, and their share of the space beside the dish
 */
export function guests(
  { hand, width, foods }: Pick<Brief, 'hand' | 'width' | 'foods'>,
  x: number,
  wide: number,
  floor: number,
  size = { most: 1.15, share: 0.72 },
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
    const scale = Math.min(size.most, (room * size.share) / widthOf(name))
    return [place(at, floor, { scale }, standing(hand, name))]
  })
}

/** A full pot on the table with a wooden spoon in it and its steam against the sun. */
export const potSide: Scene = (brief) => {
  const { hand, width, height, backdrop } = brief
  const { scissors, random } = hand
  const x = width * random.pick([0.44, 0.5, 0.56])
  const floor = height * 0.88
  const tall = height * 0.36
  const half = width * 0.19
  const rim = floor - tall
  const paper: Paper = hasPoppy(brief.foods) ? (backdrop.ground === 'fir' ? 'pine' : 'sea') : 'poppy'
  const trim: Paper = paper === 'poppy' ? 'rust' : paper === 'pine' ? 'fir' : 'mist'
  const handle = (sign: number) =>
    scissors.round([
      [sign * half * 0.96, -tall + 26],
      [sign * half * 1.26, -tall + 20],
      [sign * half * 1.3, -tall + 44],
      [sign * half * 1.2, -tall + 54],
      [sign * half * 0.96, -tall + 52],
    ])
  const drawings: Drawing[] = [
    field(brief),
    risingDisc(brief, x, floor, Math.min(width * 0.38, height * 0.74)),
    ground(brief, floor - height * 0.07),
    place(
      x + random.pick([-1, 1]) * 40,
      rim - height * 0.13,
      {},
      steam(hand, height * 0.22, 54, backdrop.disc === 'butter' ? 'milk' : 'butter'),
    ),
    place(
      x + half * 0.46,
      rim + 30,
      { turn: 24 },
      cut(
        'bran',
        scissors.round([
          [-8, 0],
          [8, 0],
          [7, -height * 0.3],
          [12, -height * 0.34],
          [-12, -height * 0.34],
          [-7, -height * 0.3],
        ]),
      ),
    ),
    place(
      x,
      floor,
      {},
      cut(trim, handle(-1), handle(1)),
      lift(
        paper,
        scissors.round([
          [-half, -tall],
          [0, -tall],
          [half, -tall],
          [half * 0.99, -tall * 0.5],
          [half * 0.94, -18],
          [half * 0.8, 0],
          [0, 0],
          [-half * 0.8, 0],
          [-half * 0.94, -18],
          [-half * 0.99, -tall * 0.5],
        ]),
      ),
      place(0, -tall + 4, {}, brothSurface(hand, brief.foods, half * 1.02, trim)),
      lay(paper === 'poppy' ? 'yolk' : 'butter', scissors.halfDisc(0, -tall * 0.3, half * 0.22)),
    ),
    ...guests(brief, x, half * 2.6, floor + height * 0.06),
  ]
  return { drawings, alt: `A steaming pot${withFoods(brief)}` }
}

/** A large half-disc of a bowl at the bottom edge, the sun, and all foods leaping into it. */
export const toss: Scene = (brief) => {
  const { hand, width, height, foods, backdrop } = brief
  const { scissors, random } = hand
  const radius = Math.min(width * 0.29, height * 0.44)
  const x = width * random.pick([0.44, 0.5, 0.56])
  const rim = height * 0.62
  const paper: Paper =
    hasPoppy(foods) || backdrop.field === 'rose'
      ? backdrop.field === 'pine' || backdrop.field === 'sea'
        ? 'milk'
        : 'pine'
      : 'poppy'
  const band: Paper = paper === 'poppy' ? 'rust' : paper === 'pine' ? 'fir' : 'mist'
  const flying = [-58, -29, 0, 29, 58].map((angle, index) => {
    const name = foods[index % foods.length]
    if (!name) return ''
    const food = foodOf(name)
    const reachX = radius * 1.5
    const reachY = rim * 0.8
    const at: [number, number] = [
      x + Math.sin(toRadians(angle + random.between(-5, 5))) * reachX,
      rim - radius * 0.06 - Math.cos(toRadians(angle)) * reachY * random.between(0.84, 0.98),
    ]
    const scale =
      food.habit === 'scatter' ? height / 330 : food.habit === 'leaves' ? height / 560 : height / 540
    return place(
      at[0],
      at[1],
      { scale, turn: random.between(-40, 40) },
      food.habit === 'scatter'
        ? points('-16,-10 14,-16 4,14')
            .map(([dx, dy]) => place(dx, dy, { turn: random.between(0, 300) }, food.piece(hand)))
            .join('')
        : food.piece(hand),
    )
  })
  const small = [-44, -14, 16, 46].map((angle) => {
    const name = foods[hand.random.below(foods.length)]
    if (!name) return ''
    const food = foodOf(name)
    const at: [number, number] = [
      x + Math.sin(toRadians(angle)) * radius * 0.9,
      rim - radius * 0.38 - Math.cos(toRadians(angle)) * rim * 0.34,
    ]
    return food.habit === 'scatter' || food.habit === 'piece' || food.habit === 'spread'
      ? place(
          at[0],
          at[1],
          { scale: food.habit === 'scatter' ? height / 420 : height / 1150, turn: random.between(-60, 60) },
          food.piece(hand),
        )
      : place(
          at[0],
          at[1],
          { scale: height / (food.habit === 'leaves' ? 1200 : 1000), turn: random.between(-50, 50) },
          food.piece(hand),
        )
  })
  const drawings: Drawing[] = [
    field(brief),
    risingDisc(brief, x, height + 4, Math.min(width * 0.46, height * 0.92)),
    ...small,
    ...flying,
    place(x, rim + 6, {}, mound(hand, foods, radius * 0.94)),
    place(
      x,
      rim,
      {},
      lift(paper, scissors.halfDisc(0, 0, radius, 180)),
      lay(band, `${bandPath(radius)}`),
      cut(paper, scissors.sheet(-radius * 0.34, radius * 0.94, radius * 0.68, 20)),
    ),
  ]
  return {
    drawings,
    alt: `${capitalize(nameFoods(brief))} leaping into a bowl`,
  }
}

/** Returns a stripe across the half-disc, its ends following the curve. */
function bandPath(radius: number): string {
  const end = (y: number) => Math.sqrt(radius * radius - y * y) * 0.985
  const [top, bottom] = [radius * 0.3, radius * 0.5]
  const n = (value: number) => value.toFixed(1)
  return `M${n(-end(top))} ${n(top)}L${n(end(top))} ${n(top + 2)}L${n(end((top + bottom) / 2))} ${n((top + bottom) / 2)}L${n(end(bottom))} ${n(bottom)}L${n(-end(bottom))} ${n(bottom - 1)}L${n(-end((top + bottom) / 2))} ${n((top + bottom) / 2)}Z`
}
