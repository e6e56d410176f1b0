import type { Move, WrittenMove } from '../move.ts'
import { foot, type Stance } from '../stance.ts'

const feet = (near: number, far: number, nearLift = 0, farLift = 0): Pick<Stance, 'leg' | 'farLeg'> => ({
  leg: foot(near, 90, nearLift),
  farLeg: foot(far, -90, farLift),
})

/** Returns side steps, to the right and close, to the left and close: the moving foot is lifted. */
function sideSteps(
  step: number,
  hips: number,
  open: Stance['arm'],
  shut: Stance['arm'],
  lift: number,
): Move['stances'] {
  const half = step / 2
  const stance = (
    x: number,
    height: number,
    arm: Stance['arm'],
    near: number,
    far: number,
    up = 0,
    farUp = 0,
  ): Stance => ({
    on: ['hips', x, height],
    lean: 0,
    arm,
    ...feet(near, far, up, farUp),
  })
  const low = hips - step * 0.1
  return [
    stance(-half, hips, shut, 18 - half, -18 - half),
    stance(-half / 2, hips - 2, shut, 18, -18 - half, lift),
    stance(0, low, open, 18 + half, -18 - half),
    stance(half / 2, hips - 2, shut, 18 + half, -18, 0, lift),
    stance(half, hips, shut, 18 + half, half - 18),
    stance(half / 2, hips - 2, shut, 18 + half, -18, 0, lift),
    stance(0, low, open, 18 + half, -18 - half),
    stance(-half / 2, hips - 2, shut, 18, -18 - half, lift),
  ]
}

const boxer = (
  hips: number,
  x: number,
  near: readonly [number, number],
  far: readonly [number, number],
  heel = 78,
): Stance => ({
  on: ['hips', x, hips],
  lean: 8,
  nod: -2,
  arm: near,
  farArm: far,
  leg: foot(-34, heel),
  farLeg: foot(26, heel + 8),
})
const GUARD = [34, 142] as const
const PUNCH = [84, 88] as const

/** Seated, seen from the front: the thighs point to the viewer. */
const SEATED: Stance = {
  on: ['hips', 0, 100],
  lean: 0,
  arm: [9, 5],
  leg: [24, 2, 88],
  foreshortening: [0.3, 0.9],
}

export const DANCES: readonly WrittenMove[] = [
  {
    name: 'step touch',
    also: ['side step', 'side touch'],
    view: 'front',
    seconds: 2.6,
    isRound: true,
    says: 'steps to the side and closes, arms finding their own way',
    stances: sideSteps(52, 158, [58, 100], [24, 6], 10),
    still: [0.25, 0],
  },
  {
    name: 'sideways gallop',
    also: ['side gallop', 'gallop', 'side shuffle', 'lateral shuffle', 'side skip'],
    view: 'front',
    seconds: 1.5,
    isRound: true,
    says: 'gallops sideways in quick steps, arms out',
    stances: sideSteps(104, 160, [86, 82], [58, 74], 24),
    still: [0.25, 0],
    easier: {
      seconds: 2.8,
      says: 'walks sideways, step by step',
      stances: sideSteps(76, 158, [40, 26], [24, 10], 8),
    },
    harder: {
      says: 'gallops sideways and touches the floor at each end',
      seconds: 2.6,
      stances: [
        { on: ['hips', -48, 70], lean: -16, chest: -40, arm: [96, 90], farArm: [-6, -4], ...feet(6, -94) },
        { on: ['hips', 0, 158], lean: 0, arm: [70, 80], leg: foot(44, 90, 14) },
        { on: ['hips', 48, 70], lean: 16, chest: 40, arm: [6, 4], farArm: [-96, -90], ...feet(94, -6) },
        { on: ['hips', 0, 158], lean: 0, arm: [70, 80], leg: foot(44, 90, 14) },
      ],
      still: [0.5, 0],
    },
  },
  {
    name: "boxer's bounce",
    also: ['boxing', 'punches', 'jab', 'boxer'],
    seconds: 1.1,
    isRound: true,
    says: 'bounces on her feet and punches the air, left and right',
    stances: [
      boxer(151, 4, PUNCH, GUARD),
      boxer(154, 2, GUARD, GUARD, 70),
      boxer(151, 4, GUARD, PUNCH),
      boxer(154, 2, GUARD, GUARD, 70),
    ],
    still: [0, 0.5],
    easier: {
      says: 'punches the air, left and right, feet still',
      seconds: 1.6,
      stances: [
        boxer(152, 4, PUNCH, GUARD, 90),
        boxer(152, 2, GUARD, GUARD, 90),
        boxer(152, 4, GUARD, PUNCH, 90),
        boxer(152, 2, GUARD, GUARD, 90),
      ],
    },
    harder: { says: 'punches the air as fast as she can', seconds: 0.7 },
  },
  {
    name: 'whatever the chorus says',
    also: ['dance', 'freestyle', 'dancing', 'disco'],
    view: 'front',
    seconds: 2.4,
    isRound: true,
    says: 'dances as if nobody were in the kitchen, arms big',
    stances: [
      {
        on: ['hips', -22, 148],
        lean: 8,
        chest: -8,
        nod: -4,
        arm: [126, 166],
        farArm: [-70, -20],
        leg: foot(40),
      },
      { on: ['hips', 0, 154], lean: 0, arm: [96, 60], farArm: [-96, -140], leg: foot(40) },
      {
        on: ['hips', 22, 148],
        lean: -8,
        chest: 8,
        nod: 4,
        arm: [70, 20],
        farArm: [-126, -166],
        leg: foot(40),
      },
      { on: ['hips', 0, 154], lean: 0, arm: [96, 140], farArm: [-96, -60], leg: foot(40) },
    ],
    still: [0, 0.5],
    easier: {
      says: 'dances with her arms, sitting down',
      props: [{ kind: 'stool', x: -44 }],
      stances: [
        { ...SEATED, lean: 0, chest: -10, arm: [126, 166], farArm: [-70, -20] },
        { ...SEATED, lean: 0, arm: [96, 60], farArm: [-96, -140] },
        { ...SEATED, lean: 0, chest: 10, arm: [70, 20], farArm: [-126, -166] },
        { ...SEATED, lean: 0, arm: [96, 140], farArm: [-96, -60] },
      ],
    },
  },
  {
    name: 'jumping jack',
    also: ['star jump', 'side straddle hop', 'jacks'],
    view: 'front',
    seconds: 1.4,
    says: 'jumps with arms and legs thrown wide',
    stances: [
      { on: ['hips', 0, 159], lean: 0, arm: [10, 6], leg: foot(20) },
      { on: ['hips', 0, 178], lean: 0, arm: [84, 88], leg: foot(44, 90, 24) },
      { on: ['hips', 0, 148], lean: 0, arm: [148, 154], leg: foot(70) },
    ],
  },
  {
    name: 'skipping rope',
    also: ['jump rope', 'skip rope', 'skipping'],
    view: 'front',
    seconds: 0.7,
    holds: 'rope',
    hasArmsBefore: true,
    says: 'jumps lightly on both feet, a rope passing over her head and under them',
    stances: [
      { on: ['hips', 0, 152], lean: 0, arm: [16, 62], rope: -200, leg: foot(14) },
      { on: ['hips', 0, 184], lean: 0, arm: [20, 58], rope: 172, leg: foot(14, 56, 22) },
    ],
  },
]
