import { bowlFromAbove, plate, WARES } from '../motifs/dishes.ts'
import type { FoodName } from '../motifs/foods.ts'
import { cut, type Drawing, glue, lay, lift, line, place } from '../paper/draw.ts'
import type { Paper } from '../paper/papers.ts'
import { type Point, points } from '../paper/scissors.ts'
import { wareFor } from '../scenes/plates-above.ts'
import type { Brief } from '../scenes/scene.ts'
import {
  crumbTop,
  type Form,
  gridSpots,
  herbOn,
  type Mass,
  massOf,
  shadeOf,
  specks,
  strewn,
  swirl,
  toppingsOf,
} from './parts.ts'

/** Dishes seen from above that fill a bowl, a pan or a plate. */

type Vessel = 'bowl' | 'plate' | 'pan' | 'pot'
type Texture = 'swirl' | 'ripple' | 'grains' | 'strands' | 'flakes' | 'chunks' | 'crumbs' | 'none'

interface Filling {
  vessel?: Vessel
  paper: Paper
  isPale?: boolean
  /** Foods the dish always contains: they neither colour it nor lie on it. */
  own?: readonly FoodName[]
  /** The only foods that colour it; by default any. */
  by?: readonly FoodName[]
  texture?: Texture
  /** Number of pieces on it, and their size in shares of the dish. */
  count?: number
  size?: number
  /** Colours of unnamed pieces the dish always contains. */
  flecks?: readonly Paper[]
}

/** A mass that fills its vessel, and the foods on it. */
export const filled =
  ({
    vessel = 'bowl',
    paper,
    isPale = false,
    own = [],
    by,
    texture = 'none',
    count = 9,
    size = 0.17,
    flecks = [],
  }: Filling): Form =>
  (brief, r) => {
    const { hand } = brief
    const mass = massOf(brief, paper, { isPale, own, by })
    for (const name of own) if (brief.foods.includes(name)) hand.shown.add(name)
    const inner = r * INNER[vessel]
    const tops = toppingsOf(brief, mass, own)
      .slice(0, 4)
      .map((name): FoodName => (vessel === 'pan' && name === 'egg' ? 'friedegg' : name))
    return [
      vesselOf(brief, vessel, r, mass),
      massDrawing(brief, mass, vessel, inner),
      textureOf(brief, texture, mass, inner),
      // Unnamed content is drawn as lumps of the same colours.
      tops.length === 0 && LUMPY.has(texture)
        ? specks(hand, shadeOf(mass.paper), 11, inner * 0.8, inner * 0.08) +
          specks(hand, mass.paper === 'bran' ? 'oat' : 'bran', 7, inner * 0.7, inner * 0.06)
        : '',
      ...flecks.map((fleck) => specks(hand, fleck, 9, inner * 0.82, inner * 0.035)),
      strewn(hand, tops, {
        count: tops.length === 1 ? count - 1 : count,
        reach: inner * 0.72,
        size: r * size,
      }),
      herbOn(brief, inner * 0.04, -inner * 0.04, r * 0.15),
    ].join('')
  }

const LUMPY: ReadonlySet<Texture> = new Set(['ripple', 'grains'])

const INNER: Record<Vessel, number> = { bowl: 0.82, plate: 0.66, pan: 0.85, pot: 0.84 }

export function vesselOf(brief: Brief, vessel: Vessel, r: number, { paper }: Mass): Drawing {
  const { hand, backdrop } = brief
  const { scissors } = hand
  const ware =
    paper === 'milk' || paper === 'oat' ? (backdrop.field === 'sea' ? WARES.dark : WARES.sea) : wareFor(brief)
  if (vessel === 'bowl') return bowlFromAbove(hand, r, ware)
  if (vessel === 'plate') return plate(hand, r, ware)
  const side = hand.random.pick([-1, 1])
  const iron: Paper = backdrop.field === 'pine' ? 'sea' : 'pine'
  const handles =
    vessel === 'pan'
      ? glue(
          lay('pine', scissors.sheet(r * 0.9, -r * 0.06, r * 0.4, r * 0.12)),
          lay('cocoa', scissors.round(points('1.22,-0.085 2.6,-0.1 2.6,0.1 1.22,0.085', r))),
        )
      : [-1, 1].map((end) => lift(iron, scissors.disc(end * r * 1.02, 0, r * 0.15, r * 0.2))).join('')
  return [
    place(0, 0, { turn: side > 0 ? -14 : 194 }, handles),
    lift(iron, scissors.disc(0, 0, r)),
    lay('night', scissors.disc(0, 0, r * 0.87)),
  ].join('')
}

function massDrawing({ hand }: Brief, { paper }: Mass, vessel: Vessel, inner: number): Drawing {
  const { scissors, random } = hand
  if (vessel !== 'plate') return lay(paper, scissors.disc(0, 0, inner))
  const edge = Array.from({ length: 12 }, (_, at): Point => {
    const reach = inner * random.between(0.92, 1.06)
    return [Math.cos(at * 0.524) * reach, Math.sin(at * 0.524) * reach]
  })
  return cut(paper, scissors.round(edge))
}

function textureOf({ hand }: Brief, texture: Texture, { paper }: Mass, inner: number): Drawing {
  const shade = shadeOf(paper)
  switch (texture) {
    case 'swirl':
      return swirl(shade, inner * 0.78, inner * 0.07)
    case 'ripple':
      return (
        line(shade, inner * 0.03, arcOf(inner * 0.82, 0.3, 2.3)) +
        line(shade, inner * 0.03, arcOf(inner * 0.66, 3.5, 5.2))
      )
    case 'grains':
      return specks(hand, shade, 46, inner * 0.93, inner * 0.026)
    case 'flakes':
      return (
        specks(hand, shade, 30, inner * 0.9, inner * 0.045) +
        specks(hand, 'bran', 14, inner * 0.88, inner * 0.04)
      )
    case 'chunks':
      return specks(hand, shade, 16, inner * 0.88, inner * 0.07)
    case 'crumbs':
      return crumbTop(
        hand,
        ['umber', 'amber', 'butter'],
        gridSpots(hand, inner, inner, inner * 0.15).filter(([x, y]) => Math.hypot(x, y) < inner * 0.93),
        inner * 0.1,
      )
    case 'strands':
      return strands(hand, paper, inner)
    case 'none':
      return ''
  }
}

function arcOf(r: number, from: number, to: number): Point[] {
  return Array.from({ length: 9 }, (_, at): Point => {
    const angle = from + ((to - from) * at) / 8
    return [Math.cos(angle) * r, Math.sin(angle) * r]
  })
}

/** Draws noodles: overlapping loops. */
function strands({ random }: Brief['hand'], paper: Paper, inner: number): Drawing {
  const shade = shadeOf(paper)
  const loops = Array.from({ length: 34 }, (_, at) => {
    const [dx, dy] = [random.between(-0.5, 0.5) * inner, random.between(-0.5, 0.5) * inner]
    const reach = inner * random.between(0.2, 0.52)
    const from = random.between(0, 6.2)
    const loop = arcOf(reach, from, from + random.between(2.6, 5)).map(([x, y]): Point => {
      const point: Point = [x + dx, y + dy]
      const far = Math.hypot(point[0], point[1]) / (inner * 0.92)
      return far > 1 ? [point[0] / far, point[1] / far] : point
    })
    return line(at % 3 === 2 ? 'amber' : at % 3 === 1 ? shade : paper, inner * 0.045, loop)
  })
  return loops.join('')
}
