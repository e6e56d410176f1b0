import { type FoodName, foodOf, garnishOf } from '../motifs/foods.ts'
import type { Hand } from '../motifs/hand.ts'
import { cut, type Drawing, lay, lift, line, place } from '../paper/draw.ts'
import type { Paper } from '../paper/papers.ts'
import { type Point, points } from '../paper/scissors.ts'
import { paperOfWord } from '../reading/colours.ts'
import type { Brief } from '../scenes/scene.ts'

/** The parts of served dishes: the paper of a mass, its texture, the pieces on it, the vessels. */

/** Draws a dish around the origin; `r` is its extent, in units of the drawing. */
export type Form = (brief: Brief, r: number) => Drawing

/** Separator in a picture's words: the foods after it only accompany the dish, and colour nothing. */
export const WITH = 'with'

/** Scales an outline drawn for a dish of radius 100. */
export function outline(r: number, text: string): Point[] {
  return points(text).map(([x, y]): Point => [(x * r) / 100, (y * r) / 100])
}

/** The colour a food gives to something white: beetroot makes hummus pink. */
const PALE: Partial<Record<Paper, Paper>> = {
  rust: 'rose',
  poppy: 'rose',
  fir: 'lime',
  leaf: 'lime',
  ink: 'rose',
  milk: 'milk',
}

/** Returns the foods a dish is made of, by its title; not those that accompany it. */
export function foodsWithin({ foods, words }: Pick<Brief, 'foods' | 'words'>): readonly FoodName[] {
  const at = words.indexOf(WITH)
  return at < 0 ? foods : foods.filter((food) => words.indexOf(food) < at)
}

export interface Colouring {
  isPale?: boolean
  own?: readonly FoodName[]
  by?: readonly FoodName[] | undefined
  /** True for reduced sauces: they have the food's own colour, not the one it gives a soup. */
  isDeep?: boolean
}

export interface Mass {
  paper: Paper
  /** The food that determined the colour. */
  by: FoodName | undefined
}

/**
 * Returns the paper of a dish's mass: of the first food that colours it, of a colour its title names, or its own. That
 * food is marked as shown.
 *
 * @param isPale true for a white mass, such as yoghurt or ice cream
 * @param own foods the dish always contains: they colour nothing
 * @param by the only foods that colour it; by default any
 */
export function massOf(
  { hand, foods, words }: Brief,
  paper: Paper,
  { isPale = false, own = [], by, isDeep = false }: Colouring = {},
): Mass {
  const said = paperOfWord(words)
  if (said) return { paper: isPale ? (PALE[said] ?? said) : said, by: undefined }
  for (const name of foodsWithin({ foods, words })) {
    const food = foodOf(name)
    const blended = isDeep && !UNCOLOURED.has(food.paper) ? food.paper : food.blended
    if (!blended || own.includes(name) || (by && !by.includes(name))) continue
    if (isPale && UNCOLOURED.has(blended)) continue
    hand.shown.add(name)
    // Coconut milk makes a sauce pale, not white.
    const given: Paper = !isPale && blended === 'milk' ? 'butter' : blended
    return { paper: isPale ? (PALE[given] ?? given) : given, by: name }
  }
  return { paper, by: undefined }
}

/** Papers that do not change the colour of something white. */
const UNCOLOURED: ReadonlySet<Paper> = new Set(['milk', 'oat'])

/** Returns a paper for lines and specks on another: similar, but not the same. */
export function shadeOf(paper: Paper): Paper {
  return SHADES[paper] ?? 'bran'
}

const SHADES: Partial<Record<Paper, Paper>> = {
  milk: 'oat',
  oat: 'milk',
  butter: 'yolk',
  yolk: 'butter',
  rose: 'blush',
  blush: 'rose',
  lime: 'leaf',
  leaf: 'lime',
  poppy: 'rust',
  rust: 'poppy',
  cocoa: 'umber',
  bran: 'oat',
  amber: 'honey',
  fir: 'leaf',
  ink: 'sea',
}

/** Draws a piece of a food, with a radius of about `size`. */
export function pieceOf(hand: Hand, name: FoodName, x: number, y: number, size: number): Drawing {
  const { habit, piece } = foodOf(name)
  const turn = hand.random.between(-34, 34)
  if (habit === 'leaves') {
    return place(x, y, { turn }, place(0, size * 0.9, { scale: size / 52 }, piece(hand)))
  }
  const scale = habit === 'scatter' ? size / 26 : size / 44
  if (habit !== 'scatter') return place(x, y, { scale, turn }, piece(hand))
  const spots: readonly Point[] = [
    [-13, -9],
    [12, -13],
    [1, 9],
  ]
  return place(
    x,
    y,
    { scale, turn },
    ...spots.map(([dx, dy]) => place(dx, dy, { turn: hand.random.between(0, 360) }, piece(hand))),
  )
}

/** Returns places all over a disc, evenly distributed but irregular, the first nearest to the middle. */
export function spots({ random }: Hand, count: number, reach: number, flat = 1): Point[] {
  const start = random.between(0, 6)
  return Array.from({ length: count }, (_, index): Point => {
    const angle = start + index * 2.4
    const r = reach * Math.sqrt((index + 0.45) / count) * random.between(0.92, 1.04)
    return [Math.cos(angle) * r, Math.sin(angle) * r * flat]
  })
}

