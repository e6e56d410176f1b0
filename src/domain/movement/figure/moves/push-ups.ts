import { type Move, STAND, type WrittenMove } from '../move.ts'
import { foot, hand, type Place, type Stance } from '../stance.ts'

const leaning = (lean: number, hands: Place, toward = 90): Stance => ({
  lean,
  arm: hands,
  leg: [-lean, -lean, toward],
})

const plank = (lean: number, nod: number): Stance => ({
  ...leaning(lean, hand(250, 7), 22),
  nod,
})

const forearms = (lean: number): Stance => ({ ...leaning(lean, hand(306, 7), 22), nod: -10 })

const sidePlank = (lean: number, chest: number, thigh: number, farArm: number): Stance => ({
  on: ['elbow', 0],
  lean,
  chest,
  arm: [0, 86, 88],
  farArm: [farArm, farArm + 4],
  leg: [thigh, -90, -82],
  farLeg: [thigh, -90, -98],
  foreshortening: [1, 0.55],
})

/** From hips near the floor to a straight line; the knee stays in place. */
const SIDE_PLANK: Move['stances'] = [
  sidePlank(60, 54.3, -83.8, -76),
  sidePlank(63, 63.2, -76, -80),
  sidePlank(66, 67, -72, -84),
  sidePlank(69, 69, -69, -88),
]

const HELD_PLANK: Stance = {
  on: ['hips', 147, 83],
  lean: 70,
  nod: -10,
  arm: hand(228, 7),
  leg: foot(-22, 22),
}
const CLIMB: Stance = { ...HELD_PLANK, leg: foot(64, 0, 26), farLeg: foot(-22, 22) }

const AT_THE_WALL: Move['stances'] = [
  leaning(14, hand(152, 222, 178)),
  { ...leaning(26, hand(152, 222, 178)), nod: -6 },
]
const AT_THE_COUNTER: Move['stances'] = [
  leaning(33, hand(214, 156), 62),
  { ...leaning(46, hand(214, 156), 62), nod: -10 },
]
const FROM_THE_KNEES: Move['stances'] = [
  { on: ['knee', 0], lean: 52, nod: -8, arm: hand(138, 7), leg: [-52, -98, -88] },
  { on: ['knee', 0], lean: 78, nod: -12, arm: hand(138, 7), leg: [-78, -102, -92] },
]
const KNEE_PLANK: Move['stances'] = [
  { on: ['knee', 0], lean: 71, nod: -10, arm: hand(214, 7), leg: [-71, -96, -88] },
  { on: ['knee', 0], lean: 72.5, nod: -8, arm: hand(214, 7), leg: [-72.5, -96, -88] },
]
const STRAIGHT: Stance = {
  on: ['elbow', 0],
  lean: 75,
  arm: [0, 86, 88],
  farArm: [-84, -80],
  leg: [-75, -75, -64],
  farLeg: [-75, -75, -84],
}
const STRAIGHT_SIDE_PLANK: Move['stances'] = [STRAIGHT, { ...STRAIGHT, farArm: [-178, -180] }]

