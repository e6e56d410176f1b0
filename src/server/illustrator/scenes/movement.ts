import { chooseGroup, chooseLead } from '../doll/looks.ts'
import { type PoseName, poseOf } from '../doll/poses.ts'
import { pottedPlant } from '../motifs/greens.ts'
import type { Hand } from '../motifs/hand.ts'
import {
  ball,
  band,
  bigDumbbell,
  blocks,
  headphones,
  kettlebell,
  openMat,
  rolledMat,
  towel,
  trainer,
  waterBottle,
} from '../motifs/kit.ts'
import { cloud, hill, trees } from '../motifs/outdoors.ts'
import { cut, type Drawing, lay, place } from '../paper/draw.ts'
import type { Paper } from '../paper/papers.ts'
import { choosePose, standDoll } from './figures.ts'
import type { Brief, Scene } from './scene.ts'
import { field, ground, risingDisc } from './stage.ts'

const LONG: ReadonlySet<string> = new Set(['plank', 'downdog', 'balance'])

/** One woman on her mat in front of the sun, a thing or two beside her. */
export const dollOnMat: Scene = (brief) => {
  const { hand, width, height, setting } = brief
  const { random } = hand
  const pose = choosePose(brief, ['sidebend', 'warrior', 'reach', 'press', 'lunge', 'tree'])
  const floor = height * 0.89
  const isLow = brief.words.some((word) => LONG.has(word)) || pose.label.includes('plank')
  const x = width * random.pick([0.42, 0.5, 0.58])
  const matPaper: Paper =
    setting.ground === 'pine' || setting.ground === 'night'
      ? 'rose'
      : setting.disc === 'rose'
        ? 'butter'
        : 'rose'
  const { drawing } = standDoll(hand, pose, chooseLead(random), {
    x,
    floor: floor - 1,
    tall: height * (isLow ? 0.7 : 0.8),
    wide: width * 0.56,
    mirror: random.chance(0.4),
  })
  const isOnMat = pose.holds === undefined && pose.air === undefined
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

/** What stands to the left and right of her: never more than two things. */
function besides(brief: Brief, x: number, floor: number, isLifting: boolean): Drawing[] {
  const { hand, width, height, setting } = brief
  const { random } = hand
  const scale = height / 520
  const dark = setting.ground === 'pine' || setting.ground === 'night'
  const pot: Paper = setting.field === 'blush' ? 'milk' : 'butter'
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
  const { hand, width, height, setting } = brief
  const { scissors, random } = hand
  const pose = choosePose(brief, ['walk', 'run'])
  const floor = height * 0.86
  const side = random.pick([-1, 1])
  const x = width * (side > 0 ? 0.4 : 0.58)
  const near: Paper = setting.ground
  const back: Paper = setting.field === 'lime' ? 'leaf' : setting.field === 'leaf' ? 'lime' : 'lime'
  const middle: Paper = back === 'leaf' ? 'fir' : 'leaf'
  const sky: Paper =
    setting.field === 'mist' || setting.field === 'sea'
      ? 'milk'
      : setting.disc === 'butter'
        ? 'milk'
        : 'butter'
  const { drawing } = standDoll(hand, pose, chooseLead(random), {
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
    alt: `Woman ${pose.label} through green hills${near === 'night' ? ' in the evening' : ''}`,
  }
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
  const looks = chooseGroup(random, 3)
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

/** The things themselves, ready on the floor. */
export const kitStill: Scene = (brief) => {
  const { hand, width, height, words, setting } = brief
  const { random } = hand
  const floor = height * 0.86
  const scale = height / 430
  const dark = setting.ground === 'pine' || setting.ground === 'night'
  const isYoga = words.includes('yoga')
  const hero: { wide: number; draw: () => Drawing; name: string } =
    isYoga || (!words.includes('strength') && random.chance(0.4))
      ? random.pick([
          { wide: 210, name: 'An exercise ball', draw: () => ball(hand, 100, 'poppy', 'rose') },
          { wide: 250, name: 'A rolled yoga mat', draw: () => rolledMat(hand, 'poppy', 'rose', 'rust') },
        ])
      : random.pick([
          {
            wide: 170,
            name: 'A kettlebell',
            draw: () => place(0, 0, { scale: 1.5 }, kettlebell(hand, 'poppy')),
          },
          {
            wide: 220,
            name: 'A pair of dumbbells',
            draw: () =>
              place(-16, -6, {}, bigDumbbell(hand, 'poppy')) + place(34, 26, {}, bigDumbbell(hand, 'poppy')),
          },
        ])
  const others = random.shuffle([
    { wide: 70, draw: () => waterBottle(hand, 'mist', 'sea', dark ? 'milk' : 'pine') },
    { wide: 124, draw: () => towel(hand) },
    { wide: 130, draw: () => pottedPlant(hand, 'milk', 190) },
    { wide: 124, draw: () => blocks(hand, 'butter', setting.field === 'rose' ? 'sea' : 'rose') },
    ...(hero.name === 'A rolled yoga mat'
      ? []
      : [
          {
            wide: 250,
            draw: () =>
              place(
                20,
                0,
                { scale: 0.9 },
                rolledMat(hand, dark ? 'rose' : 'sea', dark ? 'blush' : 'mist', dark ? 'milk' : 'pine'),
              ),
          },
        ]),
    { wide: 130, draw: () => band(hand, 'yolk') },
  ])
  const row: { wide: number; draw: () => Drawing }[] = [hero]
  let used = hero.wide * scale
  for (const thing of others) {
    if (row.length === 4 || used + thing.wide * scale > width - 150) continue
    used += thing.wide * scale
    if (row.length % 2 === 0) row.push(thing)
    else row.unshift(thing)
  }
  const gap = (width - 130 - used) / Math.max(1, row.length - 1)
  const step = Math.min(60, gap)
  let at = (width - used - step * (row.length - 1)) / 2
  const heroAt = { x: width / 2 }
  const drawn = row.map((thing) => {
    const x = at + (thing.wide * scale) / 2
    if (thing === hero) heroAt.x = x
    at += thing.wide * scale + step
    return place(
      x,
      floor + height * (thing === hero ? 0.05 : random.between(0.02, 0.06)),
      { scale },
      thing.draw(),
    )
  })
  const drawings: Drawing[] = [
    field(brief),
    risingDisc(brief, heroAt.x, floor, Math.min(width * 0.4, height * 0.74)),
    ground(brief, floor - height * 0.05),
    ...drawn,
  ]
  return { drawings, alt: `${hero.name} and other things for training, ready on the floor` }
}

/** A pair of trainers, large. */
export const trainers: Scene = (brief) => {
  const { hand, width, height } = brief
  const { random } = hand
  const floor = height * 0.84
  const x = width * random.pick([0.45, 0.52])
  const scale = height / 235
  const drawings: Drawing[] = [
    field(brief),
    risingDisc(brief, x, floor, Math.min(width * 0.42, height * 0.78)),
    ground(brief, floor - height * 0.06),
    place(
      x - width * 0.03,
      floor - height * 0.02,
      { scale: scale * 0.94, turn: -5 },
      trainer(hand, 'rust', 'milk', 'poppy'),
    ),
    place(x + width * 0.05, floor + height * 0.07, { scale }, trainer(hand, 'poppy', 'milk', 'rust')),
    place(
      x + width * 0.36,
      floor + height * 0.04,
      { scale: height / 420 },
      waterBottle(hand, 'mist', 'sea', 'milk'),
    ),
  ]
  return { drawings, alt: 'A pair of red trainers in front of the sun' }
}

/** Headphones around the sun, and the beat below them. */
export const music: Scene = (brief) => {
  const { hand, width, height, setting } = brief
  const { scissors, random } = hand
  const x = width * random.pick([0.42, 0.5, 0.58])
  const bars = 22
  const paper: Paper = setting.disc === 'butter' || setting.disc === 'mist' ? 'fir' : 'milk'
  const beat = Array.from({ length: bars }, (_, index) => {
    const at = (width / bars) * (index + 0.5)
    const near = 1 - Math.min(1, Math.abs(at - x) / (width * 0.6))
    return scissors.sheet(
      at - 8,
      height * (0.95 - random.between(0.03, 0.1) - near * random.between(0.04, 0.2)),
      16,
      height * 0.6,
    )
  })
  const sun: Paper = setting.disc === 'yolk' || setting.field === 'yolk' ? 'milk' : 'yolk'
  const drawings: Drawing[] = [
    field(brief),
    risingDisc(brief, x, height + 4, Math.min(width * 0.5, height * 0.94)),
    lay(paper, ...beat.filter((_, index) => index % 2 === 0)),
    lay(
      setting.field === 'rose' || setting.field === 'blush' ? 'pine' : 'rose',
      ...beat.filter((_, index) => index % 2 === 1),
    ),
    place(
      x,
      height * 0.48,
      { scale: height / 330 },
      lay(sun, scissors.disc(0, 26, 60)),
      lay('butter', scissors.halfDisc(0, 26, 60, 180)),
      headphones(hand),
    ),
  ]
  return { drawings, alt: 'Headphones around a sun, with the beat of a song below' }
}
