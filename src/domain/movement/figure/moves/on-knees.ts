import type { WrittenMove } from '../move.ts'
import { foot, hand, type Stance } from '../stance.ts'

/** On the knees: on all fours, or sitting back towards the heels with the back round. */
const kneeling = (
  thigh: number,
  lean: number,
  chest: number,
  nod: number,
  arm: Stance['arm'] = hand(98, 7),
  farArm = arm,
): Stance => ({ on: ['knee', 0], lean, chest, nod, arm, farArm, leg: [thigh, -91, -84] })

/** The far hand, fixed in front: the near arm moves underneath. */
const AHEAD = hand(154, 7)
const ONE_HAND_AHEAD = kneeling(-12, 81, 81, -14, hand(98, 7), AHEAD)
const REACHING_UNDER = kneeling(12, 94, 100, -12, hand(44, 30, -40), AHEAD)
const THREADED = kneeling(13, 118, 130, -28, hand(-14, 9, -88), AHEAD)

const prone = (lean: number, chest: number, nod: number, arm: Stance['arm'], leg: Stance['leg']): Stance => ({
  on: ['hips', 0, 18],
  lean,
  chest,
  nod,
  arm,
  leg,
})

/** On one side, head on the lower arm. */
const ON_SIDE = {
  on: ['hips', 0, 32],
  lean: 90,
  arm: [94, 168, 172],
  farArm: [-84, -66, -60],
} as const satisfies Partial<Stance>

const ON_ALL_FOURS = kneeling(0, 76, 76, -12)

