import { chooseLead } from '../doll/looks.ts'
import { pottedPlant } from '../motifs/greens.ts'
import type { Hand } from '../motifs/hand.ts'
import { ball, bigDumbbell, blocks, openMat, waterBottle } from '../motifs/kit.ts'
import { type Drawing, place } from '../paper/draw.ts'
import type { Paper } from '../paper/papers.ts'
import { choosePose, standDoll } from './figures.ts'
import type { Brief, Scene } from './scene.ts'
import { field, ground, risingDisc } from './stage.ts'

const LONG: ReadonlySet<string> = new Set(['plank', 'pushup', 'downdog', 'balance'])

/** One figure on a mat in front of the sun, with a thing or two beside it. */
export const dollOnMat: Scene = (brief) => {
  const { hand, width, height, backdrop } = brief
  const { random } = hand
  const pose = choosePose(brief, ['sidebend', 'warrior', 'reach', 'press', 'lunge', 'tree'])
  const floor = height * 0.89
  const isLow = brief.words.some((word) => LONG.has(word)) || pose.label.includes('plank')
  const x = width * random.pick([0.42, 0.5, 0.58])
  const matPaper: Paper =
    backdrop.ground === 'pine' || backdrop.ground === 'night'
      ? 'rose'
      : backdrop.disc === 'rose'
        ? 'butter'
        : 'rose'
  const { drawing } = standDoll(hand, pose, chooseLead(random, backdrop.ground), {
    x,
    floor: floor - 1,
    tall: height * (isLow ? 0.7 : 0.8),
    wide: width * 0.56,
    mirror: random.chance(0.4),
  })
  const isOnMat = pose.holds === undefined && pose.air === undefined && pose.rides === undefined
  const drawings: Drawing[] = [
    field(brief),
    risingDisc(
      brief,
      x + width * random.pick([-0.08, 0, 0.1]),
      floor - 2,
      Math.min(width * 0.4, height * 0.72),
    ),
    ground(brief, floor - height * 0.035),
    ...(isOnMat ? [place(x, floor, {}, openMat(hand, width * 0.62, matPaper))] : []),
    drawing,
    ...besides(brief, x, floor + height * 0.045, pose.holds !== undefined),
  ]
  return { drawings, alt: `Woman ${pose.label} in front of a rising sun` }
}

/** What stands to the left and right of the figure: never more than two things. */
function besides(brief: Brief, x: number, floor: number, isLifting: boolean): Drawing[] {
  const { hand, width, height, backdrop } = brief
  const { random } = hand
  const scale = height / 520
  const dark = backdrop.ground === 'pine' || backdrop.ground === 'night'
  const pot: Paper = backdrop.field === 'blush' ? 'milk' : 'butter'
  const things: ((hand: Hand) => Drawing)[] = random.shuffle(
    isLifting
      ? [
          (h: Hand) => waterBottle(h, 'mist', 'sea', 'milk'),
          (h: Hand) => bigDumbbell(h, dark ? 'sea' : 'pine'),
          (h: Hand) => pottedPlant(h, pot, 190),
        ]
      : [
          (h: Hand) => pottedPlant(h, pot, 200),
          (h: Hand) => blocks(h, 'butter', 'rose'),
          (h: Hand) => waterBottle(h, 'mist', 'sea', 'milk'),
          (h: Hand) => ball(h, 52, 'sea', 'mist'),
        ],
  )
  const [first, second] = things
  const near = random.pick([-1, 1])
  const far = x + near * width * 0.4
  return [
    ...(first && far > 70 && far < width - 70
      ? [place(far, floor, { scale: scale * 1.05 }, first(hand))]
      : []),
    ...(second
      ? [
          place(
            x - near * width * 0.4 < 70 ? 70 : Math.min(width - 70, x - near * width * 0.4),
            floor,
            { scale },
            second(hand),
          ),
        ]
      : []),
  ]
}
