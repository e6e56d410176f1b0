import { heap } from '../motifs/arrange.ts'
import { bowlFromAbove, plate, WARES, type Ware } from '../motifs/dishes.ts'
import { type FoodName, foodOf, garnishOf } from '../motifs/foods.ts'
import { type Drawing, glue, lay, lift, line, place } from '../paper/draw.ts'
import type { Paper } from '../paper/papers.ts'
import { type Point, points, toRadians } from '../paper/scissors.ts'
import { type Brief, enteringDiscFrom, field, nameFoods, type Scene } from './scene.ts'
import { cutlery, hasPoppy, napkinAt, spill } from './table-top.ts'

const LAYERS = { scatter: 0, leaves: 1, slices: 2, piece: 3, spread: 3 } as const

/** A full plate or bowl from above, with cutlery on one side and something fallen beside it. */
export const plateAbove: Scene = (brief) => {
  const { hand, width, height, words } = brief
  const { random } = hand
  const bleeds = random.chance(0.35)
  const radius = height * (bleeds ? 0.55 : 0.43)
  const side = random.pick([-1, 1])
  const x = width / 2 - side * width * (bleeds ? 0.17 : 0.1)
  const y = height * (bleeds ? 0.56 : 0.5)
  const ware = wareFor(brief)
  const isBowl = words.includes('bowl') || random.chance(0.5)
  const free = side > 0 ? width - (x + radius) : x - radius
  const far = side > 0 ? x + radius + free * 0.5 : x - radius - free * 0.5
  const near = side > 0 ? (x - radius) / 2 : width - (width - x - radius) / 2
  const drawings: Drawing[] = [
    field(brief),
    enteringDiscFrom(['left', 'right', 'bottom', 'top'], brief, [0.62, 0.8]),
  ]
  if (!bleeds && random.chance(0.4)) drawings.push(napkinAt(brief, far))
  drawings.push(
    cutlery(
      brief,
      far,
      words.includes('asian')
        ? ['chopsticks']
        : random.pick([['fork'], ['spoon'], ['fork', 'knife']] as const),
    ),
  )
  const dish = isBowl ? bowlFromAbove(hand, radius, ware) : plate(hand, radius, ware)
  drawings.push(place(x, y, { turn: random.between(-8, 8) }, dish, serve(brief, radius * 0.8)))
  if (!bleeds && Math.abs(near - x) > radius + 46) {
    const first = random.chance(0.7) ? brief.foods[0] : brief.foods[1]
    if (first) drawings.push(spill(hand, first, near - side * 4, height * random.pick([0.2, 0.8]), 40))
  }
  return { drawings, alt: `A ${isBowl ? 'bowl' : 'plate'} of ${nameFoods(brief, 4)} seen from above` }
}

/** Draws foods around the middle of a dish of this inner radius, leafy ones over its edge. */
export function serve(brief: Brief, inner: number): Drawing {
  const { hand } = brief
  const { random } = hand
  const foods = brief.foods.slice(0, 5)
  const count = Math.max(3, foods.length)
  const placed = Array.from({ length: count }, (_, index) => foods[index % foods.length]).filter(
    (name) => name !== undefined,
  )
  const herb = garnishOf(foods)
  const start = random.between(0, 360)
  const radius = inner * ({ 3: 0.6, 4: 0.53, 5: 0.47 }[count] ?? 0.45)
  const ring = inner * ({ 3: 0.47, 4: 0.53, 5: 0.57 }[count] ?? 0.6)
  const heaps = placed.map((name, index) => {
    const angle = start + (360 / count) * index
    const spot = {
      x: Math.sin(toRadians(angle)) * ring,
      y: -Math.cos(toRadians(angle)) * ring,
      radius,
      outward: angle,
    }
    return { layer: LAYERS[foodOf(name).habit], drawing: heap(hand, name, spot) }
  })
  const bed = lay(bedPaper(brief), hand.scissors.disc(0, 0, inner * 0.93))
  const garnish = herb ? place(0, 0, { scale: inner / 190 }, foodOf(herb).piece(hand)) : ''
  return [bed, ...heaps.toSorted((a, b) => a.layer - b.layer).map(({ drawing }) => drawing), garnish].join('')
}

function bedPaper({ foods, hand }: Brief) {
  const taken = new Set(foods.map((name) => foodOf(name).paper))
  const free = (['butter', 'oat', 'lime', 'milk'] as const).filter((paper) => !taken.has(paper))
  return hand.random.pick([free[0] ?? 'milk', ...free.slice(1, 3)])
}

/** Chooses a dish that is visible on its field. */
export function wareFor({ hand, backdrop }: Brief): Ware {
  const light: readonly [Ware, ...Ware[]] = [WARES.dark, WARES.white, WARES.sea]
  const strong: readonly [Ware, ...Ware[]] = [WARES.white, WARES.rosy, WARES.oat, WARES.butter]
  const isLight =
    backdrop.field === 'mist' ||
    backdrop.field === 'blush' ||
    backdrop.field === 'butter' ||
    backdrop.field === 'oat' ||
    backdrop.field === 'lime'
  return hand.random.pick(isLight ? light : strong)
}

