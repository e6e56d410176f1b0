import { foodOf } from '../motifs/foods.ts'
import { cut, type Drawing, glue, lay, lift, line, place } from '../paper/draw.ts'
import type { Paper } from '../paper/papers.ts'
import { points, toRadians } from '../paper/scissors.ts'
import type { Brief } from '../scenes/scene.ts'
import { massOf, pieceOf, shadeOf, specks, strewn, toppingsOf } from './parts.ts'

/** One piece of a dish on a plate: radius about 40, in the colours its title names. */
export type Shape = (brief: Brief, index: number) => Drawing

/** A pan-fried patty of something mashed or minced. */
export const patty: Shape = (brief) => {
  const { hand } = brief
  const { scissors } = hand
  const inside = massOf(brief, 'butter')
  return [
    cut('amber', scissors.disc(0, 0, 39, 36)),
    lay('honey', scissors.disc(-1, -2, 31, 28)),
    specks(hand, inside.paper === 'honey' ? 'fir' : inside.paper, 6, 24, 4.2),
    specks(hand, 'umber', 7, 30, 2.4),
  ].join('')
}

export const ball =
  (paper: Paper): Shape =>
  ({ hand }) =>
    cut(paper, hand.scissors.disc(0, 0, 30)) +
    specks(hand, shadeOf(paper), 7, 22, 2.6) +
    lay('oat', hand.scissors.leaf(-17, 0, 20, 6, 40))

/** A crescent with a folded edge. */
export const dumpling: Shape = ({ hand }) =>
  cut('oat', hand.scissors.round('-46,12 -40,-12 -18,-30 6,-33 30,-24 46,0 48,14 30,22 8,14 -10,14 -30,22')) +
  line('bran', 2.6, '-30,-8 -20,2', '-16,-20 -8,-6', '2,-24 6,-8', '20,-20 20,-6', '34,-8 30,4')

/** A long crisp roll. */
export const roll =
  (paper: Paper = 'amber'): Shape =>
  (brief) => {
    const { hand } = brief
    const filling = massOf(brief, 'butter')
    return [
      cut(paper, hand.scissors.round('-52,-12 -46,-18 0,-19 46,-18 54,-8 54,8 46,18 0,19 -46,18 -52,12')),
      lay(filling.paper, hand.scissors.disc(48, 0, 7, 13)),
      line(
        paper === 'amber' ? 'umber' : shadeOf(paper),
        2.6,
        '-34,-14 -20,14',
        '-6,-16 8,16',
        '20,-15 32,12',
      ),
    ].join('')
  }

/** A fried parcel with three corners. */
export const triangle: Shape = ({ hand }) =>
  cut('amber', hand.scissors.round('0,-38 8,-32 40,22 36,30 -36,30 -40,22 -8,-32')) +
  line('umber', 2.6, '-24,20 -6,-14', '24,20 6,-14', '-22,22 22,22')

/** Half a pepper, courgette or similar as a boat with its filling. */
export const boat: Shape = (brief) => {
  const { hand } = brief
  const { scissors } = hand
  const [shell] = brief.foods
  const paper = shell ? (foodOf(shell).blended ?? foodOf(shell).paper) : 'leaf'
  if (shell) hand.shown.add(shell)
  const filling = brief.foods.slice(1)
  return [
    lay('fir', scissors.round('-58,-6 -44,-10 -40,8 -54,6')),
    cut(paper, scissors.round('-46,0 -36,-26 -8,-33 24,-29 48,-8 48,10 24,30 -8,34 -36,27')),
    lay('amber', scissors.round('-36,0 -28,-18 -6,-24 20,-21 38,-6 38,7 20,22 -6,25 -28,19')),
    filling.length > 0
      ? strewn(hand, filling, { count: 6, reach: 22, size: 9 })
      : specks(hand, 'butter', 12, 25, 4),
  ].join('')
}

/** A baked potato, cut open, with its filling. */
export const jacket: Shape = (brief) => {
  const { hand, foods } = brief
  const { scissors } = hand
  const sweet = foods.includes('sweetpotato')
  if (foods.includes('potato')) hand.shown.add('potato')
  if (sweet) hand.shown.add('sweetpotato')
  const filling = foods.filter((name) => name !== 'potato' && name !== 'sweetpotato')
  return [
    cut('amber', scissors.round('-54,2 -46,-24 -14,-36 22,-34 48,-20 56,2 46,24 16,36 -18,36 -46,24')),
    lay(sweet ? 'yolk' : 'butter', scissors.round('-40,0 -22,-12 0,-16 24,-11 42,0 24,14 0,18 -22,13')),
    line(sweet ? 'butter' : 'milk', 3, '-22,0 -8,-4', '2,6 20,2'),
    filling.length > 0
      ? strewn(hand, filling, { count: 5, reach: 21, size: 14 })
      : lay('yolk', scissors.sheet(-9, -9, 18, 17)),
  ].join('')
}