export const ON_KNEES: readonly WrittenMove[] = [
  {
    name: 'cat and cow',
    also: ['cat', 'cow', 'marjaryasana'],
    seconds: 5,
    says: 'rounds her back like a cat on hands and knees; the cow, her belly sunk, shows pale behind her',
    stances: [kneeling(0, 104, 60, -26), kneeling(0, 36, 106, 38)],
    easier: {
      says: 'sits on a chair, hands on her knees, and rounds her back, then opens her chest',
      props: [{ kind: 'chair', x: -66 }],
      stances: [
        { on: ['hips', -60, 92], lean: 14, chest: -14, nod: -16, arm: hand(8, 106, 70), leg: foot(8) },
        { on: ['hips', -60, 92], lean: -14, chest: 44, nod: 30, arm: hand(8, 106, 70), leg: foot(8) },
      ],
    },
  },
  {
    name: 'thread the needle',
    also: ['thread'],
    seconds: 7,
    says: 'slides one arm under the other, from hands and knees, until her shoulder rests on the floor',
    stances: [ONE_HAND_AHEAD, REACHING_UNDER, THREADED],
    easier: {
      says: 'slides one arm under the other until her shoulder rests on a cushion',
      props: [{ kind: 'cushion', x: 7, width: 70, height: 34 }],
      stances: [
        ONE_HAND_AHEAD,
        kneeling(12, 92, 98, -12, hand(44, 38, -40), AHEAD),
        kneeling(22, 112, 126, -28, hand(-40, 14, -84), AHEAD),
      ],
    },
    harder: {
      says: 'rests one shoulder on the floor and lifts the upper arm long over her head',
      stances: [
        ONE_HAND_AHEAD,
        REACHING_UNDER,
        THREADED,
        kneeling(12, 124, 118, -18, hand(-40, 9, -88), hand(156, 20, 96)),
      ],
    },
  },
  {
    name: 'low lunge with an open heart',
    also: [
      'low lunge',
      'hip flexor stretch',
      'crescent lunge',
      'anjaneyasana',
      'kneeling lunge',
      "runner's lunge",
    ],
    seconds: 7,
    isHeld: true,
    says: 'kneels in a long lunge, sinks into the hip and lifts one arm',
    stances: [
      { on: ['knee', -58], lean: 4, arm: [10, 30], farArm: [34, 70], leg: [-18, -90, -84], farLeg: foot(66) },
      {
        on: ['knee', -58],
        lean: 14,
        chest: -10,
        nod: -10,
        arm: [176, 188],
        farArm: [22, 64],
        leg: [-48, -90, -84],
        farLeg: foot(66),
      },
    ],
    easier: {
      says: 'kneels in a long lunge, both hands on two books',
      props: [{ kind: 'books', x: 17 }],
      stances: [
        { on: ['knee', -58], lean: 44, nod: -14, arm: hand(40, 37), leg: [-26, -90, -84], farLeg: foot(66) },
        { on: ['knee', -58], lean: 36, nod: -12, arm: hand(40, 37), leg: [-48, -90, -84], farLeg: foot(66) },
      ],
    },
    harder: {
      says: 'holds a long lunge with the back knee lifted and one arm up',
      stances: [
        {
          on: ['hips', -35, 82.4],
          lean: 4,
          arm: [10, 30],
          farArm: [34, 70],
          leg: foot(-165, 12),
          farLeg: foot(66),
        },
        {
          on: ['hips', 4, 86],
          lean: 19,
          chest: -6,
          nod: -8,
          arm: [172, 182],
          farArm: [22, 64],
          leg: foot(-165, 14),
          farLeg: foot(66),
        },
      ],
    },
    said: {
      'on a chair': {
        says: 'kneels in a long lunge, both hands on the seat of a chair',
        props: [{ kind: 'chair', x: 128, isTurned: true }],
        stances: [
          { on: ['knee', -58], lean: 30, nod: -8, arm: hand(94, 81), leg: [-26, -90, -84], farLeg: foot(66) },
          { on: ['knee', -58], lean: 14, nod: -6, arm: hand(94, 81), leg: [-48, -90, -84], farLeg: foot(66) },
        ],
      },
    },
  },
  {
    name: "child's pose, walking",
    also: ['child pose', 'balasana', 'embryo pose'],
    seconds: 8,
    isHeld: true,
    says: 'sits back on her heels and walks her hands far forward, forehead near the floor',
    stances: [
      kneeling(48, 30, 50, 16, [26, 40]),
      kneeling(64, 52, 108, 6, hand(100, 7)),
      kneeling(66, 55, 112, 4, hand(106, 18), hand(100, 7)),
      kneeling(68, 58, 116, 0, hand(113, 7), hand(106, 16)),
      kneeling(70, 62, 124, -8, hand(113, 7)),
    ],
    easier: {
      says: 'sits back on a cushion between seat and heels, arms long on the floor',
      props: [{ kind: 'cushion', x: -103, width: 62, height: 44 }],
      stances: [
        kneeling(40, 30, 50, 16, [26, 40]),
        kneeling(46, 58, 108, 6, hand(110, 7)),
        kneeling(48, 62, 112, 2, hand(116, 18), hand(110, 7)),
        kneeling(50, 66, 118, -2, hand(122, 7), hand(116, 16)),
        kneeling(52, 72, 124, -8, hand(122, 7)),
      ],
    },
  },
  {
    name: 'bird dog',
    also: ['opposite arm and leg', 'quadruped', 'pointer'],
    seconds: 5,
    alternates: true,
    says: 'stretches one arm forward and the opposite leg back, from hands and knees',
    stances: [ON_ALL_FOURS, { ...kneeling(0, 80, 80, -16, [98, 100], hand(98, 7)), farLeg: [-94, -95, -40] }],
  },
  {
    name: 'donkey kick',
    also: ['fire hydrant', 'kickback', 'rear leg'],
    seconds: 3,
    alternates: true,
    says: 'lifts one bent leg, from hands and knees, until the sole looks at the ceiling',
    stances: [ON_ALL_FOURS, { ...kneeling(0, 80, 80, -14), farLeg: [-106, -186, -110] }],
  },
  {
    name: 'superman',
    also: ['superwoman', 'back extension', 'prone lift', 'swimmer', 'swimming on the floor', 'back raise'],
    seconds: 4,
    says: 'lies on her belly and lifts arms, chest and legs',
    stances: [
      prone(90, 92, -6, [84, 86], [-90, -91, -84]),
      prone(88, 68, -14, [106, 112], [-106, -110, -100]),
    ],
  },
  {
    name: 'cobra',
    also: ['upward dog', 'sphinx', 'bhujangasana', 'prone press', 'press-up from the belly'],
    seconds: 6,
    says: 'lies on her belly and lifts her chest like a cobra',
    stances: [
      prone(90, 94, -8, hand(64, 7), [-90, -91, -84]),
      prone(76, 28, -10, hand(64, 7), [-90, -91, -84]),
    ],
  },
  {
    name: 'downward dog',
    also: ['down dog', 'downdog', 'adho mukha', 'pike', 'inverted v'],
    seconds: 6,
    isHeld: true,
    says: 'lifts her hips to a tent, hands and feet on the floor, head between her arms',
    stances: [
      { on: ['hips', 64, 120], lean: 124, arm: hand(200, 7), leg: foot(-10, 54) },
      { on: ['hips', 62, 142], lean: 134, nod: 2, arm: hand(200, 7), leg: foot(-10, 82) },
    ],
  },
  {
    name: 'clamshell',
    also: ['clam'],
    view: 'front',
    seconds: 3,
    says: 'lies on her side, knees bent, and opens the upper knee while the feet stay together',
    stances: [
      { ...ON_SIDE, leg: [-90, -90, -82], farLeg: [-90, -90, -98], foreshortening: [0.5, 1] },
      { ...ON_SIDE, leg: [-90, -90, -82], farLeg: [-150, -70, -88], foreshortening: [0.5, 1] },
    ],
  },
  {
    name: 'side leg raise',
    also: ['side-lying leg', 'leg abduction', 'side leg lift'],
    view: 'front',
    seconds: 3,
    says: 'lies on her side and lifts the upper leg',
    stances: [
      { ...ON_SIDE, leg: [-90, -90, -82], farLeg: [-88, -88, -98] },
      { ...ON_SIDE, leg: [-90, -90, -82], farLeg: [-124, -124, -134] },
    ],
  },
]
