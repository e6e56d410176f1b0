import type { WrittenMove } from '../move.ts'
import { foot, hand, type Stance } from '../stance.ts'

/** On the back, knees bent, feet on the floor, arms at the sides. */
const LYING: Stance = { on: ['hips', 0, 20], lean: -90, nod: 4, arm: [86, 90], leg: foot(64) }

const bridge = (lean: number, chest: number): Stance => ({
  on: ['shoulders', -88, 22],
  lean,
  chest,
  nod: -88 - chest,
  arm: [75, 90],
  leg: foot(64),
})

/** Seen from above: on the back, head up, arms wide. */
const fromAbove = (
  thighs: readonly [number, number],
  shins: readonly [number, number],
  short: readonly [number, number],
): Stance => ({
  on: ['hips', 0, 0],
  lean: 0,
  arm: [82, 86],
  leg: [thighs[1], shins[1], 80],
  farLeg: [thighs[0], shins[0], -80],
  foreshortening: short,
})

/** Returns a curl on the back, knees bent, seat and feet fixed: only the trunk curls up. */
const curl = (lean: number, chest: number, nod: number, arm: Stance['arm']): Stance => ({
  on: ['hips', 0, 20],
  lean,
  chest,
  nod,
  arm,
  leg: foot(70),
})

/** The curl of a bicycle crunch. */
const CRUNCH = curl(-84, -54, 14, [100, 222, 226])

const DEAD_BUG: Stance = { ...LYING, arm: [176, 180], leg: [184, 92, 170] }

