/** Right and down, in units of the doll (about 300 tall); the floor is y = 0, above it y is negative. */
export type Point = readonly [x: number, y: number]

/**
 * The view of the figure. `side`: looking to the right. `front`: looking at the viewer. `above`: lying on its back,
 * seen from above.
 */
export type View = 'side' | 'front' | 'above'

/**
 * One arm or leg: degrees from straight down, 90 to the right, -90 to the left. The last is that of the hand or the toes.
 */
export type Limb = readonly [upper: number, lower: number, end: number]

/** Fractions of their full lengths. */
export type Foreshortening = readonly [thigh: number, shin: number]

/** The angle of every joint and the position of the hips. Near and far in front view: right and left. */
export interface Pose {
  view: View
  hips: Point
  /** Degrees clockwise from upright of the lowest part of the spine. */
  pelvis: number
  /** The same for the uppermost part; the middle one is half-way between both. */
  chest: number
  head: number
  /** The offset of the shoulders: rolled, shrugged. */
  shrug: Point
  farArm: Limb
  nearArm: Limb
  farLeg: Limb
  nearLeg: Limb
  /** Seen from above or the front a leg that points to the viewer looks shorter. */
  farForeshortening: Foreshortening
  nearForeshortening: Foreshortening
  /** Seen from the front: the visible fraction of the arms' length; default 1. Arms that point to the viewer look shorter. */
  reach?: number
  /** Seen from the front or above: the direction of the gaze, from -1 (left) to 1; default 0, at the viewer. */
  gaze?: number
  /** How far the middle of a skipping rope hangs below the hands; negative above them. */
  rope?: number
}

/** Lengths of the bones. */
export const BONES = {
  pelvis: 28,
  belly: 28,
  shoulder: 32,
  neck: 44,
  arm: 52,
  forearm: 56,
  hand: 18,
  thigh: 74,
  shin: 74,
} as const

/** Offset of the far arm and leg in side view. */
const DEPTH: Point = [7, -3]
const SHOULDER_HALF = 25
const HIP_HALF = 14

export type Joint =
  | 'hips'
  | 'waist'
  | 'ribs'
  | 'neck'
  | 'crown'
  | `${Side} ${'shoulder' | 'elbow' | 'wrist' | 'fingers' | 'hip' | 'knee' | 'ankle' | 'heel' | 'ball' | 'toes'}`
export type Side = 'far' | 'near'

/** Heel, ball and toes relative to the ankle while the foot is flat and points to the right. */
const SOLE = { heel: [-11, 13], ball: [30, 13], toes: [33, 8] } as const

/** Returns the spine's joints, and the midpoint between the shoulders. */
export function trunkOf(pose: Pose): Record<'waist' | 'ribs' | 'neck' | 'shoulders', Point> {
  const waist = above(pose.hips, pose.pelvis, BONES.pelvis)
  const ribs = above(waist, (pose.pelvis + pose.chest) / 2, BONES.belly)
  return {
    waist,
    ribs,
    neck: above(ribs, pose.chest, BONES.neck),
    shoulders: shift(above(ribs, pose.chest, BONES.shoulder), pose.shrug),
  }
}

/** Returns the position of every joint: forward kinematics from the hips outwards. */
export function jointsOf(pose: Pose): Record<Joint, Point> {
  const { waist, ribs, neck, shoulders } = trunkOf(pose)
  return {
    hips: pose.hips,
    waist,
    ribs,
    neck,
    crown: above(neck, pose.head, 56),
    ...limbJoints(pose, 'far', shoulders),
    ...limbJoints(pose, 'near', shoulders),
  }
}

export function limbsOf(pose: Pose, side: Side): { arm: Limb; leg: Limb; foreshortening: Foreshortening } {
  return side === 'far'
    ? { arm: pose.farArm, leg: pose.farLeg, foreshortening: pose.farForeshortening }
    : { arm: pose.nearArm, leg: pose.nearLeg, foreshortening: pose.nearForeshortening }
}

type SideJoint<S extends Side> = Extract<Joint, `${S} ${string}`>

function limbJoints<S extends Side>(pose: Pose, side: S, shoulders: Point): Record<SideJoint<S>, Point>
function limbJoints(pose: Pose, side: Side, shoulders: Point): Record<string, Point> {
  const { arm, leg, foreshortening } = limbsOf(pose, side)
  const shoulder = shift(shoulders, shoulderOffset(pose.view, side, pose.chest))
  const hip = shift(pose.hips, hipOffset(pose.view, side, pose.pelvis))
  const { reach = 1 } = pose
  const elbow = along(shoulder, arm[0], BONES.arm * reach)
  const wrist = along(elbow, arm[1], BONES.forearm * reach)
  const knee = along(hip, leg[0], BONES.thigh * foreshortening[0])
  const ankle = along(knee, leg[1], BONES.shin * foreshortening[1])
  const sole = (part: keyof typeof SOLE) =>
    shift(ankle, soleOffset(part, leg[2], isMirrored(pose.view, side)))
  return {
    [`${side} shoulder`]: shoulder,
    [`${side} elbow`]: elbow,
    [`${side} wrist`]: wrist,
    [`${side} fingers`]: along(wrist, arm[2], BONES.hand),
    [`${side} hip`]: hip,
    [`${side} knee`]: knee,
    [`${side} ankle`]: ankle,
    [`${side} heel`]: sole('heel'),
    [`${side} ball`]: sole('ball'),
    [`${side} toes`]: sole('toes'),
  }
}

