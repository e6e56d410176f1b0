import { pottedPlant } from '../motifs/greens.ts'
import {
  ball,
  band,
  bigDumbbell,
  blocks,
  capAndGoggles,
  helmet,
  kettlebell,
  rolledMat,
  ropeCoil,
  towel,
  trainer,
  waterBottle,
} from '../motifs/kit.ts'
import { type Drawing, place } from '../paper/draw.ts'
import { type Brief, field, ground, risingDisc, type Scene } from './scene.ts'

/** Equipment ready on the floor. */
export const kitStill: Scene = (brief) => {
  const { hand, width, height, backdrop } = brief
  const { random } = hand
  const floor = height * 0.86
  const scale = height / 430
  const dark = backdrop.ground === 'pine' || backdrop.ground === 'night'
  const hero = chooseHero(brief)
  const others = random.shuffle([
    { wide: 70, draw: () => waterBottle(hand, 'mist', 'sea', dark ? 'milk' : 'pine') },
    { wide: 124, draw: () => towel(hand) },
    { wide: 130, draw: () => pottedPlant(hand, 'milk', 190) },
    ...(hero.isSport
      ? []
      : [{ wide: 124, draw: () => blocks(hand, 'butter', backdrop.field === 'rose' ? 'sea' : 'rose') }]),
    ...(hero.name === 'A rolled yoga mat' || hero.isSport
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
    ...(hero.isSport ? [] : [{ wide: 130, draw: () => band(hand, 'yolk') }]),
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

interface Hero {
  wide: number
  /** Equipment of one sport: no mat and no blocks beside it. */
  isSport?: true
  name: string
  draw: () => Drawing
}

/** Chooses the equipment the text names, else another of its kind. */
function chooseHero({ hand, words }: Brief): Hero {
  const { random } = hand
  const kettle: Hero = {
    wide: 170,
    name: 'A kettlebell',
    draw: () => place(0, 0, { scale: 1.5 }, kettlebell(hand, 'poppy')),
  }
  const dumbbells: Hero = {
    wide: 220,
    name: 'A pair of dumbbells',
    draw: () =>
      place(-16, -6, {}, bigDumbbell(hand, 'poppy')) + place(34, 26, {}, bigDumbbell(hand, 'poppy')),
  }
  if (words.includes('kettlebell')) return kettle
  if (words.includes('dumbbell')) return dumbbells
  const sport = SPORTS.find(({ word }) => words.includes(word))
  if (sport)
    return {
      wide: 230,
      isSport: true,
      name: sport.name,
      draw: () => place(0, 0, { scale: 1.2 }, sport.motif(hand)),
    }
  const soft: readonly [Hero, Hero] = [
    { wide: 210, name: 'An exercise ball', draw: () => ball(hand, 100, 'poppy', 'rose') },
    { wide: 250, name: 'A rolled yoga mat', draw: () => rolledMat(hand, 'poppy', 'rose', 'rust') },
  ]
  if (words.includes('yoga')) return soft[1]
  return random.pick(words.includes('strength') ? [kettle, dumbbells] : [kettle, dumbbells, ...soft])
}

const SPORTS = [
  { word: 'swim', name: 'A swimming cap with goggles', motif: capAndGoggles },
  { word: 'bicycle', name: 'A bicycle helmet', motif: helmet },
  { word: 'rope', name: 'A skipping rope', motif: ropeCoil },
] as const

export const trainers: Scene = (brief) => {
  const { hand, width, height } = brief
  const { random } = hand
  const floor = height * 0.84
  const mirror = random.chance(0.5)
  const x = width * 0.46
  const beside = random.pick([
    () => waterBottle(hand, 'mist', 'sea', 'milk'),
    () => pottedPlant(hand, 'milk', 190),
    () => towel(hand),
    () => bigDumbbell(hand, 'sea'),
  ])
  const scale = height / 235
  const drawings: Drawing[] = [
    field(brief),
    risingDisc(brief, mirror ? width - x : x, floor, Math.min(width * 0.42, height * 0.78)),
    ground(brief, floor - height * 0.06),
    place(mirror ? width : 0, 0, { mirror }, pair(brief, x, floor, scale)),
    place(mirror ? width * 0.13 : width * 0.87, floor + height * 0.05, { scale: height / 400 }, beside()),
  ]
  return { drawings, alt: 'A pair of red trainers in front of the sun' }
}

/** Draws two shoes, one behind the other, toes to the right. */
function pair({ hand, width, height }: Brief, x: number, floor: number, scale: number): Drawing {
  const back = place(
    x - width * 0.03,
    floor - height * 0.02,
    { scale: scale * 0.94, turn: -5 },
    trainer(hand, 'rust', 'milk', 'poppy'),
  )
  return (
    back + place(x + width * 0.05, floor + height * 0.07, { scale }, trainer(hand, 'poppy', 'milk', 'rust'))
  )
}
