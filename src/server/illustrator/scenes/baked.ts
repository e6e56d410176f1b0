import { plate, WARES } from '../motifs/dishes.ts'
import { type FoodName, foodOf } from '../motifs/foods.ts'
import { mint } from '../motifs/greens.ts'
import { cut, type Drawing, glue, lay, lift, line, place } from '../paper/draw.ts'
import type { Paper } from '../paper/papers.ts'
import { type Point, points } from '../paper/scissors.ts'
import { nameFoods } from './alt-text.ts'
import { guests } from './bowl-side.ts'
import { wareFor } from './plate-above.ts'
import type { Brief, Scene } from './scene.ts'
import { enteringDisc, field, ground, risingDisc } from './stage.ts'
import { cutlery, hasPoppy, sideDish, spill } from './table-top.ts'

/** A stack of pancakes on a stand in front of the sun, something running down its side. */
export const stackSide: Scene = (brief) => {
  const { hand, width, height, foods } = brief
  const { scissors, random } = hand
  const floor = height * 0.88
  const x = width * random.pick([0.43, 0.5, 0.57])
  const half = height * 0.29
  const thick = height * 0.062
  const count = 5
  const top = -26 - count * thick
  const syrup: Paper = hasPoppy(foods) ? 'butter' : 'poppy'
  const layers = Array.from({ length: count }, (_, index): Drawing => {
    const w = half * random.between(0.9, 1)
    const y = -26 - index * thick
    const dx = random.between(-7, 7)
    return (
      cut(
        'bran',
        scissors.round([
          [dx - w, y - thick * 0.5],
          [dx - w * 0.86, y - thick * 0.98],
          [dx + w * 0.86, y - thick * 0.98],
          [dx + w, y - thick * 0.5],
          [dx + w * 0.86, y - 1],
          [dx - w * 0.86, y - 1],
        ]),
      ) + lay('butter', scissors.leaf(dx - w * 0.9, y - thick * 0.42, w * 1.8, thick * 0.5, 90))
    )
  })
  const drip: Point[] = [
    [-half * 0.8, top - 4],
    [-half * 0.72, top - 14],
    [half * 0.7, top - 14],
    [half * 0.82, top - 2],
    [half * 0.74, top + thick * 1.6],
    [half * 0.62, top + thick * 1.5],
    [half * 0.56, top + thick * 0.4],
    [half * 0.2, top + thick * 0.35],
    [half * 0.12, top + thick * 2.3],
    [-half * 0.04, top + thick * 2.2],
    [-half * 0.1, top + thick * 0.4],
    [-half * 0.5, top + thick * 0.3],
    [-half * 0.6, top + thick * 1.2],
    [-half * 0.72, top + thick * 1.1],
  ]
  const fruits = foods.filter((name) => foodOf(name).habit === 'slices' || foodOf(name).habit === 'piece')
  const crown = points('-0.42,-0.1 0.4,-0.1 -0.02,-0.2').map(([dx, dy], index) => {
    const name = fruits[index % Math.max(1, fruits.length)] ?? 'strawberry'
    return place(
      dx * half,
      top - 14 + dy * half,
      { scale: height / 900, turn: random.between(-24, 24) },
      foodOf(name).piece(hand),
    )
  })
  const drawings: Drawing[] = [
    field(brief),
    risingDisc(brief, x, floor, Math.min(width * 0.38, height * 0.78)),
    ground(brief, floor - height * 0.06),
    place(
      x,
      floor,
      {},
      ...layers,
      cut(syrup, scissors.round(drip)),
      ...crown,
      place(half * 0.1, top - half * 0.34, { scale: height / 1000 }, mint(hand)),
      lift(
        'milk',
        scissors.round([
          [-half * 1.36, -30],
          [half * 1.36, -30],
          [half * 1.18, -12],
          [half * 0.4, -4],
          [-half * 0.4, -4],
          [-half * 1.18, -12],
        ]),
      ),
      cut(
        'mist',
        scissors.corners([
          [-half * 0.3, -8],
          [half * 0.3, -8],
          [half * 0.5, 10],
          [-half * 0.5, 10],
        ]),
      ),
    ),
    ...guests(brief, x, half * 3, floor + height * 0.07),
  ]
  return { drawings, alt: `A stack of pancakes with ${nameFoods(foods, 2)}` }
}

