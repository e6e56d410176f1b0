import { pottedPlant } from '../motifs/greens.ts'
import { ball, band, bigDumbbell, blocks, kettlebell, rolledMat, towel, waterBottle } from '../motifs/kit.ts'
import { capAndGoggles, helmet, ropeCoil } from '../motifs/sport.ts'
import { type Drawing, place } from '../paper/draw.ts'
import type { Brief, Scene } from './scene.ts'
import { field, ground, risingDisc } from './stage.ts'

/** The things themselves, ready on the floor. */
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
  /** Of one sport: no mat and no blocks beside it. */
  isSport?: true
  name: string
  draw: () => Drawing
}

/** What the text is about, else something of its kind. */
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