export const PUSH_UPS: readonly WrittenMove[] = [
  {
    name: 'wall push-up',
    also: ['wall press', 'push-off at the wall'],
    seconds: 4,
    says: 'leans with both hands against a wall, one long line from head to heel, and bends her elbows',
    props: [{ kind: 'wall', x: 158 }],
    stances: AT_THE_WALL,
    easier: {
      says: 'stands close to a wall and presses it away with both hands',
      props: [{ kind: 'wall', x: 118 }],
      stances: [leaning(5, hand(112, 226, 178)), leaning(14, hand(112, 226, 178))],
    },
    harder: {
      says: 'does push-ups with her hands on the edge of a kitchen counter',
      props: [{ kind: 'counter', x: 200 }],
      stances: AT_THE_COUNTER,
    },
  },
  {
    name: 'counter push-up',
    also: ['incline push-up', 'incline press-up', 'counter press', 'hands-elevated push-up'],
    seconds: 4,
    says: 'does push-ups with her hands on a kitchen counter, her body one line',
    props: [{ kind: 'counter', x: 200 }],
    stances: AT_THE_COUNTER,
    easier: {
      says: 'does push-ups with both hands against a wall',
      props: [{ kind: 'wall', x: 158 }],
      stances: AT_THE_WALL,
    },
    harder: {
      says: 'does push-ups on the floor, from her knees',
      props: [],
      stances: FROM_THE_KNEES,
    },
  },
  {
    name: 'bench push-off',
    also: ['push-up on a bench'],
    seconds: 4,
    says: 'does slow push-ups with her hands on a bench',
    props: [{ kind: 'bench', x: 228, width: 90 }],
    stances: [leaning(50, hand(246, 85), 48), { ...leaning(64, hand(246, 85), 48), nod: -10 }],
    easier: {
      says: 'rests both hands on a bench and enjoys the view',
      stances: [leaning(50, hand(246, 85), 48), { ...leaning(50, hand(246, 85), 48), nod: -24 }],
    },
    said: {
      'leave it out': {
        says: 'stands beside a bench and enjoys the view',
        seconds: 8,
        props: [{ kind: 'bench', x: 54, width: 90 }],
        stances: [
          { ...STAND, nod: 2 },
          { ...STAND, lean: -1, chest: -3, nod: -6 },
        ],
      },
    },
  },
  {
    name: 'push-up',
    also: ['pushup', 'press up'],
    seconds: 3.5,
    says: 'lowers her straight body to the floor and pushes it up again',
    stances: [plank(70.3, -10), plank(86, -12)],
    easier: { says: 'does push-ups on the floor, from her knees', stances: FROM_THE_KNEES },
  },
  {
    name: 'knee push-up',
    also: ['kneeling push-up', 'half push-up', 'modified push-up', 'knee press-up'],
    seconds: 3.5,
    says: 'does push-ups on the floor, from her knees',
    stances: FROM_THE_KNEES,
  },
  {
    name: 'plank',
    also: ['shoulder taps'],
    seconds: 6,
    says: 'holds a plank on hands and toes, one line from head to heel',
    stances: [plank(70.3, -10), plank(71.3, -8)],
    still: [1, 1],
    easier: { says: 'holds a plank on forearms and knees', stances: KNEE_PLANK },
  },
  {
    name: 'forearm plank',
    also: ['low plank', 'plank on your elbows'],
    seconds: 6,
    says: 'holds a plank on forearms and toes, one line from head to heel',
    stances: [forearms(82.4), forearms(83)],
    still: [1, 1],
  },
  {
    name: 'side plank from the knees',
    also: ['modified side plank', 'side plank on the knees'],
    view: 'front',
    seconds: 7,
    isHeld: true,
    hasArmsBefore: true,
    says: 'leans on one elbow, knees bent, and lifts her hips until head and knees are one line',
    stances: SIDE_PLANK,
    easier: {
      says: 'leans sideways against a wall with one elbow, her body one line',
      props: [{ kind: 'wall', x: 98 }],
      stances: [
        {
          on: ['foot', -30],
          lean: 3,
          arm: hand(92, 236, 178, -1),
          farArm: [-8, -4],
          leg: [-3, -3, 90],
          farLeg: [-5, -5, -92],
        },
        {
          on: ['foot', -30],
          lean: 13,
          arm: hand(92, 236, 178, -1),
          farArm: [-14, -10],
          leg: [-11, -11, 90],
          farLeg: [-13, -13, -92],
        },
      ],
    },
    harder: {
      says: 'holds a side plank on one elbow, legs straight, one arm up',
      stances: STRAIGHT_SIDE_PLANK,
    },
  },
  {
    name: 'side plank',
    also: ['elbow side plank', 'forearm side plank', 'vasisthasana'],
    view: 'front',
    seconds: 7,
    isHeld: true,
    hasArmsBefore: true,
    says: 'holds a side plank on one elbow, legs straight, and lifts one arm',
    stances: STRAIGHT_SIDE_PLANK,
    easier: { says: 'holds a side plank on one elbow, knees bent', stances: SIDE_PLANK },
  },
  {
    name: 'mountain climber',
    also: ['running plank', 'plank knee'],
    seconds: 1.4,
    isRound: true,
    says: 'holds a plank and draws one knee after the other towards her chest',
    stances: [CLIMB, HELD_PLANK, { ...CLIMB, leg: foot(-22, 22), farLeg: CLIMB.leg }, HELD_PLANK],
    still: [0, 0.5],
  },
  {
    name: 'burpee',
    also: ['squat thrust', 'up down'],
    seconds: 5,
    says: 'goes down to a plank, back to a squat and up again',
    stances: [
      { on: ['hips', 6, 160], lean: 0, arm: [2, 10], leg: foot(0) },
      { on: ['hips', -17, 85], lean: 58, chest: 82, nod: -20, arm: hand(76, 7), leg: foot(0, 74) },
      { on: ['hips', -25, 96], lean: 79, nod: -20, arm: hand(76, 7), leg: foot(-104, 18, 10) },
      { on: ['hips', -5, 82], lean: 70.5, nod: -12, arm: hand(76, 7), leg: foot(-174, 22) },
    ],
  },
]
