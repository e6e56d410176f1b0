import type { FoodName } from '../motifs/foods.ts'
import { cut, type Drawing, lay, lift, line, place } from '../paper/draw.ts'
import type { Paper } from '../paper/papers.ts'
import type { Point } from '../paper/scissors.ts'
import { points } from '../paper/scissors.ts'
import type { Brief } from '../scenes/scene.ts'
import { type Form, herbOn, massOf, outline, pieceOf, shadeOf, specks, toppingsOf } from './parts.ts'
import { crown } from './standing.ts'

/** Dishes served in a glass, a jar or a cone. */

interface Glass {
  /** From the foot up, where no food colours them. */
  layers: readonly Paper[]
  isPale?: boolean
  own?: readonly FoodName[]
  /** A stemmed glass, a tumbler or a lidded jar. */
  kind: 'coupe' | 'tumbler' | 'jar'
}

/** A pudding in a glass, or a preserve in its jar, layered from the foot up. */
export const glass =
  ({ layers, isPale = false, own = [], kind }: Glass): Form =>
  (brief, r) => {
    const { hand, backdrop } = brief
    const { scissors } = hand
    const first = layers[0] ?? 'milk'
    const mass = massOf(brief, first, { isPale, own, isDeep: kind === 'jar' })
    for (const name of own) if (brief.foods.includes(name)) hand.shown.add(name)
    const tops = toppingsOf(brief, mass, own)
    const pane: Paper = backdrop.field === 'mist' || backdrop.disc === 'milk' ? 'milk' : 'mist'
    if (kind === 'jar') return preserve(brief, r, mass.paper, tops, pane)
    const half = r * (kind === 'coupe' ? 0.74 : 0.62)
    const foot = kind === 'coupe' ? r * 0.62 : r * 0.05
    const tall = r * (kind === 'coupe' ? 1.02 : 1.42)
    const widthAt = (share: number) =>
      half * (kind === 'coupe' ? Math.sqrt(Math.max(0.04, share)) : 0.78 + share * 0.22)
    const band = (from: number, to: number, inset: number): Point[] => {
      const steps = [0, 0.25, 0.5, 0.75, 1].map((part) => from + (to - from) * part)
      return [
        ...steps.map((share): Point => [widthAt(share) - inset, -foot - share * tall]),
        ...steps.toReversed().map((share): Point => [-widthAt(share) + inset, -foot - share * tall]),
      ]
    }
    const share = 0.88 / layers.length
    return [
      kind === 'coupe'
        ? cut(pane, scissors.corners(points('-0.07,-0.7 0.07,-0.7 0.09,-0.06 0.42,0 -0.42,0 -0.09,-0.06', r)))
        : '',
      lift(pane, scissors.corners(band(0, 1, 0))),
      ...layers.map((paper, at) =>
        lay(
          at % 2 === 0 ? mass.paper : paper,
          scissors.corners(band(0.04 + at * share, 0.05 + (at + 1) * share, r * 0.05)),
        ),
      ),
      layers.length === 1
        ? line(shadeOf(mass.paper), r * 0.05, [
            [-half * 0.5, -foot - tall * 0.7],
            [0, -foot - tall * 0.6],
            [half * 0.5, -foot - tall * 0.72],
          ])
        : '',
      crown(brief, tops.slice(0, 2), half * 0.5, -foot - tall * 0.92, r * 0.22),
      herbOn(brief, half * 0.2, -foot - tall * 1.16, r * 0.2),
    ].join('')
  }