/** A loaf on a board, two slices leaning against it. */
export const loafSide: Scene = (brief) => {
  const { hand, width, height, foods } = brief
  const { scissors, random } = hand
  const floor = height * 0.86
  const x = width * 0.48
  const half = width * 0.25
  const tall = height * 0.3
  const isSweet = foods.some((name) => SWEET.has(name))
  const icing: Paper = 'milk'
  const dots: Paper = foods.includes('carrot') ? 'poppy' : foods.includes('blueberry') ? 'ink' : 'cocoa'
  const slice = (dx: number, turn: number): Drawing =>
    place(
      dx,
      0,
      { turn },
      cut(
        'cocoa',
        scissors.round([
          [-tall * 0.36, 0],
          [-tall * 0.36, -tall * 0.62],
          [-tall * 0.22, -tall * 0.9],
          [tall * 0.22, -tall * 0.9],
          [tall * 0.36, -tall * 0.62],
          [tall * 0.36, 0],
        ]),
      ),
      lay(
        'bran',
        scissors.round([
          [-tall * 0.3, -7],
          [-tall * 0.3, -tall * 0.6],
          [-tall * 0.18, -tall * 0.82],
          [tall * 0.18, -tall * 0.82],
          [tall * 0.3, -tall * 0.6],
          [tall * 0.3, -7],
        ]),
      ),
      lay(
        dots,
        ...points('-0.16,-0.2 0.12,-0.3 -0.04,-0.46 0.16,-0.56 -0.16,-0.62 0.04,-0.14').map(([px, py]) =>
          scissors.disc(px * tall, py * tall, tall * 0.028),
        ),
      ),
    )
  const crown = foods.slice(0, 2).flatMap((name, at) =>
    [0, 1].map((step) =>
      place(
        -half * 0.72 + (at * 2 + step) * half * 0.38,
        -tall * 1.08,
        {
          scale: foodOf(name).habit === 'scatter' ? height / 400 : height / 1150,
          turn: random.between(-30, 30),
        },
        foodOf(name).piece(hand),
      ),
    ),
  )
  const drawings: Drawing[] = [
    field(brief),
    risingDisc(brief, x, floor, Math.min(width * 0.4, height * 0.74)),
    ground(brief, floor - height * 0.06),
    place(
      x,
      floor - 8,
      {},
      cut('oat', scissors.sheet(-half * 1.35, -10, half * 2.7, 24)),
      lift(
        'cocoa',
        scissors.round([
          [-half, -10],
          [-half, -tall * 0.7],
          [-half * 0.86, -tall * 0.96],
          [-half * 0.3, -tall * 1.04],
          [half * 0.3, -tall * 1.02],
          [half * 0.46, -tall * 0.74],
          [half * 0.46, -10],
        ]),
      ),
      ...(isSweet
        ? [
            cut(
              icing,
              scissors.round([
                [-half * 0.98, -tall * 0.72],
                [-half * 0.84, -tall * 1.02],
                [-half * 0.3, -tall * 1.12],
                [half * 0.3, -tall * 1.09],
                [half * 0.46, -tall * 0.8],
                [half * 0.4, -tall * 0.5],
                [half * 0.26, -tall * 0.66],
                [half * 0.06, -tall * 0.44],
                [-half * 0.14, -tall * 0.7],
                [-half * 0.4, -tall * 0.4],
                [-half * 0.58, -tall * 0.68],
                [-half * 0.84, -tall * 0.48],
              ]),
            ),
            ...crown,
          ]
        : [
            lay(
              'bran',
              ...[-0.7, -0.4, -0.1].map((share) =>
                scissors.leaf(half * share, -tall * 0.52, tall * 0.4, tall * 0.13, 30),
              ),
            ),
          ]),
      place(0, -10, {}, slice(half * 0.66, 3), slice(half * 0.98, 8)),
    ),
    ...guests(brief, x, half * 2.9, floor + height * 0.08),
  ]
  return { drawings, alt: `A loaf${isSweet ? ' cake' : ''} with ${nameFoods(foods, 2)}, two slices cut` }
}

const SWEET: ReadonlySet<FoodName> = new Set([
  'carrot',
  'banana',
  'lemon',
  'orange',
  'apple',
  'blueberry',
  'raspberry',
  'chocolate',
  'date',
  'walnut',
  'coconut',
  'cherry',
  'strawberry',
  'peach',
])