/** Returns the foods that can lie on a mass: distinguishable from its paper, and not the dish itself. */
export function toppingsOf(brief: Brief, { paper, by }: Mass, own: readonly FoodName[] = []): FoodName[] {
  const { foods } = brief
  const herb = garnishOf(foods)
  const within = foodsWithin(brief)
  // Hummus with chickpeas has some on top.
  const isItself = (name: FoodName) => own.includes(name) && within.includes(name)
  const others = foods.filter((name) => name !== herb && name !== by && !isItself(name))
  const seen = others.filter((name) => foodOf(name).paper !== paper || RIMMED.has(foodOf(name).habit))
  return seen.length > 0 || by === undefined ? seen : [by]
}

/** Habits that stay distinguishable on a mass of the same paper, by their rim or shadow. */
const RIMMED: ReadonlySet<string> = new Set(['slices', 'piece'])

/** Draws pieces of these foods strewn over a disc of radius `reach`. */
export function strewn(
  hand: Hand,
  names: readonly FoodName[],
  { count, reach, size, flat = 1 }: { count: number; reach: number; size: number; flat?: number },
): Drawing {
  if (names.length === 0) return ''
  const drawn = spots(hand, count, reach, flat).map(([x, y], index) => {
    const name = names[index % names.length]
    return name ? pieceOf(hand, name, x, y, size) : ''
  })
  return drawn.toReversed().join('')
}

/** Draws the herb a title names, on top of a dish. */
export function herbOn({ hand, foods }: Brief, x: number, y: number, size: number): Drawing {
  const herb = garnishOf(foods)
  return herb ? place(x, y, { scale: size / 44 }, foodOf(herb).piece(hand)) : ''
}

export function specks(hand: Hand, paper: Paper, count: number, reach: number, size: number): Drawing {
  const { random, scissors } = hand
  return lay(
    paper,
    ...spots(hand, count, reach).map(([x, y]) =>
      scissors.disc(x, y, size * random.between(0.7, 1.3), size * random.between(0.6, 1)),
    ),
  )
}

/** Draws a baked top of crumbs: `papers` from the bottom up. */
export function crumbTop(
  hand: Hand,
  papers: readonly [Paper, Paper, Paper],
  at: readonly Point[],
  size: number,
): Drawing {
  const { random, scissors } = hand
  const crumb = ([x, y]: Point) => {
    const r = size * random.between(0.7, 1.25)
    return scissors.round([
      [x, y - r],
      [x + r * 0.9, y - r * 0.3],
      [x + r * 0.7, y + r * 0.8],
      [x - r * 0.5, y + r],
      [x - r, y],
    ])
  }
  const parts: string[][] = [[], [], []]
  for (const point of at) parts[random.below(3)]?.push(crumb(point))
  return papers.map((paper, index) => cut(paper, ...(parts[index] ?? []))).join('')
}

/** Draws the spiral left by a spoon in something soft. */
export function swirl(paper: Paper, reach: number, width: number): Drawing {
  const spiral = Array.from({ length: 18 }, (_, index): Point => {
    const angle = index * 0.52
    const r = reach * (1 - index / 24)
    return [Math.cos(angle) * r, Math.sin(angle) * r]
  })
  return line(paper, width, spiral)
}

/** Returns a rectangle with rounded corners around the origin. */
export function slab({ scissors }: Hand, half: number, tall: number, corner: number): string {
  return scissors.round([
    [-half, -tall + corner],
    [-half + corner * 0.3, -tall + corner * 0.3],
    [-half + corner, -tall],
    [0, -tall],
    [half - corner, -tall],
    [half - corner * 0.3, -tall + corner * 0.3],
    [half, -tall + corner],
    [half, 0],
    [half, tall - corner],
    [half - corner * 0.3, tall - corner * 0.3],
    [half - corner, tall],
    [0, tall],
    [-half + corner, tall],
    [-half + corner * 0.3, tall - corner * 0.3],
    [-half, tall - corner],
    [-half, 0],
  ])
}

/** Draws an oven dish from above with its two handles: the inside extends to `half` and `tall`. */
export function ovenDish(hand: Hand, half: number, tall: number, paper: Paper, inside: Paper): Drawing {
  const { scissors } = hand
  const rim = half * 0.07
  return [
    lift(
      paper,
      scissors.round([
        [-half - rim, -tall * 0.34],
        [-half - rim * 3, -tall * 0.28],
        [-half - rim * 3, tall * 0.28],
        [-half - rim, tall * 0.34],
      ]),
      scissors.round([
        [half + rim, -tall * 0.34],
        [half + rim * 3, -tall * 0.28],
        [half + rim * 3, tall * 0.28],
        [half + rim, tall * 0.34],
      ]),
    ),
    lift(paper, slab(hand, half + rim, tall + rim, half * 0.16)),
    lay(inside, slab(hand, half, tall, half * 0.13)),
  ].join('')
}

/** Returns places all over a rectangle, in irregular rows. */
export function gridSpots({ random }: Hand, half: number, tall: number, step: number): Point[] {
  const columns = Math.max(1, Math.round((half * 2) / step))
  const rows = Math.max(1, Math.round((tall * 2) / step))
  const off = () => random.between(-0.22, 0.22) * step
  return Array.from(
    { length: columns * rows },
    (_, index): Point => [
      ((index % columns) + 0.5 - columns / 2) * ((half * 2) / columns) + off(),
      (Math.floor(index / columns) + 0.5 - rows / 2) * ((tall * 2) / rows) + off(),
    ],
  )
}