function preserve(
  { hand, backdrop }: Brief,
  r: number,
  paper: Paper,
  tops: readonly FoodName[],
  pane: Paper,
): Drawing {
  const { scissors } = hand
  const half = r * 0.66
  const tall = r * 1.34
  const lid: Paper = paper === 'poppy' || paper === 'rust' || backdrop.field === 'rose' ? 'pine' : 'poppy'
  const [first] = tops
  return [
    lift(
      pane,
      scissors.round(
        outline(r, '-52.8,-134 52.8,-134 66,-112.6 66,-13.4 55.4,0 -55.4,0 -66,-13.4 -66,-112.6'),
      ),
    ),
    lay(
      paper,
      scissors.round(outline(r, '-56.8,-109.9 56.8,-112.6 59.4,-13.4 50.2,-6.7 -50.2,-6.7 -59.4,-13.4')),
    ),
    place(0, -tall * 0.42, {}, specks(hand, shadeOf(paper), 14, half * 0.78, r * 0.05)),
    cut('milk', scissors.sheet(-half * 0.62, -tall * 0.62, half * 1.24, tall * 0.38)),
    first
      ? pieceOf(hand, first, 0, -tall * 0.43, r * 0.19)
      : lay('poppy', scissors.halfDisc(0, -tall * 0.36, r * 0.17)),
    cut(lid, scissors.sheet(-half * 0.86, -tall * 1.16, half * 1.72, tall * 0.2)),
    lay(shadeOf(lid), scissors.sheet(-half * 0.86, -tall * 1.02, half * 1.72, tall * 0.05)),
  ].join('')
}

/** Frozen scoops in a cone or a bowl. */
export const scoops =
  ({ paper, inCone }: { paper: Paper; inCone: boolean }): Form =>
  (brief, r) => {
    const { hand } = brief
    const { scissors } = hand
    const isDark = brief.foods[0] === 'chocolate'
    const mass = massOf(brief, paper, { isPale: !isDark })
    const tops = toppingsOf(brief, mass)
    const scoop = (x: number, y: number, size: number, of: Paper) =>
      cut(
        of,
        scissors.disc(x, y, size),
        ...[-0.8, -0.4, 0, 0.4, 0.8].map((share) =>
          scissors.disc(x + share * size, y + size * 0.62, size * 0.27),
        ),
      ) + lay(shadeOf(of), scissors.leaf(x - size * 0.6, y - size * 0.1, size * 0.7, size * 0.2, 48))
    if (inCone)
      return [
        cut('amber', scissors.corners(outline(r, '-44,-102 44,-102 2,6 -2,6'))),
        line(
          'umber',
          r * 0.03,
          outline(r, '-30,-98 16,-30'),
          outline(r, '30,-98 -16,-30'),
          outline(r, '0,-98 26,-62'),
          outline(r, '0,-98 -26,-62'),
        ),
        scoop(0, -r * 1.28, r * 0.48, mass.paper),
        crown(brief, tops.slice(0, 1), 0, -r * 1.6, r * 0.26, 1),
        herbOn(brief, r * 0.1, -r * 1.72, r * 0.18),
      ].join('')
    return [
      scoop(-r * 0.4, -r * 1.06, r * 0.42, mass.paper),
      scoop(r * 0.4, -r * 1.04, r * 0.42, mass.paper),
      scoop(0, -r * 1.4, r * 0.42, mass.paper),
      crown(brief, tops.slice(0, 2), r * 0.4, -r * 1.56, r * 0.18, 3),
      herbOn(brief, r * 0.16, -r * 1.84, r * 0.18),
      lift('sea', scissors.round(outline(r, '-90,-94 90,-94 78,-50 36,-22 -36,-22 -78,-50'))),
      lay('mist', scissors.sheet(-r * 0.84, -r * 0.82, r * 1.68, r * 0.12)),
      cut('sea', scissors.corners(outline(r, '-12,-26 12,-26 40,0 -40,0'))),
    ].join('')
  }

/** Three ice lollies on sticks. */
export const lollies: Form = (brief, r) => {
  const { hand } = brief
  const { scissors } = hand
  const mass = massOf(brief, 'rose', { isPale: true })
  const tops = toppingsOf(brief, mass)
  return [-0.86, 0, 0.86]
    .map((share, index) =>
      place(
        share * r,
        index === 1 ? -r * 0.06 : 0,
        { turn: share * 9 },
        cut('bran', scissors.sheet(-r * 0.07, -r * 0.5, r * 0.14, r * 0.5)),
        lift(
          mass.paper,
          scissors.round(outline(r, '-34,-44 -35,-110 -26,-146 0,-156 26,-146 35,-110 34,-44 0,-40')),
        ),
        lay(shadeOf(mass.paper), scissors.sheet(-r * 0.18, -r * 1.26, r * 0.08, r * 0.66)),
        crown(brief, tops.slice(0, 1), 0, -r * 0.66, r * 0.18, 1),
      ),
    )
    .join('')
}