/** Round bites on a plate from above, one of them bitten open. */
export const bitesAbove: Scene = (brief) => {
  const { hand, width, height, foods } = brief
  const { scissors, random } = hand
  const side = random.pick([-1, 1])
  const radius = height * 0.41
  const x = width / 2 - side * width * 0.06
  const isFlat = brief.words.includes('cookie')
  const dough: Paper = foods.includes('chocolate') || foods.includes('date') ? 'cocoa' : 'bran'
  const speck: Paper = dough === 'cocoa' ? 'bran' : 'cocoa'
  const bite = radius * (isFlat ? 0.26 : 0.235)
  const spots: Point[] = [
    [0, 0],
    ...[0, 60, 120, 180, 240, 300].map(
      (angle): Point => [
        Math.cos((angle * Math.PI) / 180) * radius * 0.53,
        Math.sin((angle * Math.PI) / 180) * radius * 0.53,
      ],
    ),
  ]
  const opened = 1 + random.below(6)
  const bites = spots.map(([dx, dy], index) =>
    place(
      dx,
      dy,
      { turn: random.between(0, 360) },
      cut(dough, scissors.disc(0, 0, bite)),
      index === opened
        ? lay(speck === 'bran' ? 'bran' : 'oat', scissors.disc(0, 0, bite * 0.78)) +
            lay(
              'poppy',
              ...[0, 72, 144, 216, 288].map((angle) => scissors.leaf(0, 0, bite * 0.5, bite * 0.2, angle)),
            )
        : lay(
            speck,
            ...Array.from({ length: 7 }, () =>
              scissors.disc(random.between(-0.6, 0.6) * bite, random.between(-0.6, 0.6) * bite, 3.4, 2.2),
            ),
          ),
    ),
  )
  const first = foods[0]
  const drawings: Drawing[] = [
    field(brief),
    enteringDisc(
      brief,
      random.pick(['left', 'right', 'top', 'bottom'] as const),
      height * random.between(0.6, 0.82),
      random.between(0.3, 0.7),
    ),
    place(x, height / 2, { turn: random.between(0, 60) }, plate(hand, radius, wareFor(brief)), ...bites),
    ...(first
      ? [
          spill(hand, first, x + side * (radius + (width / 2 - radius) * 0.55), height * 0.26, 46),
          spill(hand, foods[1] ?? first, x - side * (radius + (width / 2 - radius) * 0.5), height * 0.78, 40),
        ]
      : []),
  ]
  return {
    drawings,
    alt: `${isFlat ? 'Cookies' : 'Round bites'} made with ${nameFoods(foods, 2)} on a plate`,
  }
}

/** A pan from above, its handle leaving the picture. */
export const panAbove: Scene = (brief) => {
  const { hand, width, height, foods, words } = brief
  const { scissors, random } = hand
  const side = random.pick([-1, 1])
  const radius = height * 0.4
  const x = width / 2 - side * width * 0.08
  const y = height * 0.5
  const filling: Paper =
    words.includes('egg') || foods.includes('egg') || foods.includes('friedegg') ? 'butter' : 'oat'
  const inside = radius * 0.86
  const handlePaper: Paper = hasPoppy(foods) ? 'cocoa' : 'poppy'
  const pieces = [...foods.slice(0, 4), ...foods.slice(0, 3)].slice(0, 6).map((name, index) => {
    const angle = index * 60 + random.between(-12, 12)
    const food = foodOf(name === 'egg' ? 'friedegg' : name)
    const at: Point = [
      Math.cos((angle * Math.PI) / 180) * inside * 0.54,
      Math.sin((angle * Math.PI) / 180) * inside * 0.54,
    ]
    const scale =
      food.habit === 'scatter' ? inside / 150 : food.habit === 'leaves' ? inside / 190 : inside / 140
    const drawing =
      food.habit === 'scatter'
        ? points('-18,-8 12,-18 4,12 22,10 -12,20')
            .map(([dx, dy]) => place(dx, dy, { turn: random.between(0, 360) }, food.piece(hand)))
            .join('')
        : food.piece(hand)
    return place(at[0], at[1], { scale, turn: random.between(-30, 30) }, drawing)
  })
  const middle = foodOf(
    foods.includes('egg') || words.includes('egg') ? 'friedegg' : (foods[0] ?? 'friedegg'),
  )
  const drawings: Drawing[] = [
    field(brief),
    enteringDisc(
      brief,
      random.pick(['left', 'right', 'top', 'bottom'] as const),
      height * random.between(0.62, 0.82),
      random.between(0.3, 0.7),
    ),
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
      lay(filling, scissors.disc(0, 0, inside * 0.93)),
      ...pieces,
      middle.habit === 'scatter' || middle.habit === 'leaves'
        ? place(0, 0, { scale: inside / 120 }, mint(hand))
        : place(0, 0, { scale: inside / 120 }, middle.piece(hand)),
    ),
    sideDish(
      brief,
      side > 0 ? (x - radius) / 2 : (width + x + radius) / 2,
      height * random.pick([0.22, 0.78]),
      44,
    ),
  ]
  return { drawings, alt: `A pan of ${nameFoods(foods)} seen from above` }
}

