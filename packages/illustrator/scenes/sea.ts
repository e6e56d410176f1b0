import { chooseLead } from '../doll/looks.ts'
import { birds, cloud } from '../motifs/outdoors.ts'
import { swimmer } from '../motifs/sport.ts'
import { cut, type Drawing, lay, lift, place } from '../paper/draw.ts'
import type { Paper } from '../paper/papers.ts'
import type { Scene } from './scene.ts'
import { field, risingDisc } from './stage.ts'

/** The sea, the sun on it, a swimmer's ring; with the word `swim` a woman swimming. */
export const sea: Scene = (brief) => {
  const { hand, width, height, backdrop } = brief
  const { scissors, random } = hand
  const side = random.pick([-1, 1])
  const wave = (y: number, size: number, shift: number) =>
    scissors.round([
      [-40, height + 40],
      ...Array.from({ length: 9 }, (_, index): [number, number] => [
        -40 + ((width + 80) / 8) * index,
        y + Math.sin(index * 1.9 + shift) * size,
      ]),
      [width + 40, height + 40],
    ])
  const x = width * (side > 0 ? 0.6 : 0.4)
  const s = height / 450
  const cloudPaper: Paper =
    backdrop.field === 'mist' || backdrop.field === 'sea' || backdrop.field === 'oat' ? 'milk' : 'butter'
  const ring: Drawing = [
    cut('poppy', scissors.disc(0, 0, 84, 34)),
    lay(
      'milk',
      ...[-62, 0, 62].map((dx) =>
        scissors.round([
          [dx - 14, -32 + Math.abs(dx) * 0.2],
          [dx + 14, -32 + Math.abs(dx) * 0.2],
          [dx + 12, 30 - Math.abs(dx) * 0.18],
          [dx - 12, 30 - Math.abs(dx) * 0.18],
        ]),
      ),
    ),
    lay('sea', scissors.disc(0, 0, 44, 15)),
  ].join('')
  const isSwum = brief.words.includes('swim')
  const { skin } = isSwum ? chooseLead(random, backdrop.ground) : { skin: null }
  const drawings: Drawing[] = [
    field(brief),
    risingDisc(brief, x, height * 0.66, height * 0.5),
    lay(
      cloudPaper,
      cloud(hand, width * (side > 0 ? 0.16 : 0.84), height * 0.26, height * 0.26),
      cloud(hand, width * (side > 0 ? 0.84 : 0.14), height * 0.14, height * 0.16),
    ),
    birds(hand, width * (side > 0 ? 0.3 : 0.56), height * 0.2, height * 0.024, 'pine'),
    ...(skin
      ? [place(width * 0.5, height * 0.585, { scale: s * 1.3, mirror: side < 0 }, swimmer(hand, skin))]
      : []),
    lift(backdrop.field === 'sea' ? 'fir' : 'sea', wave(height * 0.62, height * 0.018, 0)),
    skin ? '' : place(width * (side > 0 ? 0.34 : 0.66), height * 0.72, { scale: s * 1.1, turn: -5 }, ring),
    lift('fir', wave(height * 0.78, height * 0.022, 1.4)),
    lift('pine', wave(height * 0.91, height * 0.02, 2.6)),
  ]
  return {
    drawings,
    alt: isSwum
      ? 'Woman in a red cap swimming front crawl in front of the sun'
      : 'The sea in the sun with a red swimming ring on the waves',
  }
}
