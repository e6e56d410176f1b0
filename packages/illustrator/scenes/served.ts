import { foodOf } from '../motifs/foods.ts'
import { type Drawing, place } from '../paper/draw.ts'
import { servedDish } from '../served/dishes.ts'
import { guests } from './bowls.ts'
import {
  type Brief,
  type Composition,
  enteringDiscFrom,
  field,
  ground,
  risingDisc,
  type Scene,
  withFoods,
} from './scene.ts'
import { cutlery, napkinAt } from './table-top.ts'

/** A served dish on its table: lying dishes from above, standing ones from the side. */
export const served: Scene = (brief) => {
  const dish = servedDish(brief.words)
  return dish.stands ? onTable(brief) : onCloth(brief)
}

/** The same closer: it extends beyond the picture, or fills it. */
export const servedClose: Scene = (brief) => {
  const dish = servedDish(brief.words)
  return dish.stands ? upClose(brief) : bleeding(brief)
}

function compose(brief: Brief, drawings: Drawing[]): Composition {
  return { drawings, alt: `${servedDish(brief.words).label}${withFoods(brief)}` }
}

/** Extent of the widest dish, an oven dish with its handles, in shares of its radius. */
const REACH = 1.3

function toolOf({ words }: Brief) {
  return servedDish(words).tool ?? 'fork'
}

/** The space beside the dish is for its cutlery. */
function onCloth(brief: Brief): Composition {
  const { hand, width, height } = brief
  const { random } = hand
  const side = random.pick([-1, 1])
  const r = height * 0.4
  const x = width / 2 - side * width * 0.09
  const reach = r * REACH
  const far = side > 0 ? (width + x + reach) / 2 : (x - reach) / 2
  const dish = servedDish(brief.words).form(brief, r)
  return compose(brief, [
    field(brief),
    enteringDiscFrom(['left', 'right', 'bottom', 'top'], brief, [0.62, 0.8]),
    random.chance(0.4) ? napkinAt(brief, far) : '',
    cutlery(brief, far, [toolOf(brief)]),
    place(x, height / 2, {}, dish),
  ])
}

function bleeding(brief: Brief): Composition {
  const { hand, width, height } = brief
  const { random } = hand
  const side = random.pick([-1, 1])
  const r = height * 0.56
  const dish = servedDish(brief.words).form(brief, r)
  return compose(brief, [
    field(brief),
    enteringDiscFrom([side > 0 ? 'right' : 'left', 'top'], brief, [0.7, 0.9]),
    place(width / 2 - side * width * 0.14, height * 0.56, {}, dish),
    cutlery(brief, width / 2 + side * width * 0.41, [toolOf(brief)]),
  ])
}

function onTable(brief: Brief): Composition {
  const { hand, width, height } = brief
  const { random } = hand
  const floor = height * 0.86
  const x = width * random.pick([0.44, 0.5, 0.56])
  const r = height * 0.31
  const dish = servedDish(brief.words).form(brief, r)
  const foods = brief.foods.filter((name) => hand.shown.has(name) && foodOf(name).habit !== 'spread')
  return compose(brief, [
    field(brief),
    risingDisc(brief, x, floor, Math.min(width * 0.42, height * 0.78)),
    ground(brief, floor - height * 0.06),
    place(x, floor, {}, dish),
    ...guests({ ...brief, foods }, x, r * 3, floor + height * 0.05, { most: 1.1, share: 0.7 }),
  ])
}

function upClose(brief: Brief): Composition {
  const { hand, width, height } = brief
  const { random } = hand
  const r = height * 0.37
  const floor = height * 0.92
  const x = width * random.pick([0.4, 0.6])
  const dish = servedDish(brief.words).form(brief, r)
  return compose(brief, [
    field(brief),
    risingDisc(brief, width - x, floor, Math.min(width * 0.5, height * 0.86)),
    ground(brief, floor - height * 0.1),
    place(x, floor, {}, dish),
  ])
}