/** A baking tray from above, the foods in rows. */
export const trayAbove: Scene = (brief) => {
  const { hand, width, height, foods, setting } = brief
  const { scissors, random } = hand
  const side = random.pick([-1, 1])
  const w = Math.min(width * 0.66, height * 1.02)
  const h = height * 0.72
  const x = width / 2 - side * width * 0.08
  const rim: Paper = setting.field === 'pine' ? 'sea' : 'pine'
  const rows = Math.min(3, Math.max(2, foods.length))
  const cells: Drawing[] = []
  for (let row = 0; row < rows; row += 1) {
    const name = foods[row % foods.length] ?? 'carrot'
    const food = foodOf(name)
    const perRow =
      name === 'salmon' || name === 'chicken' || name === 'asparagus' || name === 'greenbeans' ? 3 : 5
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
            : Math.min(cell / 92, (w * 0.8) / perRow / (name === 'salmon' ? 118 : 76))
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
  const herbs = Array.from({ length: 4 }, () =>
    place(
      random.between(-0.36, 0.36) * w,
      random.between(-0.34, 0.34) * h,
      { scale: height / 1300 },
      mint(hand),
    ),
  )
  const drawings: Drawing[] = [
    field(brief),
    enteringDisc(
      brief,
      random.pick(['left', 'right'] as const),
      height * random.between(0.62, 0.86),
      random.between(0.25, 0.75),
    ),
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
  return { drawings, alt: `A baking tray with ${nameFoods(foods)} seen from above` }
}

/** Toast on a plate, spread and topped. */
export const toastAbove: Scene = (brief) => {
  const { hand, width, height, foods } = brief
  const { scissors, random } = hand
  const side = random.pick([-1, 1])
  const radius = height * 0.42
  const x = width / 2 - side * width * 0.1
  const toppings = foods.filter((name) => name !== 'bread' && name !== 'avocado')
  const spreadPaper: Paper = foods.includes('avocado')
    ? 'lime'
    : foods.includes('hummus') || foods.includes('chickpea')
      ? 'bran'
      : foods.includes('strawberry') || foods.includes('raspberry')
        ? 'rose'
        : 'butter'
  const toast = (dx: number, turn: number, size: number, shift: number): Drawing => {
    const own = toppings.length > 0 ? toppings : (['egg'] as const)
    const tops: readonly Point[] = points('-0.17,-0.2 0.19,-0.13 -0.13,0.17 0.18,0.2')
    return place(
      dx,
      0,
      { turn },
      cut(
        'cocoa',
        scissors.round([
          [-size * 0.42, size * 0.5],
          [-size * 0.44, 0],
          [-size * 0.54, -size * 0.24],
          [-size * 0.4, -size * 0.48],
          [0, -size * 0.5],
          [size * 0.4, -size * 0.48],
          [size * 0.54, -size * 0.24],
          [size * 0.44, 0],
          [size * 0.42, size * 0.5],
          [0, size * 0.53],
        ]),
      ),
      lay(
        'oat',
        scissors.round([
          [-size * 0.37, size * 0.45],
          [-size * 0.385, 0],
          [-size * 0.48, -size * 0.23],
          [-size * 0.36, -size * 0.42],
          [0, -size * 0.44],
          [size * 0.36, -size * 0.42],
          [size * 0.48, -size * 0.23],
          [size * 0.385, 0],
          [size * 0.37, size * 0.45],
          [0, size * 0.47],
        ]),
      ),
      lay(
        spreadPaper,
        scissors.round([
          [-size * 0.3, size * 0.38],
          [-size * 0.33, 0.02 * size],
          [-size * 0.4, -size * 0.22],
          [-size * 0.26, -size * 0.36],
          [0.05 * size, -size * 0.37],
          [size * 0.31, -size * 0.35],
          [size * 0.39, -size * 0.2],
          [size * 0.31, 0.04 * size],
          [size * 0.32, size * 0.36],
          [0, size * 0.41],
        ]),
      ),
      ...tops.map(([px, py], index) => {
        const name = own[(index + shift) % own.length] ?? 'egg'
        const food = foodOf(name)
        const scale =
          food.habit === 'scatter'
            ? size / 190
            : food.habit === 'leaves'
              ? size / 330
              : size / (name === 'salmon' ? 330 : 235)
        const drawing =
          food.habit === 'scatter'
            ? points('-14,-8 10,-12 0,10 18,8')
                .map(([ax, ay]) => place(ax, ay, { turn: random.between(0, 360) }, food.piece(hand)))
                .join('')
            : food.piece(hand)
        return place(px * size, py * size, { scale, turn: random.between(-26, 26) }, drawing)
      }),
      place(0, 0, { scale: size / 420 }, mint(hand)),
    )
  }
  const two = random.chance(0.55)
  const size = radius * (two ? 0.94 : 1.24)
  const drawings: Drawing[] = [
    field(brief),
    enteringDisc(
      brief,
      random.pick(['left', 'right', 'top', 'bottom'] as const),
      height * random.between(0.62, 0.82),
      random.between(0.3, 0.7),
    ),
    place(
      x,
      height / 2,
      { turn: random.between(-6, 6) },
      plate(hand, radius * (two ? 1.08 : 1.04), two ? WARES.white : wareFor(brief)),
      two
        ? toast(-size * 0.44, -7, size, 0) + toast(size * 0.46, 6, size * 0.98, 1)
        : toast(0, random.between(-9, 9), size, 0),
    ),
    cutlery(brief, side > 0 ? width - (width - x - radius) * 0.42 : (x - radius) * 0.42, ['knife']),
    ...(foods[0]
      ? [
          spill(
            hand,
            toppings[0] ?? 'tomato',
            side > 0 ? (x - radius) * 0.42 : width - (width - x - radius) * 0.42,
            height * random.pick([0.2, 0.82]),
            38,
          ),
        ]
      : []),
  ]
  return { drawings, alt: `Toast topped with ${nameFoods(foods.filter((name) => name !== 'bread'))}` }
}

/** A chopping board from above with a knife and the foods laid out in rows. */
export const boardAbove: Scene = (brief: Brief) => {
  const { hand, width, height, foods, setting } = brief
  const { scissors, random } = hand
  const side = random.pick([-1, 1])
  const w = Math.min(width * 0.6, height * 0.98)
  const h = height * 0.66
  const x = width / 2 - side * width * 0.05
  const board: Paper =
    setting.field === 'oat' || setting.field === 'butter' || setting.field === 'yolk' ? 'cocoa' : 'bran'
  const rows = Math.min(3, foods.length)
  const laid = foods.slice(0, rows).map((name, row) => {
    const food = foodOf(name)
    const cell = (h * 0.86) / rows
    const count = food.habit === 'scatter' ? 9 : food.habit === 'slices' ? 5 : food.habit === 'leaves' ? 5 : 2
    const scale =
      food.habit === 'scatter'
        ? cell / 58
        : food.habit === 'leaves'
          ? cell / 105
          : food.habit === 'slices'
            ? Math.min(cell / 88, w / 470)
            : Math.min(cell / 84, w / 330)
    const step =
      food.habit === 'slices'
        ? 58 * scale
        : food.habit === 'scatter'
          ? 34 * scale
          : food.habit === 'leaves'
            ? 56 * scale
            : 124 * scale
    return Array.from({ length: count }, (_, index) =>
      place(
        (index - (count - 1) / 2) * Math.min(step, (w * 0.8) / count),
        (row + 0.5 - rows / 2) * cell + (food.habit === 'leaves' ? cell * 0.38 : 0) + random.between(-5, 5),
        { scale, turn: food.habit === 'leaves' ? random.between(-14, 34) : random.between(-30, 30) },
        food.piece(hand),
      ),
    ).join('')
  })
  const turn = random.between(-9, 9)
  const drawings: Drawing[] = [
    field(brief),
    enteringDisc(
      brief,
      random.pick(['left', 'right', 'bottom'] as const),
      height * random.between(0.64, 0.86),
      random.between(0.3, 0.7),
    ),
    place(
      x,
      height / 2,
      { turn },
      glue(
        lay(board, scissors.sheet(-w / 2, -h / 2, w, h)),
        lay(
          board,
          scissors.round([
            [side * -w * 0.5 + side * 10, -28],
            [side * -w * 0.6, -24],
            [side * -w * 0.64, 0],
            [side * -w * 0.6, 24],
            [side * -w * 0.5 + side * 10, 28],
          ]),
        ),
      ),
      lay(setting.field, scissors.disc(side * -w * 0.59, 0, 11)),
      ...laid,
    ),
    cutlery(brief, side > 0 ? x + w / 2 + (width - x - w / 2) * 0.5 : (x - w / 2) * 0.5, ['knife']),
  ]
  return {
    drawings,
    alt: `${nameFoods(foods)} cut up on a board`.replace(/^./, (letter) => letter.toUpperCase()),
  }
}
