import { plate } from '../motifs/dishes.ts'
import { type Drawing, place } from '../paper/draw.ts'
import { wareFor } from './plate-above.ts'
import type { Scene } from './scene.ts'
import { enteringDiscFrom, field } from './stage.ts'
import { cutlery, napkinAt } from './table-top.ts'

/** A laid table from above, the plate still empty. */
export const tableAbove: Scene = (brief) => {
  const { hand, width, height } = brief
  const { random } = hand
  const side = random.pick([-1, 1])
  const radius = height * 0.4
  const x = width / 2 + side * width * 0.02
  const drawings: Drawing[] = [
    field(brief),
    enteringDiscFrom(['left', 'right', 'bottom', 'top'], brief, [0.62, 0.8]),
    napkinAt(brief, (x - radius) / 2),
    cutlery(brief, (x - radius) / 2, ['fork']),
    place(x, height / 2, { turn: random.between(-8, 8) }, plate(hand, radius, wareFor(brief))),
    cutlery(brief, (width + x + radius) / 2, ['knife']),
  ]
  return { drawings, alt: 'A laid table seen from above, its plate still empty' }
}
