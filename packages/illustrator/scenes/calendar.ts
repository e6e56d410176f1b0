import { pottedPlant } from '../motifs/greens.ts'
import { clock } from '../motifs/home.ts'
import { cut, type Drawing, lay, lift, place } from '../paper/draw.ts'
import type { Scene } from './scene.ts'
import { field, ground, risingDisc } from './stage.ts'

/** A wall calendar with half-discs for the days kept, a clock beside it. */
export const calendar: Scene = (brief) => {
  const { hand, width, height, backdrop } = brief
  const { scissors, random } = hand
  const side = random.pick([-1, 1])
  const w = height * 0.84
  const h = height * 0.66
  const x = width / 2 - side * width * 0.1
  const y = height * 0.12
  const floor = height * 0.86
  const kept = 3 + random.below(3)
  const days = Array.from({ length: 21 }, (_, index) => {
    const at = {
      x: x - w / 2 + w * (0.12 + (index % 7) * 0.127),
      y: y + h * (0.4 + Math.floor(index / 7) * 0.22),
    }
    const isMarked = (index * 5 + kept) % 3 !== 0 && index < 16
    return lay(
      isMarked ? (index === 15 || index === 14 ? 'poppy' : 'yolk') : 'oat',
      scissors.halfDisc(at.x, at.y + 10, w * 0.042),
    )
  })
  const drawings: Drawing[] = [
    field(brief),
    risingDisc(brief, x + side * width * 0.16, floor, Math.min(width * 0.42, height * 0.8)),
    place(
      0,
      0,
      {},
      lift('milk', scissors.sheet(x - w / 2, y, w, h)),
      lay(
        backdrop.field === 'rose' || backdrop.field === 'blush' ? 'sea' : 'rose',
        scissors.sheet(x - w / 2, y, w, h * 0.2),
      ),
      cut('pine', scissors.sheet(x - w * 0.3, y - 14, 12, 34), scissors.sheet(x + w * 0.28, y - 14, 12, 34)),
      ...days,
    ),
    ground(brief, floor - height * 0.02),
    place(
      width / 2 + side * width * 0.3,
      floor + height * 0.06,
      { scale: height / 300 },
      clock(hand, 'poppy'),
    ),
    place(
      x - side * w * 0.5,
      floor + height * 0.06,
      { scale: height / 460 },
      pottedPlant(hand, 'butter', 170),
    ),
  ]
  return { drawings, alt: 'A calendar with a half-disc for every day kept, a red clock beside it' }
}
