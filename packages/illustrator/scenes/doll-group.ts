import { chooseGroup } from '../doll/looks.ts'
import { type PoseName, poseOf } from '../doll/poses.ts'
import { cut, type Drawing, place } from '../paper/draw.ts'
import { standDoll } from './figures.ts'
import type { Scene } from './scene.ts'
import { field, ground, risingDisc } from './stage.ts'

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
  const looks = chooseGroup(random, 3, brief.backdrop.ground)
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