/** One wedge or chip of a root vegetable. */
export const wedge =
  (skin: Paper, flesh: Paper): Shape =>
  ({ hand, foods }) => {
    const [root] = foods
    if (root === 'potato' || root === 'sweetpotato') hand.shown.add(root)
    const [edge, inside]: [Paper, Paper] =
      root === 'sweetpotato' ? ['rust', 'yolk'] : root && ROOTS[root] ? ROOTS[root] : [skin, flesh]
    if (root && ROOTS[root]) hand.shown.add(root)
    return (
      cut(edge, hand.scissors.round('-44,8 -24,-8 0,-13 24,-8 44,8 22,14 0,16 -22,14')) +
      lay(inside, hand.scissors.round('-38,6 -20,-5 0,-9 20,-5 38,6 20,6 0,4 -20,6'))
    )
  }

const ROOTS: Partial<Record<string, [Paper, Paper]>> = {
  carrot: ['rust', 'poppy'],
  courgette: ['leaf', 'butter'],
  halloumi: ['bran', 'milk'],
  polenta: ['amber', 'yolk'],
}

/** A slice of a sushi roll from above. */
export const maki: Shape = ({ hand, foods }, index) => {
  const fillings = foods.filter((name) => name !== 'rice')
  const name = fillings[index % Math.max(1, fillings.length)]
  hand.shown.add('rice')
  return [
    cut('pine', hand.scissors.disc(0, 0, 34)),
    lay('milk', hand.scissors.disc(0, 0, 29)),
    specks(hand, 'oat', 9, 25, 3),
    name ? lay(foodOf(name).paper, hand.scissors.disc(0, 0, 13)) : lay('rose', hand.scissors.disc(0, 0, 12)),
    ...(name ? [noteShown(hand.shown, name)] : []),
  ].join('')
}

function noteShown<Name>(shown: Set<Name>, name: Name): '' {
  shown.add(name)
  return ''
}

/** A folded flatbread with its filling visible. */
export const taco: Shape = (brief) => {
  const { hand, foods } = brief
  const { scissors } = hand
  const filling = foods.filter((name) => !BREADS.has(name))
  return [
    cut('amber', scissors.halfDisc(0, 22, 48)),
    ...[-30, -10, 10, 30].map((x, index) => {
      const name = filling[index % Math.max(1, filling.length)]
      const y = -22 + Math.abs(x) * 0.5
      return name ? pieceOf(hand, name, x, y, 19) : lay('rust', scissors.disc(x, y + 10, 13))
    }),
    cut('butter', scissors.halfDisc(3, 34, 47)),
    specks(hand, 'amber', 5, 14, 3),
  ].join('')
}

const BREADS: ReadonlySet<string> = new Set(['bread', 'flatbread', 'tortilla', 'pitta'])

/** Half of a filled wrap, its cut face to the front. */
export const wrapHalf: Shape = (brief) => {
  const { hand, foods } = brief
  const { scissors } = hand
  const filling = foods.filter((name) => !BREADS.has(name)).slice(0, 4)
  const faces = filling.length > 0 ? filling : []
  return [
    cut('oat', scissors.round('-34,-20 0,-28 34,-20 38,30 30,62 0,68 -30,62 -38,30')),
    line('bran', 3, '-24,30 -14,58', '6,26 10,60', '26,24 24,40'),
    cut('butter', scissors.disc(0, -20, 37, 25)),
    lay('milk', scissors.disc(0, -20, 31, 20)),
    faces.length > 0
      ? place(0, -20, {}, strewn(hand, faces, { count: 6, reach: 21, size: 11, flat: 0.6 }))
      : place(0, -20, {}, specks(hand, 'bran', 8, 18, 5)),
  ].join('')
}

