import { brothSurface } from '../motifs/broth.ts'
import { bowlFromSide, steam, WARES, type Ware } from '../motifs/dishes.ts'
import { mound } from '../motifs/mound.ts'
import { standing, widthOf } from '../motifs/standing.ts'
import { type Drawing, place } from '../paper/draw.ts'
import { nameFoods, withFoods } from './alt-text.ts'
import type { Brief, Scene } from './scene.ts'
import { field, ground, risingDisc } from './stage.ts'
import { hasPoppy } from './table-top.ts'

/** A heaped bowl from the side in front of the sun, with two of its foods standing by. */
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

/** A dark bowl would vanish on a dark ground. */
function lighten(ware: Ware): Ware {
  return ware.rim === 'pine' ? { rim: 'milk', band: 'mist', inside: 'milk' } : ware
}

/**
 * One or two foods standing beside a dish, never cut by an edge.
 *
 * @param size how large at most, and how much of the room beside the dish they take
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
