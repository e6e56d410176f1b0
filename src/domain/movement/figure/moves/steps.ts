import type { Move, WrittenMove } from '../move.ts'
import { foot, hand, type Place, type Stance } from '../stance.ts'
import { STEPPING_UP } from './squats.ts'

interface Gait {
  /** From the hips to the foot at its furthest, in front and behind. */
  stride: number
  /** How high the foot is lifted while moving forward. */
  lift: number
  /** How far an arm swings from the line of the body, and how far its elbow is bent. */
  swing: number
  elbow: number
  lean: number
  /** The fixed position of both arms while walking, instead of swinging. */
  arms?: Required<Pick<Stance, 'arm' | 'farArm'>>
  /** Height of the hips over the standing foot. */
  high?: number
}

type Steps = Pick<Move, 'isRound' | 'isWalking' | 'stances' | 'still'>

/** Returns two steps in side view: eight stances, with feet on the floor moving back evenly. */
function walking({ stride, lift, swing, elbow, lean, arms, high = 160 }: Gait): Steps {
  const path: readonly Place[] = [
    foot(stride, 104),
    foot(stride / 2, 90),
    foot(0, 90),
    foot(-stride / 2, 84),
    foot(-stride, 58),
    foot(-stride * 0.62, 46, lift),
    foot(stride * 0.25, 84, lift * 0.6),
    foot(stride * 0.86, 104, lift * 0.3),
  ]
  const at = (index: number): Place => path[index % 8] ?? foot(0)
  const stance = (index: number): Stance => {
    const share = Math.cos((index / 4) * Math.PI)
    const arm = (way: number) => {
      const upper = -swing * way * share - lean + 2
      return [upper, upper + elbow * (1 - 0.25 * way * share)] as const
    }
    // Highest over the standing foot, lowest when both feet are far apart.
    const wide = 15 + Math.sqrt(147 ** 2 - (stride - 5) ** 2)
    return {
      on: ['hips', 1, high + (Math.min(wide, high) - high) * share ** 2],
      lean,
      arm: arm(1),
      farArm: arm(-1),
      ...arms,
      leg: at(index),
      farLeg: at(index + 4),
    }
  }
  return {
    isRound: true,
    isWalking: true,
    stances: [stance(0), stance(1), stance(2), stance(3), stance(4), stance(5), stance(6), stance(7)],
    still: [0, 0.25],
  }
}

interface Marching {
  thigh: number
  shin: number
  hips?: number
  lean?: number
  /** Upper arm and forearm of the side whose knee is up, and of the other one. */
  back?: readonly [number, number]
  fore?: readonly [number, number]
}

/** Returns marching on the spot: one knee up, both feet down, the other knee up, both feet down. */
function onTheSpot({
  thigh,
  shin,
  hips = 160,
  lean = 0,
  back = [-22, 26],
  fore = [26, 96],
}: Marching): Steps {
  const down: Stance = { on: ['hips', 6, hips - 1], lean, arm: [0, 40], leg: foot(0) }
  const lifted = [thigh, shin, shin + 102] as const
  const up: Stance = { on: ['hips', 6, hips], lean, arm: back, farArm: fore, leg: lifted, farLeg: foot(0) }
  const other: Stance = { ...up, arm: fore, farArm: back, leg: foot(0), farLeg: lifted }
  return { isRound: true, stances: [up, down, other, down], still: [0, 0.25] }
}

const ON_A_ROPE: Gait = { stride: 23, lift: 12, swing: 0, elbow: 0, lean: 0 }

export const STEPS: readonly WrittenMove[] = [
  {
    name: 'march on the spot',
    also: ['march', 'marching', 'walk on the spot', 'walking in place'],
    seconds: 1.8,
    says: 'marches on the spot, one knee high, arms swinging along',
    ...onTheSpot({ thigh: 76, shin: -8 }),
  },
  {
    name: 'march and reach',
    also: ['march with arms up'],
    seconds: 2.2,
    says: 'marches on the spot and reaches one arm after the other to the ceiling',
    ...onTheSpot({ thigh: 76, shin: -8, back: [4, 30], fore: [168, 176] }),
  },
  {
    name: 'high knees',
    also: ['knee lifts', 'knee raises', 'running on the spot', 'run on the spot', 'standing knee'],
    seconds: 0.9,
    says: 'runs on the spot, knees as high as her hips',
    ...onTheSpot({ thigh: 92, shin: -6, lean: 3, back: [-36, 50], fore: [36, 126] }),
  },
  {
    name: 'butt kicks',
    also: ['heel kicks', 'butt kickers', 'heels to seat', 'hamstring kicks'],
    seconds: 0.9,
    says: 'runs on the spot, heels to her seat',
    ...onTheSpot({ thigh: 4, shin: -122, lean: 4, back: [-30, 50], fore: [30, 116] }),
  },
  {
    name: 'easy walk',
    also: ['walk', 'walking', 'stroll'],
    seconds: 1.3,
    says: 'walks at an easy pace, arms swinging',
    ...walking({ stride: 47, lift: 10, swing: 22, elbow: 16, lean: 0 }),
  },
  {
    name: 'brisk walk',
    also: ['power walk', 'walk fast', 'quick walk', 'nordic walk'],
    seconds: 0.95,
    says: 'walks as if the bus were just arriving, elbows bent',
    ...walking({ stride: 58, lift: 14, swing: 34, elbow: 86, lean: 5 }),
    harder: {
      says: 'climbs stairs, one step after the other',
      seconds: 3,
      isRound: false,
      isWalking: false,
      alternates: true,
      still: [0.5, 0],
      props: [{ kind: 'step', x: 40 }],
      stances: STEPPING_UP,
    },
  },
  {
    name: 'slow walk home',
    also: ['slow walk', 'cool-down walk', 'mindful walk'],
    seconds: 1.7,
    says: 'walks home slowly, looking about her',
    ...walking({ stride: 36, lift: 8, swing: 14, elbow: 10, lean: -1 }),
  },
  {
    name: 'jog',
    also: ['jogging', 'run', 'running'],
    seconds: 0.8,
    says: 'jogs, elbows bent',
    ...walking({ stride: 54, lift: 44, swing: 36, elbow: 92, lean: 8, high: 152 }),
  },
  {
    name: 'heel-to-toe walk',
    also: ['tandem walk', 'tightrope', 'walk on a line'],
    seconds: 2.6,
    says: 'walks as on a rope, one heel right in front of the other toes, arms out for balance',
    ...walking({ ...ON_A_ROPE, arms: { arm: [58, 68], farArm: [-46, -38] } }),
    easier: {
      says: 'walks heel to toe, one hand along a low wall',
      props: [{ kind: 'counter', x: -900, width: 1800, height: 164 }],
      ...walking({ ...ON_A_ROPE, arms: { arm: [6, 14], farArm: hand(46, 172, 82) } }),
    },
  },
]
