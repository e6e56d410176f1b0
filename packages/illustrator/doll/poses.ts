type Joints = readonly [leftUpper: number, leftLower: number, rightUpper: number, rightLower: number]

/**
 * A pose is a set of joint angles. Limbs: degrees from straight down, 90 to the right, -90 to the left.
 * The torso's lean: degrees clockwise from upright. Left and right are the viewer's.
 */
export interface Pose {
  /** What the figure does, for an alt text. */
  label: string
  lean: number
  /** Added to the lean for neck and head. */
  nod?: number
  /** In profile: shoulders and hips are close together. */
  isProfile?: boolean
  /** Upper arm and forearm, left and right. */
  arms: Joints
  /** Thigh and shin, left and right. */
  legs: Joints
  /** Direction of the toes. */
  feet: readonly [number, number]
  /** Height above the ground, in the doll's units. */
  air?: number
  /** Something in each hand, or between both. */
  holds?: 'dumbbells' | 'kettlebell' | 'rope' | 'racket'
  /** What the figure sits on. */
  rides?: 'bicycle'
}

export const POSES = {
  press: {
    label: 'pressing two dumbbells overhead',
    lean: 0,
    arms: [-152, -178, 152, 178],
    legs: [-22, -10, 22, 10],
    feet: [-82, 82],
    holds: 'dumbbells',
  },
  goblet: {
    label: 'in a deep squat with a kettlebell',
    lean: 0,
    arms: [-34, 138, 34, -138],
    legs: [-72, 4, 72, -4],
    feet: [-78, 78],
    holds: 'kettlebell',
  },
  swing: {
    label: 'swinging a kettlebell',
    lean: 12,
    nod: 2,
    isProfile: true,
    arms: [98, 94, 94, 92],
    legs: [24, -12, 6, -18],
    feet: [88, 86],
    holds: 'kettlebell',
  },
  curl: {
    label: 'lifting dumbbells',
    lean: 0,
    arms: [-40, -158, 40, 158],
    legs: [-14, -6, 14, 6],
    feet: [-80, 80],
    holds: 'dumbbells',
  },
  star: {
    label: 'jumping with arms and legs thrown wide',
    lean: 0,
    arms: [-132, -142, 132, 142],
    legs: [-36, -30, 36, 30],
    feet: [-62, 62],
    air: 46,
  },
  leap: {
    label: 'leaping',
    lean: 8,
    arms: [-122, -140, 118, 132],
    legs: [-74, -82, 66, 40],
    feet: [-110, 76],
    air: 58,
  },
  sidebend: {
    label: 'in a long side stretch',
    lean: -17,
    nod: -4,
    arms: [-64, 44, 168, 206],
    legs: [-16, -8, 18, 8],
    feet: [-82, 82],
  },
  reach: {
    label: 'stretching up tall',
    lean: 0,
    arms: [-164, -176, 164, 176],
    legs: [-9, -3, 9, 3],
    feet: [-80, 80],
  },
  warrior: {
    label: 'in warrior pose',
    lean: 0,
    arms: [-90, -92, 90, 88],
    legs: [-50, -48, 70, 0],
    feet: [-70, 90],
  },
  crescent: {
    label: 'in a high lunge with arms raised',
    lean: -4,
    isProfile: true,
    arms: [152, 164, 140, 156],
    legs: [-46, -60, 82, -2],
    feet: [40, 90],
  },
  lunge: {
    label: 'in a lunge',
    lean: 4,
    isProfile: true,
    arms: [-36, 56, 42, 118],
    legs: [-20, -78, 84, 0],
    feet: [-8, 90],
  },
  tree: {
    label: 'standing in tree pose',
    lean: 0,
    arms: [-154, 163, 154, -163],
    legs: [-3, 0, 66, -64],
    feet: [-84, -30],
  },
  balance: {
    label: 'balancing on one leg',
    lean: 78,
    nod: -14,
    isProfile: true,
    arms: [96, 92, 88, 86],
    legs: [-96, -94, 2, -2],
    feet: [-100, 90],
  },
  plank: {
    label: 'holding a plank',
    lean: 79,
    nod: -8,
    isProfile: true,
    arms: [2, 90, -2, 88],
    legs: [-78, -80, -81, -78],
    feet: [14, 10],
  },
  downdog: {
    label: 'in downward dog',
    lean: 128,
    nod: 24,
    isProfile: true,
    arms: [52, 50, 48, 50],
    legs: [-28, -26, -32, -30],
    feet: [76, 74],
  },
  run: {
    label: 'running',
    lean: 11,
    nod: -4,
    isProfile: true,
    arms: [-62, 26, 46, 136],
    legs: [-24, -104, 66, -12],
    feet: [-172, 78],
    air: 12,
  },
  walk: {
    label: 'walking',
    lean: 3,
    isProfile: true,
    arms: [-32, -8, 30, 62],
    legs: [-18, -36, 28, 14],
    feet: [56, 92],
  },
  meditate: {
    label: 'sitting cross-legged',
    lean: 0,
    arms: [-26, -48, 26, 48],
    legs: [-76, 74, 76, -74],
    feet: [60, -60],
  },
  dance: {
    label: 'dancing',
    lean: -8,
    nod: 6,
    arms: [-146, -122, 104, 168],
    legs: [-18, -4, 58, -34],
    feet: [-80, 66],
  },
  groove: {
    label: 'dancing',
    lean: 9,
    nod: -5,
    arms: [-106, -164, 138, 112],
    legs: [-52, 20, 16, 6],
    feet: [-66, 82],
  },
  cheer: {
    label: 'with both arms in the air',
    lean: 0,
    arms: [-142, -164, 142, 164],
    legs: [-11, -5, 11, 5],
    feet: [-80, 80],
  },
  highknee: {
    label: 'marching on the spot',
    lean: -2,
    isProfile: true,
    arms: [-40, 48, 38, 128],
    legs: [-4, -4, 86, 0],
    feet: [88, 84],
  },
  pushup: {
    label: 'in a push-up',
    lean: 62,
    nod: 6,
    isProfile: true,
    arms: [4, 1, -3, 0],
    legs: [-60, -62, -61, -62],
    feet: [14, 10],
  },
  taichi: {
    label: 'in a slow tai chi step',
    lean: 0,
    nod: 3,
    arms: [-58, -112, 66, 112],
    legs: [-52, -6, 38, 22],
    feet: [-80, 82],
  },
  ride: {
    label: 'cycling',
    lean: 24,
    nod: -12,
    isProfile: true,
    arms: [37, 56, 20, 67],
    legs: [58, -55, 56, -18],
    feet: [82, 86],
    rides: 'bicycle',
  },
  skip: {
    label: 'skipping rope',
    lean: 0,
    arms: [-24, -62, 24, 62],
    legs: [-8, -14, 8, 14],
    feet: [-64, 64],
    air: 44,
    holds: 'rope',
  },
  racket: {
    label: 'reaching for a ball with a racket',
    lean: 7,
    nod: 3,
    arms: [-76, -112, 138, 150],
    legs: [-44, -40, 44, 8],
    feet: [-66, 84],
    holds: 'racket',
  },
} as const satisfies Record<string, Pose>

export type PoseName = keyof typeof POSES

export function isPoseName(word: string): word is PoseName {
  return Object.hasOwn(POSES, word)
}

export function poseOf(name: PoseName): Pose {
  return POSES[name]
}
