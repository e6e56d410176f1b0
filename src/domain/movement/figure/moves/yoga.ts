import type { WrittenMove } from '../move.ts'
import { foot, hand } from '../stance.ts'

const BUTTERFLY = {
  on: ['hips', 0, 22],
  lean: 0,
  arm: hand(16, 26, -70),
  foreshortening: [0.92, 0.72],
} as const

export const YOGA: readonly WrittenMove[] = [
  {
    name: 'warrior one',
    also: ['crescent', 'high lunge', 'virabhadrasana i', 'warrior'],
    seconds: 7,
    isHeld: true,
    says: 'stands in a long lunge, arms over her head',
    stances: [
      { on: ['hips', -28, 130], lean: 2, arm: [10, 16], leg: foot(60), farLeg: foot(-132, 54) },
      {
        on: ['hips', 0, 112],
        lean: 5,
        chest: -4,
        nod: -6,
        arm: [172, 178],
        leg: foot(60),
        farLeg: foot(-132, 48),
      },
    ],
  },
  {
    name: 'warrior two',
    also: ['warrior 2', 'warrior ii', 'virabhadrasana ii'],
    view: 'front',
    seconds: 7,
    isHeld: true,
    says: 'stands wide with one knee bent, arms stretched to both sides',
    stances: [
      { on: ['hips', 0, 134], lean: 0, arm: [24, 20], leg: foot(84) },
      { on: ['hips', 22, 112], lean: 0, arm: [88, 90], leg: foot(84) },
    ],
  },
  {
    name: 'triangle',
    also: ['trikonasana', 'windmill', 'side angle'],
    view: 'front',
    seconds: 7,
    isHeld: true,
    says: 'stands wide, tips to one side and reaches the upper arm to the ceiling',
    stances: [
      { on: ['hips', 0, 138], lean: 0, arm: [86, 88], leg: foot(72) },
      {
        on: ['hips', -14, 136],
        lean: 46,
        chest: 74,
        nod: -6,
        arm: [2, 4],
        farArm: [-176, -178],
        leg: foot(72),
      },
    ],
  },
  {
    name: 'seated forward fold',
    also: ['hamstring stretch', 'paschimottanasana', 'sit and reach', 'forward bend, seated'],
    seconds: 7,
    isHeld: true,
    says: 'sits with long legs and folds forward over them',
    stances: [
      { on: ['hips', 0, 20], lean: -2, arm: hand(52, 34, 84), leg: [91, 90, 178] },
      { on: ['hips', 0, 20], lean: 42, chest: 76, nod: 12, arm: hand(126, 34, 84), leg: [91, 90, 178] },
    ],
  },
  {
    name: 'butterfly',
    also: [
      'cobbler',
      'bound angle',
      'groin stretch',
      'lotus',
      'meditation',
      'meditate',
      'sit and breathe',
      'breathing seated',
      'cross-legged',
    ],
    view: 'front',
    seconds: 7,
    isHeld: true,
    hasArmsBefore: true,
    says: 'sits on the floor, soles together and knees wide',
    stances: [
      { ...BUTTERFLY, leg: [97, -80, -75] },
      { ...BUTTERFLY, leg: [87, -88, -83] },
    ],
  },
]
