import { cloud, star } from '../motifs/outdoors.ts'
import { cut, type Drawing, lay, lift, line, place } from '../paper/draw.ts'
import { type Brief, field, ground, risingDisc, type Scene } from './scene.ts'

/** A woman asleep under a large half-disc of a blanket. */
export const asleep: Scene = (brief) => {
  const { hand, width, height } = brief
  const { scissors, random } = hand
  const isDark = random.chance(0.6)
  const floor = height * 0.86
  const night: Brief = isDark
    ? { ...brief, backdrop: { field: 'pine', disc: 'fir', ground: 'night' } }
    : { ...brief, backdrop: { field: 'sea', disc: 'mist', ground: 'pine' } }
  const skin = random.pick(['amber', 'honey', 'umber'] as const)
  const hair = random.pick(
    skin === 'honey' ? (['silver', 'chestnut'] as const) : (['pine', 'silver', 'chestnut'] as const),
  )
  const mirror = random.chance(0.5)
  const s = height / 450
  const bed: Drawing = [
    cut('cocoa', scissors.round('-372,0 -372,-190 -340,-206 -308,-190 -308,0')),
    lift('milk', scissors.round('-312,-66 -306,-116 -250,-132 -170,-128 -134,-104 -134,-62 -220,-50')),
    cut(
      hair,
      scissors.round('-262,-80 -262,-122 -232,-148 -196,-146 -170,-128 -178,-84 -216,-68'),
      scissors.disc(-264, -134, 19),
    ),
    cut(skin, scissors.round('-214,-122 -188,-124 -164,-110 -158,-86 -170,-66 -196,-60 -220,-72 -224,-98')),
    line('cocoa', 3.4, '-190,-92 -182,-86 -174,-91'),
    line('cocoa', 3.2, '-182,-70 -176,-68 -171,-71'),
    lift(
      'poppy',
      scissors.round('-176,-40 -150,-86 -96,-128 -10,-172 90,-184 190,-160 270,-112 322,-56 340,-36 80,-30'),
    ),
    lay(
      'rust',
      ...[
        [-60, -52, 34],
        [28, -52, 34],
        [116, -52, 34],
        [204, -52, 34],
        [-10, -108, 30],
        [76, -112, 30],
        [160, -106, 30],
      ].map(([x = 0, y = 0, r = 30]) => scissors.halfDisc(x, y, r)),
    ),
    lay(
      'yolk',
      ...[
        [-60, -52, 15],
        [116, -52, 15],
        [76, -112, 13],
      ].map(([x = 0, y = 0, r = 12]) => scissors.halfDisc(x, y, r)),
    ),
    lay(
      'blush',
      ...[
        [28, -52, 15],
        [204, -52, 15],
        [-10, -108, 13],
        [160, -106, 13],
      ].map(([x = 0, y = 0, r = 12]) => scissors.halfDisc(x, y, r)),
    ),
    cut('milk', scissors.round('-180,-34 -172,-68 -150,-92 -128,-96 -116,-60 -110,-32')),
    cut('bran', scissors.sheet(-352, -38, 700, 40)),
    cut('cocoa', scissors.sheet(-344, 0, 26, 30), scissors.sheet(312, 0, 26, 30)),
  ].join('')
  const sky = isDark
    ? [
        lay(
          'butter',
          ...Array.from({ length: 9 }, (_, index) =>
            star(
              hand,
              width * (0.06 + index * 0.11) + random.between(-16, 16),
              height * random.between(0.07, 0.3),
              random.between(6, 11),
            ),
          ),
        ),
        lift('yolk', scissors.disc(width * (mirror ? 0.24 : 0.78), height * 0.24, height * 0.13)),
        lay(
          'pine',
          scissors.disc(width * (mirror ? 0.24 : 0.78) - height * 0.05, height * 0.21, height * 0.115),
        ),
      ]
    : [
        lay(
          'milk',
          cloud(hand, width * 0.24, height * 0.24, 120),
          cloud(hand, width * 0.76, height * 0.17, 90),
        ),
      ]
  const drawings: Drawing[] = [
    field(night),
    isDark
      ? lay('night', scissors.halfDisc(width / 2, -2, width * 0.5, 180))
      : risingDisc(night, width * 0.6, floor, height * 0.7),
    ...sky,
    ground(night, floor + height * 0.02),
    place(width / 2, floor, { scale: s, mirror }, bed),
  ]
  return {
    drawings,
    alt: isDark
      ? 'Woman asleep under a red blanket beneath the moon'
      : 'Woman asleep under a red blanket in the afternoon',
  }
}
