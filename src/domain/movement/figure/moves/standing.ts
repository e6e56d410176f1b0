import { STAND, type WrittenMove } from '../move.ts'
import { foot, hand, type Stance } from '../stance.ts'

const AT_THE_TABLE: Stance = { on: ['hips', -2, 158], lean: 42, nod: -10, arm: hand(104, 132), leg: foot(0) }
const STEPPING_BACK: Stance = {
  ...AT_THE_TABLE,
  on: ['hips', -1, 158],
  lean: 46,
  leg: foot(-62, 34, 20),
  farLeg: foot(0),
}
const STRETCHED_BACK: Stance = {
  ...STEPPING_BACK,
  on: ['hips', 0, 157],
  lean: 52,
  nod: -12,
  leg: [-62, -64, -10],
}

function circleAnkle(leg: Stance['leg']): Stance {
  return { on: ['hips', 2, 160], lean: 2, arm: [2, 10], farArm: hand(88, 202, 90), leg, farLeg: foot(0) }
}

/** On the far leg, that hand on the wall. */
const ON_ONE_LEG = { on: ['hips', 6, 160], lean: 0, farArm: hand(85, 216, 170), farLeg: foot(0) } as const

export const STANDING: readonly [WrittenMove, ...WrittenMove[]] = [
  {
    name: 'standing',
    seconds: 5,
    says: 'stands tall, arms at her sides',
    stances: [STAND, { ...STAND, arm: [5, 13], nod: 2 }],
  },
  {
    name: 'hang forward',
    also: ['forward fold', 'ragdoll', 'rag doll', 'roll down', 'standing forward bend', 'toe touch', 'hang'],
    seconds: 8,
    isHeld: true,
    says: 'lets head and arms hang forward over soft knees; her standing position shows pale behind her',
    stances: [
      { on: ['hips', 6, 160], lean: 0, arm: [2, 8], leg: foot(0) },
      { on: ['hips', 0, 158], lean: 22, chest: 74, nod: 34, arm: [-4, 2], leg: foot(0) },
      { on: ['hips', -14, 153], lean: 96, chest: 138, nod: 22, arm: hand(52, 22, 4), leg: foot(0) },
    ],
  },
  {
    name: 'bird dog, standing',
    seconds: 6,
    alternates: true,
    says: 'leans on a table with one hand and stretches the other arm forward and the opposite leg back',
    props: [{ kind: 'table', x: 84, width: 100 }],
    stances: [
      AT_THE_TABLE,
      { ...STEPPING_BACK, farArm: hand(120, 156, 104) },
      { ...STRETCHED_BACK, farArm: [126, 128] },
    ],
    easier: {
      says: 'leans on a table with both hands and stretches one leg back',
      stances: [AT_THE_TABLE, STEPPING_BACK, STRETCHED_BACK],
    },
    harder: {
      says: 'stretches one arm forward and the opposite leg back without holding the table',
      stances: [
        AT_THE_TABLE,
        { ...STEPPING_BACK, arm: hand(84, 146, 60), farArm: hand(120, 156, 104) },
        { ...STRETCHED_BACK, lean: 58, nod: -16, arm: [-18, -10], farArm: [120, 122], leg: [-68, -70, -16] },
      ],
    },
  },
  {
    name: 'heel and toe rocks',
    also: ['heel and toe', 'toe raises', 'heel rocks'],
    seconds: 4,
    says: 'holds a chair and rocks from her toes onto her heels',
    props: [{ kind: 'chair', x: 90 }],
    stances: [
      { lean: 0, arm: hand(50, 174, 60), farArm: [4, 10], leg: [-3, -5, 56] },
      { lean: 1, arm: hand(50, 174, 60), farArm: [4, 10], leg: [-2, -4, 90] },
      { lean: 7, arm: hand(50, 174, 60), farArm: [10, 18], leg: [3, 1, 114] },
    ],
    still: [0, 1],
  },
  {
    name: 'calf raise',
    also: ['heel raise', 'heel lift', 'toe stand'],
    seconds: 6,
    says: 'rises onto her toes, one hand on the wall',
    props: [{ kind: 'wall', x: 92 }],
    stances: [
      { lean: 0, arm: hand(85, 214, 170), farArm: [2, 8], leg: [-2, -4] },
      { lean: 0, arm: hand(85, 226, 170), farArm: [2, 8], leg: [-2, -4, 46] },
    ],
    harder: {
      says: 'rises onto the toes of one foot, one hand on the wall',
      stances: [
        { lean: 0, arm: hand(85, 214, 170), farArm: [2, 8], leg: [-2, -4], farLeg: [10, -62] },
        { lean: 0, arm: hand(85, 226, 170), farArm: [2, 8], leg: [-2, -4, 46], farLeg: [12, -66] },
      ],
    },
  },
  {
    name: 'ankle rolls',
    also: ['ankle circles', 'foot circles'],
    seconds: 3,
    isRound: true,
    says: 'stands on one leg at a post and circles the lifted foot',
    props: [{ kind: 'post', x: 92 }],
    stances: [
      circleAnkle([48, 8, 122]),
      circleAnkle([50, 10, 90]),
      circleAnkle([48, 8, 44]),
      circleAnkle([46, 6, 84]),
    ],
    still: [0, 0.5],
  },
  {
    name: 'calf stretch',
    also: ['standing calf', 'lean against the wall'],
    seconds: 6,
    isHeld: true,
    says: 'leans against a wall with one leg straight behind her, heel on the ground',
    props: [{ kind: 'wall', x: 96 }],
    stances: [
      { on: ['foot', -76], lean: 8, arm: hand(90, 218, 170), leg: [-21, -23, 90], farLeg: foot(6) },
      { on: ['foot', -76], lean: 14, arm: hand(90, 218, 170), leg: [-29, -31, 90], farLeg: foot(6) },
    ],
  },
  {
    name: 'quad stretch',
    also: ['thigh stretch', 'standing quad', 'quadriceps stretch'],
    seconds: 6,
    isHeld: true,
    says: 'stands on one leg and draws the other heel to her seat',
    props: [{ kind: 'wall', x: 92 }],
    stances: [
      { ...ON_ONE_LEG, arm: [-20, -14], leg: [6, -70] },
      { ...ON_ONE_LEG, lean: 2, arm: [-34, -20], leg: [-2, -140] },
    ],
  },
  {
    name: 'shoulder rolls',
    also: ['shoulder circles'],
    seconds: 4,
    isRound: true,
    says: 'rolls her shoulders in large, slow circles',
    stances: [
      { ...STAND, shrug: [1, -11], arm: [-3, 18] },
      { ...STAND, shrug: [-7, -3], arm: [-8, 14] },
      { ...STAND, shrug: [-2, 4], arm: [0, 8] },
      { ...STAND, shrug: [7, -4], arm: [6, 18] },
    ],
    still: [0.25, 0.75],
  },
  {
    name: 'chest opener',
    also: ['chest stretch', 'doorway stretch', 'open the chest'],
    seconds: 6,
    isHeld: true,
    says: 'joins her hands behind her back and lifts her breastbone',
    stances: [
      { lean: 0, chest: 6, nod: 6, arm: [-4, 4], leg: [-2, -4] },
      { lean: 2, chest: -16, nod: -12, arm: [-46, -40], leg: [0, -3] },
    ],
  },
]