export const ON_BACK: readonly WrittenMove[] = [
  {
    name: 'bridge',
    also: ['hip raise', 'hip lift', 'hip thrust', 'pelvic lift'],
    seconds: 4.5,
    says: 'lies on her back and lifts her hips to a bridge, knees and shoulders one line',
    stances: [bridge(-89, -88), bridge(-116, -106)],
    easier: {
      says: 'lies on her back and lifts her hips half as high',
      stances: [bridge(-89, -88), bridge(-103, -97)],
    },
    harder: {
      says: 'lifts her hips to a bridge with one foot off the floor',
      stances: [
        { ...bridge(-89, -88), leg: [112, 112, 190], farLeg: foot(64) },
        { ...bridge(-116, -106), leg: [112, 112, 190], farLeg: foot(64) },
      ],
    },
  },
  {
    name: 'figure four',
    also: ['figure 4', 'pigeon'],
    view: 'above',
    seconds: 6,
    isHeld: true,
    says: 'lies on her back, seen from above, one ankle on the other knee, and draws the legs towards her',
    stances: [
      {
        on: ['hips', 0, 0],
        lean: 0,
        arm: [34, 12],
        leg: [66, -84, -30],
        farLeg: [-8, -3, -70],
        foreshortening: [0.9, 1],
      },
      {
        on: ['hips', 0, 0],
        lean: 0,
        arm: hand(10, -14, -50),
        farArm: hand(-38, -12, 40),
        leg: [70, -82, -30],
        farLeg: [-8, -3, -70],
        foreshortening: [0.62, 0.98],
      },
    ],
  },
  {
    name: 'legs up the wall',
    also: ['legs up', 'legs on the wall', 'viparita karani', 'legs on a chair'],
    seconds: 8,
    isHeld: true,
    says: 'lies on her back with her legs up the wall',
    props: [{ kind: 'wall', x: 34 }],
    stances: [
      { on: ['hips', 4, 20], lean: -90, nod: 4, arm: [77, 92], leg: [200, 145, 180] },
      { on: ['hips', 4, 20], lean: -90, nod: 4, arm: [77, 92], leg: [176, 175, 262] },
    ],
  },
  {
    name: 'belly breaths',
    also: ['deep breaths', 'breathe', 'breathing'],
    seconds: 8,
    says: 'lies on her back, knees bent, hands on her belly, and breathes',
    stances: [
      { ...LYING, lean: -92, chest: -88, arm: [78, 128, 104] },
      { ...LYING, lean: -82, chest: -97, nod: 9, arm: [78, 137, 108] },
    ],
  },
  {
    name: 'knees side to side',
    also: ['windshield wipers', 'windscreen wipers', 'knee drops', 'knee rocks', 'lower back rotation'],
    view: 'above',
    seconds: 5,
    says: 'lies on her back, seen from above, and lets her bent knees fall from one side to the other',
    stances: [
      { ...fromAbove([-58, -50], [22, 30], [0.86, 0.9]), lean: -5, chest: 0 },
      fromAbove([-6, 6], [-2, 2], [0.6, 0.55]),
      { ...fromAbove([50, 58], [-30, -22], [0.86, 0.9]), lean: 5, chest: 0 },
    ],
    still: [1, 0],
  },
  {
    name: 'lying twist',
    also: ['twist'],
    view: 'above',
    seconds: 7,
    isHeld: true,
    says: 'lies on her back, seen from above, both knees to one side and arms wide',
    stances: [
      fromAbove([-6, 6], [-2, 2], [0.6, 0.55]),
      { ...fromAbove([79, 92], [2, 10], [0.98, 0.96]), lean: 5, chest: -4, nod: -6, gaze: -1 },
    ],
  },
  {
    name: 'nothing at all',
    also: ['savasana', 'corpse pose', 'lie down', 'lie there', 'relaxation', 'rest on the floor'],
    view: 'above',
    seconds: 9,
    says: 'lies on her back, seen from above, arms and legs loose; that is all',
    stances: [
      { on: ['hips', 0, 0], lean: 0, arm: [30, 26], leg: [10, 11, 62] },
      { on: ['hips', 0, 0], lean: 0, arm: [35, 32], leg: [12, 13, 66], shrug: [0, -2] },
    ],
  },
  {
    name: 'pelvic tilts',
    also: ['tilt your pelvis'],
    seconds: 5,
    says: 'lies on her back, knees bent, and presses the small of her back into the floor',
    stances: [
      { on: ['hips', 0, 21], lean: -72, chest: -104, nod: 18, arm: [86, 90], leg: foot(64) },
      { on: ['hips', 0, 21], lean: -100, chest: -84, nod: 0, arm: [86, 90], leg: foot(64) },
    ],
  },
  {
    name: 'dead bug',
    also: ['deadbug', 'dying bug'],
    seconds: 5,
    alternates: true,
    says: 'lies on her back and lowers one arm and the opposite leg',
    stances: [DEAD_BUG, { ...DEAD_BUG, farArm: [246, 252], leg: [122, 92, 170], farLeg: DEAD_BUG.leg }],
    easier: {
      says: 'lies on her back and taps one heel after the other on the floor',
      stances: [
        { ...DEAD_BUG, arm: [86, 90] },
        { ...DEAD_BUG, arm: [86, 90], leg: foot(88, 108), farLeg: DEAD_BUG.leg },
      ],
    },
    harder: {
      says: 'lies on her back and lowers one arm and the opposite leg, all the way straight',
      stances: [DEAD_BUG, { ...DEAD_BUG, farArm: [252, 258], leg: [100, 100, 184], farLeg: DEAD_BUG.leg }],
    },
  },
  {
    name: 'knees to chest',
    also: ['hug your knees', 'apanasana', 'rock and roll'],
    seconds: 6,
    says: 'lies on her back and hugs her knees to her chest',
    stances: [
      { on: ['hips', 0, 21], lean: -92, nod: 6, arm: hand(-8, 74, 130), leg: [196, 70, 140] },
      { on: ['hips', 0, 23], lean: -100, chest: -88, nod: 8, arm: hand(-28, 78, 150), leg: [222, 78, 150] },
    ],
  },
  {
    name: 'long stretch',
    also: ['full-body stretch', 'make yourself long'],
    seconds: 7,
    isHeld: true,
    says: 'lies on her back, arms over her head and legs long, and makes herself tall',
    stances: [
      { on: ['hips', 0, 20], lean: -90, nod: 3, arm: [86, 90], leg: [92, 91, 168] },
      { on: ['hips', 0, 20], lean: -89, nod: 2, arm: [258, 264], leg: [92, 91, 140] },
    ],
  },
  {
    name: 'crunch',
    also: ['curl-up', 'ab curl', 'abdominal curl'],
    seconds: 3,
    says: 'lies on her back, knees bent, and curls head and shoulders off the floor',
    stances: [curl(-90, -90, 6, [100, 226, 230]), curl(-84, -52, 14, [100, 222, 226])],
  },
  {
    name: 'sit-up',
    also: ['situp', 'roll-up'],
    seconds: 4,
    says: 'rolls up from her back until she sits, arms forward',
    stances: [curl(-90, -90, 6, [150, 156]), curl(-70, -30, 16, [110, 112]), curl(-8, 14, 4, [84, 88])],
  },
  {
    name: 'bicycle crunch',
    also: ['bicycles', 'cycling on your back', 'elbow to knee'],
    seconds: 2.4,
    isRound: true,
    says: 'lies on her back, shoulders lifted, and cycles with her legs',
    stances: [
      { ...CRUNCH, leg: [196, 96, 160], farLeg: [108, 106, 170] },
      { ...CRUNCH, leg: [108, 106, 170], farLeg: [196, 96, 160] },
    ],
    still: [0, 0.5],
  },
  {
    name: 'leg raise',
    also: ['leg lifts', 'lying leg', 'leg lowers', 'scissors', 'flutter kicks', 'hundred'],
    seconds: 4,
    says: 'lies on her back and lowers her straight legs towards the floor',
    stances: [
      { ...LYING, leg: [172, 171, 240] },
      { ...LYING, leg: [106, 105, 170] },
    ],
  },
  {
    name: 'russian twist',
    also: ['seated twist', 'boat', 'navasana', 'v sit', 'hollow hold', 'hollow body'],
    seconds: 3,
    says: 'balances on her seat, shins lifted, arms forward',
    stances: [
      { on: ['hips', 0, 20], lean: -30, chest: -24, nod: 8, arm: [88, 92], leg: foot(74, 96) },
      { on: ['hips', 0, 20], lean: -42, chest: -30, nod: 8, arm: [92, 96], leg: [128, 86, 150] },
    ],
  },
]
