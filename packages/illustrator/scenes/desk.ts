import { leafSpray, pottedPlant } from '../motifs/greens.ts'
import { clock, cupFromAbove } from '../motifs/household.ts'
import { cut, type Drawing, glue, lay, lift, line, place } from '../paper/draw.ts'
import type { Paper } from '../paper/papers.ts'
import { points } from '../paper/scissors.ts'
import { type Brief, enteringDisc, field, ground, risingDisc, type Scene } from './scene.ts'

/** An open notebook from above, a pencil, a cup. */
export const journal: Scene = (brief) => {
  const { hand, width, height, backdrop } = brief
  const { scissors, random } = hand
  const side = random.pick([-1, 1])
  const x = width / 2 + side * width * 0.03
  const w = Math.min(width * 0.52, height * 0.92)
  const h = height * 0.7
  const pencilInk: Paper = backdrop.field === 'mist' || backdrop.disc === 'sea' ? 'pine' : 'sea'
  const rows = Array.from({ length: 6 }, (_, index) => index)
  const right = rows.map(
    (row) =>
      [
        [w * 0.08, -h * 0.34 + row * h * 0.12],
        [w * 0.24, -h * 0.345 + row * h * 0.12],
        [w * random.between(0.32, 0.42), -h * 0.34 + row * h * 0.12],
      ] as const,
  )
  const isList = brief.words.includes('plan') || random.chance(0.4)
  const leftPage: Drawing = isList
    ? rows
        .slice(0, 5)
        .map(
          (row) =>
            lay(
              row < 3 ? 'poppy' : 'blush',
              scissors.halfDisc(-w * 0.39, -h * 0.3 + row * h * 0.14 + 5, 10),
            ) +
            line(pencilInk, 4, [
              [-w * 0.33, -h * 0.3 + row * h * 0.14],
              [-w * 0.2, -h * 0.305 + row * h * 0.14],
              [-w * random.between(0.08, 0.16), -h * 0.3 + row * h * 0.14],
            ]),
        )
        .join('')
    : [
        lay('yolk', scissors.halfDisc(-w * 0.24, -h * 0.02, w * 0.11)),
        line('pine', 4, points('-0.42,0 -0.24,-0.012 -0.06,0', w, h)),
        line(
          pencilInk,
          4,
          ...[0.12, 0.24, 0.34].map(
            (y) =>
              [
                [-w * 0.42, h * y],
                [-w * 0.26, h * y - 3],
                [-w * random.between(0.08, 0.16), h * y],
              ] as const,
          ),
        ),
      ].join('')
  const sunRays = isList
    ? ''
    : [-72, -36, 0, 36, 72]
        .map((angle) =>
          place(
            -w * 0.24,
            -h * 0.02,
            { turn: angle },
            lay('yolk', scissors.leaf(0, -w * 0.13, w * 0.05, w * 0.022, 0)),
          ),
        )
        .join('')
  const drawings: Drawing[] = [
    field(brief),
    enteringDisc(
      brief,
      side > 0 ? 'left' : 'right',
      height * random.between(0.6, 0.74),
      random.between(0.4, 0.6),
    ),
    place(
      x,
      height / 2,
      { turn: random.between(-7, 7) },
      lift('poppy', scissors.sheet(-w / 2 - 12, -h / 2 - 10, w + 24, h + 20)),
      glue(
        lay('milk', scissors.sheet(-w / 2, -h / 2, w / 2 - 1, h), scissors.sheet(1, -h / 2, w / 2 - 1, h)),
      ),
      lay('oat', scissors.sheet(-4, -h / 2, 8, h)),
      leftPage,
      sunRays,
      line(pencilInk, 4, ...right),
      place(w * 0.4, h * 0.16, { turn: 38 }, pencil(brief)),
    ),
    place(
      side > 0 ? width * 0.11 : width * 0.89,
      height * 0.22,
      { scale: height / 480 },
      cupFromAbove(hand, 'fir', 'bran'),
    ),
    place(
      side > 0 ? width * 0.93 : width * 0.07,
      height * 0.99,
      { scale: height / 440, turn: side > 0 ? -22 : 22 },
      leafSpray(hand, 'fir', 'leaf', 120),
    ),
  ]
  return {
    drawings,
    alt: isList
      ? 'An open notebook with a list, a pencil and a cup'
      : 'An open notebook with a drawn sunrise, a pencil and a cup',
  }
}

function pencil({ hand }: Brief): Drawing {
  const { scissors } = hand
  return [
    cut('poppy', scissors.sheet(-8, -92, 16, 150)),
    lay('rose', scissors.sheet(-8, -104, 16, 14)),
    lay('oat', scissors.corners('-8,58 8,58 0,84')),
    lay('pine', scissors.corners('-2.6,76 2.6,76 0,84')),
  ].join('')
}

/** A wall calendar with half-discs for completed days, a clock beside it. */
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
