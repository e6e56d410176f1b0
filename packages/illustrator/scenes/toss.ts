import { foodOf } from '../motifs/foods.ts'
import { mound } from '../motifs/mound.ts'
import { cut, type Drawing, lay, lift, place } from '../paper/draw.ts'
import type { Paper } from '../paper/papers.ts'
import { points, toRadians } from '../paper/scissors.ts'
import { capitalize, nameFoods } from './alt-text.ts'
import type { Scene } from './scene.ts'
import { field, risingDisc } from './stage.ts'
import { hasPoppy } from './table-top.ts'

/** The bowl and the sun: a big half-disc of a bowl at the bottom edge, and everything leaping into it. */
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

/** A stripe across the half-disc, its ends following the curve. */
function bandPath(radius: number): string {
  const end = (y: number) => Math.sqrt(radius * radius - y * y) * 0.985
  const [top, bottom] = [radius * 0.3, radius * 0.5]
  const n = (value: number) => value.toFixed(1)
  return `M${n(-end(top))} ${n(top)}L${n(end(top))} ${n(top + 2)}L${n(end((top + bottom) / 2))} ${n((top + bottom) / 2)}L${n(end(bottom))} ${n(bottom)}L${n(-end(bottom))} ${n(bottom - 1)}L${n(-end((top + bottom) / 2))} ${n((top + bottom) / 2)}Z`
}