/** Whether a foot is mirrored: in front view the far foot, on the viewer's left, points to the left. */
export function isMirrored(view: View, side: Side): boolean {
  return view !== 'side' && side === 'far'
}

/** Returns the offset from the ankle to a point of the sole, for a foot whose toes point to `toes` degrees. */
export function soleOffset(part: keyof typeof SOLE, toes: number, isLeft: boolean): Point {
  const [x, y] = SOLE[part]
  return isLeft ? turn([-x, y], -90 - toes) : turn([x, y], 90 - toes)
}

/** Returns the offset from the middle of shoulders or hips to the pin of one side. */
function pinOffset(view: View, side: Side, half: number, lean: number): Point {
  if (view === 'side') return side === 'far' ? DEPTH : [0, 0]
  return turn([side === 'far' ? -half : half, 0], lean)
}

export function shoulderOffset(view: View, side: Side, chest: number): Point {
  return pinOffset(view, side, SHOULDER_HALF, chest)
}

export function hipOffset(view: View, side: Side, pelvis: number): Point {
  return pinOffset(view, side, HIP_HALF, pelvis)
}

export function shift([x, y]: Point, [right, down]: Point): Point {
  return [x + right, y + down]
}

/** Returns the point at a distance along a bone that hangs at an angle (0 down, 90 right). */
export function along([x, y]: Point, angle: number, length: number): Point {
  return [x + Math.sin(radians(angle)) * length, y + Math.cos(radians(angle)) * length]
}

/** Returns the point above another along a part of the spine that leans clockwise from upright. */
function above([x, y]: Point, lean: number, length: number): Point {
  return [x + Math.sin(radians(lean)) * length, y - Math.cos(radians(lean)) * length]
}

/** Rotates clockwise about the origin. */
function turn([x, y]: Point, degrees: number): Point {
  const cos = Math.cos(radians(degrees))
  const sin = Math.sin(radians(degrees))
  return [x * cos - y * sin, x * sin + y * cos]
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}

/** The range of each human joint, in degrees. Straight is 0; forward and inward bends are positive. */
const LIMITS = {
  spine: [-62, 85],
  neck: [-50, 62],
  shoulder: [-75, 203],
  elbow: [0, 154],
  wrist: [-95, 95],
  hip: [-36, 148],
  knee: [0, 162],
  ankle: [-85, 42],
} as const

/** The ranges in front view, where an arm or a thigh may rotate about its own axis. */
const FRONT_LIMITS = {
  ...LIMITS,
  spine: [-48, 48],
  neck: [-45, 45],
  shoulder: [-75, 192],
  elbow: [-152, 152],
  hip: [-40, 115],
  knee: [-25, 178],
  ankle: [-85, 85],
} as const

/** Lying on its back the figure can drop a bent knee inwards too. */
const LYING_LIMITS = { ...FRONT_LIMITS, hip: [-85, 100], knee: [-95, 162] } as const

/** Returns the joints that are out of range in a pose, each with its angle. */
export function beyondLimits(pose: Pose): string[] {
  const limits = { side: LIMITS, front: FRONT_LIMITS, above: LYING_LIMITS }[pose.view]
  const found: string[] = []
  const check = (name: string, joint: keyof typeof LIMITS, angle: number) => {
    const [low, high] = limits[joint]
    if (angle < low - 0.01 || angle > high + 0.01) found.push(`${name} ${angle.toFixed(1)}`)
  }
  check('spine', 'spine', pose.chest - pose.pelvis)
  check('neck', 'neck', pose.head - pose.chest)
  for (const side of ['far', 'near'] as const) {
    const { arm, leg } = limbsOf(pose, side)
    const way = isMirrored(pose.view, side) ? -1 : 1
    check(`${side} shoulder`, 'shoulder', way * (arm[0] + pose.chest))
    check(`${side} elbow`, 'elbow', way * (arm[1] - arm[0]))
    check(`${side} wrist`, 'wrist', arm[2] - arm[1])
    check(`${side} hip`, 'hip', way * (leg[0] + pose.pelvis))
    check(`${side} knee`, 'knee', way * (leg[0] - leg[1]))
    check(`${side} ankle`, 'ankle', way * (leg[2] - leg[1]) - 90)
  }
  return found
}
