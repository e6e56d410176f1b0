import { pottedPlant } from '../motifs/greens.ts'
import { bigDumbbell, towel, trainer, waterBottle } from '../motifs/kit.ts'
import { type Drawing, place } from '../paper/draw.ts'
import type { Brief, Scene } from './scene.ts'
import { field, ground, risingDisc } from './stage.ts'

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

/** Two shoes, one behind the other, toes to the right. */
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
