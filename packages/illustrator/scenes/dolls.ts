import { type Doll, drawDoll } from '../doll/doll.ts'
import { chooseGroup, chooseLead, type Look } from '../doll/looks.ts'
import { isPoseName, type Pose, type PoseName, poseOf } from '../doll/poses.ts'
import { pottedPlant } from '../motifs/greens.ts'
import type { Hand } from '../motifs/hand.ts'
import { ball, bigDumbbell, blocks, openMat, waterBottle } from '../motifs/kit.ts'
import { cloud, hill, trees } from '../motifs/outdoors.ts'
import { cut, type Drawing, lay, place } from '../paper/draw.ts'
import type { Paper } from '../paper/papers.ts'
import { type Brief, field, ground, risingDisc, type Scene } from './scene.ts'

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

/** Draws what is to the left and right of the figure: at most two things. */
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

/** One woman outdoors: hills, trees, the sun. */
export const dollOutdoors: Scene = (brief) => {
  const { hand, width, height, backdrop } = brief
  const { scissors, random } = hand
  const pose = choosePose(brief, ['walk', 'run'])
  const floor = height * 0.86
  const side = random.pick([-1, 1])
  const x = width * (side > 0 ? 0.4 : 0.58)
  const near: Paper = backdrop.ground
  const back: Paper = backdrop.field === 'lime' ? 'leaf' : 'lime'
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

/** Three women together. */
export const dollGroup: Scene = (brief) => {
  const { hand, width, height } = brief
  const { scissors, random } = hand
  const floor = height * 0.9
  const isDance = brief.words.includes('dance') || brief.words.includes('groove')
  const sets: readonly [readonly PoseName[], ...(readonly PoseName[])[]] = isDance
    ? [
        ['dance', 'cheer', 'groove'],
        ['groove', 'dance', 'cheer'],
        ['cheer', 'groove', 'dance'],
      ]
    : [
        ['reach', 'cheer', 'sidebend'],
        ['reach', 'tree', 'sidebend'],
        ['highknee', 'cheer', 'press'],
        ['goblet', 'press', 'cheer'],
      ]
  const names = random.pick(sets)
  const looks = chooseGroup(random, 3, brief.backdrop.ground)
  const order = random.pick([
    [1, 0, 2],
    [1, 0, 2],
    [2, 0, 1],
  ])
  const figures = names.map((name, index) => {
    const look = looks[order[index] ?? 0]
    if (!look) return ''
    const middle = index === 1
    return standDoll(hand, poseOf(name), look, {
      x: width * (0.2 + index * 0.3),
      floor: floor + (middle ? height * 0.035 : 0),
      tall: height * (middle ? 0.8 : 0.72),
      wide: width * 0.36,
      mirror: random.chance(0.5),
    }).drawing
  })
  const confetti = isDance
    ? Array.from({ length: 12 }, (_, index) =>
        place(
          width * ((index + 0.5) / 12) + random.between(-16, 16),
          height * random.between(0.06, 0.3),
          { turn: random.between(0, 360) },
          cut(
            random.pick(['milk', 'poppy', 'fir', 'rose']),
            random.chance(0.5)
              ? scissors.halfDisc(0, 0, 10)
              : scissors.round('-14,3 -4,-5 6,4 14,-3 14,3 6,10 -4,2'),
          ),
        ),
      )
    : []
  const drawings: Drawing[] = [
    field(brief),
    risingDisc(brief, width / 2, floor, Math.min(width * 0.44, height * 0.78)),
    ground(brief, floor - height * 0.06),
    ...confetti,
    ...[figures[0], figures[2], figures[1]].map((figure) => figure ?? ''),
  ]
  return {
    drawings,
    alt: isDance ? 'Three women dancing together' : 'Three women exercising together in front of the sun',
  }
}

/** Chooses one of the brief's poses, else one of these. */
function choosePose({ hand, words }: Brief, otherwise: readonly [PoseName, ...PoseName[]]): Pose {
  const [first, ...more] = words.filter(isPoseName)
  return poseOf(first ? hand.random.pick([first, ...more]) : hand.random.pick(otherwise))
}

interface Stand {
  /** The middle of the figure. */
  x: number
  /** The height of the figure's feet. */
  floor: number
  /** Its maximum size. */
  tall: number
  wide: number
  mirror?: boolean
}

/** Draws a doll as large as the space allows, standing on its feet (or in the air above the floor). */
function standDoll(
  hand: Hand,
  pose: Pose,
  look: Look,
  { x, floor, tall, wide, mirror = false }: Stand,
): { drawing: Drawing; scale: number } {
  const doll: Doll = drawDoll(hand, pose, look)
  const { left, right, top, bottom } = doll.bounds
  const air = pose.air ?? 0
  const scale = Math.min(tall / (bottom - top + air), wide / (right - left))
  const middle = ((left + right) / 2) * (mirror ? -1 : 1)
  return {
    drawing: place(x - middle * scale, floor - (bottom + air) * scale, { scale, mirror }, doll.drawing),
    scale,
  }
}
