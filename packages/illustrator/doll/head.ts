import type { Hand } from '../motifs/hand.ts'
import { cut, type Drawing, lay, place } from '../paper/draw.ts'
import type { Look } from './looks.ts'

/** Head and hair above the neck, which is on the origin. No face at this size. */
export function drawHead(hand: Hand, { hair, skin, style }: Look, facing: 'left' | 'right'): Drawing {
  const { scissors } = hand
  const face = cut(
    skin,
    scissors.round('0,-54 13,-50 19,-37 18,-24 11,-12 2,-9 -8,-13 -17,-25 -19,-38 -13,-50'),
  )
  const cap = lay(
    hair,
    scissors.round('17,-46 9,-57 -4,-60 -17,-53 -23,-38 -21,-24 -16,-15 -12,-23 -9,-35 -1,-43 9,-46'),
  )
  const behind = {
    bun: () => cut(hair, scissors.disc(-8, -64, 12.5)),
    bob: () =>
      cut(hair, scissors.round('4,-62 -16,-58 -27,-40 -28,-18 -20,-4 -6,-6 8,-6 21,-12 24,-34 18,-54')),
    afro: () => cut(hair, scissors.disc(-3, -42, 33, 31)),
    ponytail: () =>
      cut(hair, scissors.round('-12,-56 -26,-58 -38,-44 -42,-22 -36,-6 -30,-20 -24,-34 -14,-42')),
  }[style]()
  return place(0, 0, { mirror: facing === 'left' }, behind, face, cap)
}
