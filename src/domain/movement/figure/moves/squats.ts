import type { Move, WrittenMove } from '../move.ts'
import { foot, hand } from '../stance.ts'

const sitting = { on: ['hips', -60, 92], lean: 34, nod: -12, leg: foot(0) } as const

const SQUAT_JUMP = {
  seconds: 2.4,
  says: 'jumps up from a squat, arms swinging back',
  stances: [
    { lean: 40, nod: -14, arm: [40, 50], leg: [76, -27] },
    { lean: 8, arm: [-6, 0], leg: [2, -8, 80] },
    { on: ['hips', 10, 196], lean: 2, arm: [-24, -14], leg: [-2, -10, 50] },
  ],
  still: [1, 0],
} as const satisfies Partial<Move>

/** Onto a step 40 high, one foot after the other. */
export const STEPPING_UP: Move['stances'] = [
  { on: ['hips', 6, 160], lean: 0, arm: [2, 12], leg: foot(0) },
  {
    on: ['hips', 10, 158],
    lean: 4,
    arm: [-10, 20],
    farArm: [20, 66],
    leg: foot(44, 78, 54),
    farLeg: foot(0),
  },
  {
    on: ['hips', 24, 166],
    lean: 12,
    arm: [-16, 20],
    farArm: [30, 76],
    leg: foot(70, 90, 40),
    farLeg: foot(0, 70),
  },
  {
    on: ['hips', 50, 186],
    lean: 10,
    arm: [10, 50],
    farArm: [0, 40],
    leg: foot(70, 90, 40),
    farLeg: foot(20, 50, 52),
  },
  { on: ['hips', 74, 200], lean: 0, arm: [4, 14], leg: foot(70, 90, 40) },
]

export const SQUATS: readonly WrittenMove[] = [
  {
    name: 'squat',
    also: ['knee bend', 'chair pose', 'utkatasana'],
    seconds: 4,
    says: 'squats low, arms forward; her standing position shows pale behind her',
    stances: [
      { lean: 0, arm: [6, 12], leg: [-2, -4] },
      { lean: 38, nod: -14, arm: [84, 86], leg: [82, -27] },
    ],
    easier: {
      says: 'squats until her seat touches a chair; her standing position shows pale behind her',
      props: [{ kind: 'chair', x: -66 }],
      stances: [
        { on: ['hips', 6, 160], lean: 0, arm: [6, 12], leg: foot(0) },
        { ...sitting, arm: [84, 84] },
      ],
    },
    harder: {
      says: 'squats very low and stays there, arms forward',
      seconds: 7,
      stances: [
        { lean: 0, arm: [6, 12], leg: [-2, -4] },
        { lean: 38, nod: -14, arm: [88, 90], leg: [102, -34] },
        { lean: 37, nod: -14, arm: [90, 92], leg: [103, -34] },
      ],
    },
    said: { hop: SQUAT_JUMP, jump: SQUAT_JUMP },
  },
  {
    name: 'squat jump',
    also: ['hop', 'jump'],
    ...SQUAT_JUMP,
  },
  {
    name: 'sit and stand',
    also: ['box squat', 'squat to a chair'],
    seconds: 4,
    says: 'touches a chair with her seat, arms forward; her standing position shows pale behind her',
    props: [{ kind: 'chair', x: -66 }],
    stances: [
      { on: ['hips', 6, 160], lean: 0, arm: [8, 14], leg: foot(0) },
      { on: ['hips', -32, 122], lean: 40, nod: -10, arm: [70, 74], leg: foot(0) },
      { ...sitting, arm: [80, 84] },
    ],
    easier: {
      says: 'sits down on a chair and pushes off with her hands on her thighs',
      stances: [
        { on: ['hips', 6, 160], lean: 0, arm: [4, 12], leg: foot(0) },
        { on: ['hips', -34, 120], lean: 46, nod: -14, arm: hand(6, 112, 60), leg: foot(0) },
        { ...sitting, arm: hand(0, 112, 60) },
      ],
    },
    harder: {
      says: 'hovers a hand above the seat of a chair, arms forward',
      stances: [
        { on: ['hips', 6, 160], lean: 0, arm: [8, 14], leg: foot(0) },
        { on: ['hips', -52, 106], lean: 44, nod: -12, arm: [82, 84], leg: foot(0) },
      ],
    },
  },
  {
    name: 'backward lunge',
    also: ['lunge', 'split squat'],
    seconds: 4.5,
    alternates: true,
    says: 'steps back into a lunge, both knees bent, chest proud',
    stances: [
      { lean: 0, arm: [2, 10], leg: [-2, -4], farLeg: foot(0) },
      { lean: 4, arm: [-10, 40], farArm: [20, 60], leg: [34, -8], farLeg: foot(-74, 50, 12) },
      { lean: 6, arm: [-30, 44], farArm: [36, 104], leg: [80, -5], farLeg: foot(-152, 30) },
    ],
    easier: {
      says: 'holds a chair and takes a small step back into a lunge',
      props: [{ kind: 'chair', x: 97 }],
      stances: [
        { lean: 0, arm: hand(59, 174, 70), leg: [-2, -4], farLeg: foot(0) },
        { lean: 4, arm: hand(59, 174, 70), leg: [20, -6], farLeg: foot(-54, 56, 8) },
        { lean: 6, arm: hand(59, 174, 70), leg: [50, -8], farLeg: foot(-104, 38) },
      ],
    },
  },
  {
    name: 'forward lunge',
    also: ['walking lunge', 'front lunge'],
    seconds: 4,
    alternates: true,
    says: 'steps forward into a lunge, both knees bent',
    stances: [
      { on: ['hips', 6, 160], lean: 0, arm: [2, 10], leg: foot(0) },
      {
        on: ['hips', 44, 142],
        lean: 4,
        arm: [-10, 40],
        farArm: [20, 60],
        leg: foot(72, 96, 12),
        farLeg: foot(0, 70),
      },
      {
        on: ['hips', 74, 102],
        lean: 6,
        arm: [-30, 44],
        farArm: [36, 104],
        leg: foot(138),
        farLeg: foot(0, 32),
      },
    ],
  },
  {
    name: 'side lunge',
    also: ['lateral lunge', 'cossack squat', 'sideways lunge'],
    view: 'front',
    seconds: 4,
    alternates: true,
    says: 'steps to the side and bends one knee, the other leg long',
    stances: [
      { on: ['hips', 0, 158], lean: 0, arm: [9, 5], leg: foot(22) },
      { on: ['hips', 34, 150], lean: 4, arm: [20, -20], leg: foot(66, 90, 14), farLeg: foot(-22, -90) },
      { on: ['hips', 82, 108], lean: 10, chest: 6, arm: [40, -62], leg: foot(118), farLeg: foot(-22, -90) },
    ],
    hasArmsBefore: true,
  },
  {
    name: 'wall sit',
    also: ['wall squat'],
    seconds: 6,
    isHeld: true,
    says: 'sits against a wall as on a chair that is not there',
    props: [{ kind: 'wall', x: -24, isLeft: true }],
    stances: [
      { on: ['hips', 0, 140], lean: 0, arm: [14, 20], leg: foot(66) },
      { on: ['hips', 0, 90], lean: 0, arm: hand(60, 112, 80), leg: foot(66) },
    ],
  },
  {
    name: 'step-up',
    also: ['stairs', 'box step'],
    seconds: 4,
    alternates: true,
    says: 'steps up onto a step',
    props: [{ kind: 'step', x: 40, width: 120, height: 40 }],
    stances: STEPPING_UP,
  },
]
