import { FOODS, type FoodName } from '../motifs/foods.ts'
import { grassTuft, leafSpray } from '../motifs/greens.ts'
import { standing, widthOf } from '../motifs/standing.ts'
import { type Drawing, place } from '../paper/draw.ts'
import { nameFoods } from './alt-text.ts'
import type { Scene } from './scene.ts'
import { field, ground } from './stage.ts'

/** Fruits whose cut face makes a sun. */
const SUNS: readonly FoodName[] = [
  'lemon',
  'orange',
  'grapefruit',
  'lime',
  'tomato',
  'kiwi',
  'peach',
  'beet',
  'cucumber',
]

/** Half a fruit rising like the sun behind the table, with whole foods in front. */
export const heroHalf: Scene = (brief) => {
  const { hand, width, height, foods, setting } = brief
  const { random } = hand
  const floor = height * 0.76
  const fitting = foods.find((name) => SUNS.includes(name) && FOODS[name].paper !== setting.field)
  const sun =
    fitting ??
    random.pick(
      (['orange', 'lemon', 'grapefruit', 'peach'] as const)
        .filter((name) => FOODS[name].paper !== setting.field)
        .concat('lime') as [FoodName, ...FoodName[]],
    )
  const radius = Math.min(width * 0.34, height * 0.62)
  const x = width * random.pick([0.38, 0.5, 0.62])
  const others = foods.filter((name) => name !== sun).slice(0, 3)
  const spots = random.pick([
    [0.2, 0.8],
    [0.16, 0.5, 0.84],
    [0.24, 0.74],
  ])
  const scale = height / 430
  const drawings: Drawing[] = [
    field(brief),
    place(x, floor + 4, { scale: radius / 40, turn: random.between(-12, 12) }, FOODS[sun].piece(hand)),
    ground(brief, floor),
    ...spots.map((share, index) => {
      const name = others[index % Math.max(1, others.length)]
      if (!name)
        return place(
          width * share,
          floor + height * 0.1,
          { scale: height / 500 },
          index % 2 === 0 ? leafSpray(hand, 'leaf', 'fir', 90) : grassTuft(hand),
        )
      return place(
        width * share,
        floor + height * random.between(0.1, 0.16),
        { scale: Math.min(scale, 190 / widthOf(name)) },
        standing(hand, name),
      )
    }),
  ]
  return {
    drawings,
    alt: `Half a ${sunLabel(sun)} rising like the sun${others.length > 0 ? ` behind ${nameFoods(others, 2)}` : ''}`,
  }
}

function sunLabel(name: FoodName): string {
  return FOODS[name].label.replace(/(?<=o)es$/, '').replace(/s$/, '')
}
