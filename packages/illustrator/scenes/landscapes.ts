import { chooseLead } from '../doll/looks.ts'
import { leafSpray } from '../motifs/greens.ts'
import { swimmer } from '../motifs/kit.ts'
import { birds, cloud, hill, trees } from '../motifs/outdoors.ts'
import { cut, type Drawing, lay, lift, place } from '../paper/draw.ts'
import type { Paper } from '../paper/papers.ts'
import { field, risingDisc, type Scene } from './scene.ts'

/** Hills under a large sun, a path between them. */
export const hills: Scene = (brief) => {
  const { hand, width, height, backdrop } = brief
  const { scissors, random } = hand
  const side = random.pick([-1, 1])
  const x = width * (side > 0 ? 0.62 : 0.38)
  const cloudPaper: Paper =
    backdrop.field === 'mist' || backdrop.field === 'sea' || backdrop.disc === 'butter' ? 'milk' : 'butter'
  const far: Paper = backdrop.field === 'lime' || backdrop.field === 'leaf' ? 'sea' : 'lime'
  const bend = (share: number) => (side > 0 ? width * share : width * (1 - share))
  const drawings: Drawing[] = [
    field(brief),
    risingDisc(brief, x, height * 0.74, height * 0.56),
    lay(
      cloudPaper,
      cloud(hand, bend(0.14), height * 0.22, height * 0.24),
      cloud(hand, bend(0.88), height * 0.14, height * 0.16),
    ),
    birds(hand, bend(0.32) - 20, height * 0.2, height * 0.026, 'pine'),
    lay(far, hill(hand, width, bend(0.2), height * 0.58, width * 0.5, height)),
    lay('leaf', hill(hand, width, bend(0.9), height * 0.56, width * 0.5, height)),
    lay('fir', hill(hand, width, bend(0.36), height * 0.72, width * 0.62, height)),
    lay(
      'oat',
      scissors.round([
        [bend(0.5), height * 0.735],
        [bend(0.53), height * 0.74],
        [bend(0.52), height * 0.8],
        [bend(0.6), height * 0.88],
        [bend(0.66), height + 20],
        [bend(0.46), height + 20],
        [bend(0.47), height * 0.9],
        [bend(0.47), height * 0.8],
      ]),
    ),
    place(bend(0.82), height * 0.68, { scale: height / 470 }, trees(hand, 'pine')),
    place(
      bend(0.12),
      height * 1.0,
      { scale: height / 420, turn: side * 8 },
      leafSpray(hand, 'leaf', 'pine', 120),
    ),
    place(
      bend(0.5),
      height * 0.742,
      { scale: height / 900 },
      cut('poppy', scissors.corners('-40,0 0,-74 40,0')),
      lay('rust', scissors.corners('-12,0 0,-34 12,0')),
    ),
  ]
  return { drawings, alt: 'A path over green hills to a small red tent under a large sun' }
}

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
