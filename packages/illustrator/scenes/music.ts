import { headphones } from '../motifs/kit.ts'
import { type Drawing, lay, place } from '../paper/draw.ts'
import type { Paper } from '../paper/papers.ts'
import { field, risingDisc, type Scene } from './scene.ts'

/** Headphones around the sun, and the beat below them. */
export const music: Scene = (brief) => {
  const { hand, width, height, backdrop } = brief
  const { scissors, random } = hand
  const x = width * random.pick([0.42, 0.5, 0.58])
  const bars = 22
  const paper: Paper = backdrop.disc === 'butter' || backdrop.disc === 'mist' ? 'fir' : 'milk'
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
  const sun: Paper = backdrop.disc === 'yolk' || backdrop.field === 'yolk' ? 'milk' : 'yolk'
  const drawings: Drawing[] = [
    field(brief),
    risingDisc(brief, x, height + 4, Math.min(width * 0.5, height * 0.94)),
    lay(paper, ...beat.filter((_, index) => index % 2 === 0)),
    lay(
      backdrop.field === 'rose' || backdrop.field === 'blush' ? 'pine' : 'rose',
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