/** A pan from above, its handle extending beyond the picture. */
export const panAbove: Scene = (brief) => {
  const { hand, width, height, foods } = brief
  const { scissors, random } = hand
  const side = random.pick([-1, 1])
  const radius = height * 0.4
  const x = width / 2 - side * width * 0.08
  const y = height * 0.5
  const inside = radius * 0.86
  const handlePaper: Paper = hasPoppy(foods) ? 'cocoa' : 'poppy'
  const fried = foods.map((name): FoodName => (name === 'egg' ? 'friedegg' : name))
  const first = foods[0]
  const drawings: Drawing[] = [
    field(brief),
    enteringDiscFrom(['left', 'right', 'top', 'bottom'], brief, [0.62, 0.82]),
    place(
      x,
      y,
      { turn: side > 0 ? random.between(-16, -4) : random.between(184, 196) },
      glue(
        lay('pine', scissors.sheet(radius * 0.9, -15, radius * 0.4, 30)),
        lay(
          handlePaper,
          scissors.round([
            [radius * 1.24, -19],
            [width, -21],
            [width, 21],
            [radius * 1.24, 19],
          ]),
        ),
      ),
    ),
    place(
      x,
      y,
      {},
      lift('pine', scissors.disc(0, 0, radius)),
      lay('night', scissors.disc(0, 0, inside)),
      serve({ ...brief, foods: fried }, inside),
    ),
    first
      ? spill(
          hand,
          first,
          side > 0 ? (x - radius) / 2 : (width + x + radius) / 2,
          height * random.pick([0.22, 0.78]),
          36,
        )
      : '',
  ]
  return { drawings, alt: `A pan of ${nameFoods(brief, 4)} seen from above` }
}

/** A baking tray from above, the foods in rows. */
export const trayAbove: Scene = (brief) => {
  const { hand, width, height, foods, backdrop } = brief
  const { scissors, random } = hand
  const side = random.pick([-1, 1])
  const w = Math.min(width * 0.66, height * 1.02)
  const h = height * 0.72
  const x = width / 2 - side * width * 0.08
  const rim: Paper = backdrop.field === 'pine' ? 'sea' : 'pine'
  const herb = garnishOf(foods)
  const others = foods.filter((name) => name !== herb)
  const laid = others.length > 0 ? others : foods
  const rows = Math.min(3, Math.max(2, laid.length))
  const cells: Drawing[] = []
  for (let row = 0; row < rows; row += 1) {
    const name = laid[row % laid.length]
    if (!name) continue
    const food = foodOf(name)
    const isLarge = food.habit === 'piece' || food.habit === 'spread'
    const perRow = isLarge ? 3 : 5
    const cell = h / rows
    for (let column = 0; column < perRow; column += 1) {
      const at: Point = [
        ((column + 0.5) / perRow - 0.5) * w * 0.84 + random.between(-5, 5),
        (row + 0.5 - rows / 2) * cell * 0.9 + random.between(-6, 6),
      ]
      const scale =
        food.habit === 'scatter'
          ? cell / 90
          : food.habit === 'leaves'
            ? cell / 120
            : Math.min(cell / 92, (w * 0.8) / perRow / (isLarge ? 118 : 76))
      const drawing =
        food.habit === 'scatter'
          ? points('-14,-14 12,-18 0,2 -18,14 16,14')
              .map(([dx, dy]) => place(dx, dy, { turn: random.between(0, 360) }, food.piece(hand)))
              .join('')
          : food.piece(hand)
      cells.push(
        place(
          at[0],
          at[1] + (food.habit === 'leaves' ? cell * 0.3 : 0),
          { scale, turn: random.between(-22, 22) },
          drawing,
        ),
      )
    }
  }
  const tray = scissors.round([
    [-w / 2, -h / 2 + 22],
    [-w / 2 + 22, -h / 2],
    [0, -h / 2],
    [w / 2 - 22, -h / 2],
    [w / 2, -h / 2 + 22],
    [w / 2, 0],
    [w / 2, h / 2 - 22],
    [w / 2 - 22, h / 2],
    [0, h / 2],
    [-w / 2 + 22, h / 2],
    [-w / 2, h / 2 - 22],
    [-w / 2, 0],
  ])
  const herbs = Array.from({ length: herb ? 4 : 0 }, () =>
    place(
      random.between(-0.36, 0.36) * w,
      random.between(-0.34, 0.34) * h,
      { scale: height / 1300 },
      herb ? foodOf(herb).piece(hand) : '',
    ),
  )
  const drawings: Drawing[] = [
    field(brief),
    enteringDiscFrom(['left', 'right'], brief, [0.62, 0.86], [0.25, 0.75]),
    place(
      x,
      height / 2,
      { turn: random.between(-7, 7) },
      lift(rim, tray),
      lay('oat', scissors.sheet(-w / 2 + 20, -h / 2 + 20, w - 40, h - 40)),
      line('milk', 3, [
        [-w / 2 + 40, h / 2 - 30],
        [w / 2 - 60, h / 2 - 34],
      ]),
      ...cells,
      ...herbs,
    ),
    cutlery(brief, side > 0 ? x + w / 2 + (width - x - w / 2) * 0.55 : (x - w / 2) * 0.45, ['fork']),
  ]
  return { drawings, alt: `A baking tray with ${nameFoods(brief)} seen from above` }
}

/** A laid table from above, the plate still empty. */
export const tableAbove: Scene = (brief) => {
  const { hand, width, height } = brief
  const { random } = hand
  const side = random.pick([-1, 1])
  const radius = height * 0.4
  const x = width / 2 + side * width * 0.02
  const drawings: Drawing[] = [
    field(brief),
    enteringDiscFrom(['left', 'right', 'bottom', 'top'], brief, [0.62, 0.8]),
    napkinAt(brief, (x - radius) / 2),
    cutlery(brief, (x - radius) / 2, ['fork']),
    place(x, height / 2, { turn: random.between(-8, 8) }, plate(hand, radius, wareFor(brief))),
    cutlery(brief, (width + x + radius) / 2, ['knife']),
  ]
  return { drawings, alt: 'A laid table seen from above, its plate still empty' }
}
