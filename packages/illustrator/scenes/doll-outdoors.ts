import { chooseLead } from '../doll/looks.ts'
import { type Pose, poseOf } from '../doll/poses.ts'
import { cloud, hill, trees } from '../motifs/outdoors.ts'
import { cut, type Drawing, lay, place } from '../paper/draw.ts'
import type { Paper } from '../paper/papers.ts'
import { choosePose, standDoll } from './figures.ts'
import type { Brief, Scene } from './scene.ts'
import { field, ground, risingDisc } from './stage.ts'

/** One woman outdoors: hills, trees, the sun. */
export const dollOutdoors: Scene = (brief) => {
  const { hand, width, height, backdrop } = brief
  const { scissors, random } = hand
  const pose = choosePose(brief, ['walk', 'run'])
  const floor = height * 0.86
  const side = random.pick([-1, 1])
  const x = width * (side > 0 ? 0.4 : 0.58)
  const near: Paper = backdrop.ground
  const back: Paper = backdrop.field === 'lime' ? 'leaf' : backdrop.field === 'leaf' ? 'lime' : 'lime'
  const middle: Paper = back === 'leaf' ? 'fir' : 'leaf'
  const sky: Paper =
    backdrop.field === 'mist' || backdrop.field === 'sea'
      ? 'milk'
      : backdrop.disc === 'butter'
        ? 'milk'
        : 'butter'
  const { drawing } = standDoll(hand, pose, chooseLead(random, backdrop.ground), {
    x,
    floor,
    tall: height * 0.72,
    wide: width * 0.42,
    mirror: side < 0,
  })
  const drawings: Drawing[] = [
    field(brief),
    risingDisc(brief, x + side * width * 0.2, height * 0.72, height * 0.52),
    lay(
      sky,
      cloud(hand, width * (side > 0 ? 0.14 : 0.8), height * 0.24, height * 0.2),
      cloud(hand, width * (side > 0 ? 0.86 : 0.24), height * 0.15, height * 0.15),
    ),
    lay(back, hill(hand, width, width * (side > 0 ? 0.16 : 0.84), height * 0.66, width * 0.5, height)),
    lay(middle, hill(hand, width, width * (side > 0 ? 0.84 : 0.16), height * 0.58, width * 0.52, height)),
    place(
      width * (side > 0 ? 0.84 : 0.16),
      height * 0.66,
      { scale: height / 480 },
      trees(hand, middle === 'fir' ? 'pine' : 'fir'),
    ),
    ground(brief, floor - height * 0.05),
    cut('oat', pathAlong(brief, floor + height * 0.008)),
    drawing,
    place(
      width * (side > 0 ? 0.1 : 0.92),
      floor + height * 0.05,
      { scale: height / 520 },
      cut(
        'leaf',
        scissors.leaf(0, 0, 58, 20, -26),
        scissors.leaf(0, 0, 70, 20, 4),
        scissors.leaf(0, 0, 48, 18, 34),
      ),
    ),
  ]
  return {
    drawings,
    alt: `Woman ${pose.label} ${isOnHerWay(pose) ? 'through' : 'among'} green hills${near === 'night' ? ' in the evening' : ''}`,
  }
}

function isOnHerWay(pose: Pose): boolean {
  return pose === poseOf('walk') || pose === poseOf('run') || pose === poseOf('ride')
}

function pathAlong({ hand, width, height }: Brief, y: number): string {
  return hand.scissors.round([
    [-30, y],
    [width * 0.3, y - 5],
    [width * 0.65, y + 3],
    [width + 30, y - 3],
    [width + 30, y + height * 0.05],
    [width * 0.6, y + height * 0.058],
    [width * 0.3, y + height * 0.042],
    [-30, y + height * 0.055],
  ])
}