/** A skewer: pieces on a stick. */
export const skewer: Shape = ({ hand, foods }) => {
  const { scissors } = hand
  const names = foods.filter((name) => foodOf(name).habit !== 'spread')
  return (
    cut('bran', scissors.sheet(-70, -3, 140, 6)) +
    [-42, -14, 14, 42]
      .map((x, index) => {
        const name = names[index % Math.max(1, names.length)]
        if (name && index % 2 === 1 && names.length > 1) return pieceOf(hand, name, x, 0, 17)
        if (name) hand.shown.add(name)
        return place(
          x,
          0,
          { turn: hand.random.between(-12, 12) },
          cut(name ? cubePaper(foodOf(name).paper) : 'amber', scissors.sheet(-12, -15, 23, 30)),
          line('umber', 2.6, '-8,-8 8,-10', '-8,4 8,2'),
        )
      })
      .join('')
  )
}

function cubePaper(paper: Paper): Paper {
  return paper === 'bran' ? 'amber' : paper
}

/** A waffle with its grid. */
export const waffle: Shape = ({ hand }) => {
  const { scissors } = hand
  const holes = [-24, -8, 8, 24].flatMap((y) =>
    [-24, -8, 8, 24].map((x) => scissors.sheet(x - 6, y - 6, 12, 12)),
  )
  return (
    cut('amber', scissors.round('-40,-38 0,-41 40,-38 42,0 40,38 0,41 -40,38 -42,0')) + lay('umber', ...holes)
  )
}

/** A thin pancake folded in four. */
export const crepe: Shape = ({ hand }) =>
  glue(
    lay('amber', hand.scissors.round('-6,-46 44,10 46,20 30,34 0,42 -40,34 -34,10')),
    lay('butter', hand.scissors.round('-6,-38 34,10 24,24 0,32 -30,26 -26,6')),
    lay(
      'amber',
      hand.scissors.disc(4, 4, 5, 3),
      hand.scissors.disc(-10, 14, 4, 3),
      hand.scissors.disc(8, 20, 4, 3),
    ),
  )

/** A cake in its paper case, from above. */
export const muffin: Shape = (brief) => {
  const { hand } = brief
  const { scissors } = hand
  const dough = doughOf(brief)
  const pleats = Array.from({ length: 14 }, (_, at) => {
    const a = toRadians(at * (360 / 14))
    return scissors.disc(Math.cos(a) * 38, Math.sin(a) * 38, 7)
  })
  return [
    cut('milk', scissors.disc(0, 0, 40), ...pleats),
    lay(dough, scissors.disc(0, 0, 34)),
    lay(dough === 'cocoa' ? 'umber' : 'honey', scissors.disc(-3, -4, 24)),
    ...topsOf(brief, 5, 20, 9),
  ].join('')
}

/** A thick round of dough, split, with a floury top. */
export const scone: Shape = (brief) => {
  const { scissors } = brief.hand
  return [
    cut('amber', scissors.disc(0, 0, 39, 37)),
    lay('honey', scissors.disc(-1, -2, 33, 31)),
    specks(brief.hand, 'oat', 9, 26, 2.6),
    ...topsOf(brief, 4, 20, 8),
  ].join('')
}

/** A thin slice of a root or leaf, baked crisp. */
export const crisp: Shape = ({ hand, foods }, index) => {
  const name = foods[index % Math.max(1, foods.length)]
  if (name) return pieceOf(hand, name, 0, 0, 34)
  const { scissors } = hand
  return (
    cut('amber', scissors.round('-38,-6 -18,-26 12,-30 36,-14 40,10 16,28 -14,30 -36,16')) +
    lay('butter', scissors.round('-30,-4 -14,-19 10,-22 28,-10 31,8 13,20 -11,22 -28,12'))
  )
}

/** A flat biscuit with its ingredients. */
export const cookie: Shape = (brief) => {
  const { hand } = brief
  const { scissors } = hand
  const dough = doughOf(brief)
  return [
    cut(dough, scissors.disc(0, 0, 40)),
    lay(dough === 'cocoa' ? 'umber' : 'honey', scissors.disc(-2, -2, 33)),
    specks(hand, dough === 'cocoa' ? 'cocoa' : 'amber', 7, 30, 2.6),
    ...topsOf(brief, 6, 25, 9),
  ].join('')
}

/** A thin crisp square with holes and seeds. */
export const cracker: Shape = (brief) => {
  const { hand } = brief
  const { scissors } = hand
  return [
    cut('amber', scissors.corners('-34,-32 34,-34 36,32 -35,34')),
    lay('honey', scissors.corners('-28,-26 28,-28 30,26 -29,28')),
    lay('umber', ...points('-14,-12 14,-12 0,2 -14,16 14,16').map(([x, y]) => scissors.disc(x, y, 2.6))),
    ...topsOf(brief, 3, 22, 7),
  ].join('')
}

/** A bread roll with a cross cut into it. */
export const bun: Shape = (brief) => {
  const { hand } = brief
  const { scissors } = hand
  return [
    cut('amber', scissors.disc(0, 0, 40, 38)),
    lay('honey', scissors.disc(-3, -5, 29, 26)),
    line('umber', 3, '-18,-4 18,0', '0,-20 2,18'),
    ...topsOf(brief, 4, 26, 7),
  ].join('')
}

/** A bun rolled up with its filling. */
export const coil: Shape = (brief) => {
  const { hand } = brief
  const filling = massOf(brief, 'umber')
  const spiral = Array.from({ length: 24 }, (_, at): [number, number] => {
    const r = 31 * (1 - at / 27)
    return [Math.cos(at * 0.62) * r, Math.sin(at * 0.62) * r]
  })
  return (
    cut('amber', hand.scissors.disc(0, 0, 40)) +
    lay('honey', hand.scissors.disc(0, 0, 36)) +
    line(filling.paper === 'amber' ? 'umber' : filling.paper, 5.5, spiral)
  )
}

/** A small pillow of pasta with its pinched edge. */
export const pillow: Shape = (brief) => {
  const { hand } = brief
  const { scissors } = hand
  const filling = massOf(brief, 'yolk')
  return [
    cut(
      'butter',
      scissors.corners(
        '-34,-32 -22,-36 -11,-32 0,-36 11,-32 22,-36 34,-32 36,0 34,32 22,36 11,32 0,36 -11,32 -22,36 -34,32 -36,0',
      ),
    ),
    cut('yolk', scissors.disc(0, 0, 21, 20)),
    lay(filling.paper === 'yolk' ? 'butter' : filling.paper, scissors.leaf(-12, 2, 24, 9, 78)),
  ].join('')
}

/** Returns the colour of a dough: dark where the title names chocolate. */
export function doughOf({ hand, foods }: Brief): Paper {
  if (!foods.includes('chocolate') || hand.shown.size > 40) return 'amber'
  hand.shown.add('chocolate')
  return foods.length > 1 ? 'cocoa' : 'amber'
}

/** Draws ingredients protruding from a dough. */
function topsOf(brief: Brief, count: number, reach: number, size: number): Drawing[] {
  const tops = toppingsOf(brief, { paper: 'amber', by: undefined }, ['oats', 'bread'])
  return [strewn(brief.hand, tops.slice(0, 2), { count, reach, size })]
}

/** A whole roast bird, its legs to the front: 60 to its edge. */
export const bird: Shape = ({ hand }) => {
  const { scissors } = hand
  const leg = (side: -1 | 1) =>
    place(
      side * 30,
      20,
      { turn: side * -30 },
      cut('oat', scissors.round('-5,26 5,26 6,46 12,52 7,60 0,56 -7,60 -12,52 -6,46')),
      lift('umber', scissors.round('0,-34 20,-24 25,0 14,24 7,35 -7,35 -14,24 -25,0 -20,-24')),
      lay('amber', scissors.round('0,-29 16,-20 20,0 11,20 5,30 -5,30 -11,20 -20,0 -16,-20')),
      lay('honey', scissors.leaf(side * 7, 10, 28, 9, side * 8)),
    )
  const wing = (side: -1 | 1) =>
    cut(
      'umber',
      scissors.round([
        [side * 44, -30],
        [side * 60, -14],
        [side * 66, 6],
        [side * 58, 16],
        [side * 50, 4],
        [side * 42, -4],
      ]),
    )
  return [
    wing(-1),
    wing(1),
    lift(
      'umber',
      scissors.round('0,-60 26,-56 46,-36 53,-6 48,24 28,42 0,46 -28,42 -48,24 -53,-6 -46,-36 -26,-56'),
    ),
    lay(
      'amber',
      scissors.round('0,-55 23,-51 41,-33 48,-6 43,20 25,36 0,40 -25,36 -43,20 -48,-6 -41,-33 -23,-51'),
    ),
    lay('honey', scissors.leaf(-20, 0, 42, 16, 10), scissors.leaf(14, -14, 30, 10, 6)),
    line('umber', 3, '0,-50 1,-22 0,4'),
    leg(-1),
    leg(1),
  ].join('')
}
