import { FACE } from './move.ts'
import {
  BONES,
  beyondLimits,
  type Joint,
  jointsOf,
  type Limb,
  limbsOf,
  type Point,
  type Pose,
  type Side,
} from './skeleton.ts'
import { channelsOf, nearest, poseOf, type Stance, twoBones } from './stance.ts'

/** A handle of the figure: an elbow or a knee turns its limb, a hand or a foot pulls the whole limb along. */
export type Handle = `${Side} ${'elbow' | 'hand' | 'knee' | 'foot'}`

export const HANDLES: readonly Handle[] = [
  'far elbow',
  'far hand',
  'near elbow',
  'near hand',
  'far knee',
  'far foot',
  'near knee',
  'near foot',
]

/** Half the thickness of the parts the figure may sit or kneel on. */
const KNEE_GIRTH = 12
const HIPS_GIRTH = 18
const SOLE = 13
/** Height above the floor from which a foot hangs freely. */
const LIFTED = 18
/** The angle of a hanging foot. */
const STRETCHED = 38

/** Outwards means larger angles on the near side, smaller ones on the far side. */
const outwards = (side: Side): 1 | -1 => (side === 'far' ? -1 : 1)

/** A named pose, seen from the front. */
export interface Strike {
  name: string
  /** Its words in a picture's description. */
  says: string
  pose: Pose
}

const STANCES: readonly [name: string, says: string, stance: Stance][] = [
  ['Hurray', 'both arms up', { ...FACE, arm: [142, 160], leg: [10, 4] }],
  ['Tree', 'on one leg, her arms a crown', { lean: 0, arm: [148, 206], leg: [64, -68], farLeg: [-2, -2] }],
  [
    'Warrior',
    'in a wide lunge, her arms spread',
    { lean: 0, arm: [90, 90], leg: [66, 2], farLeg: [-45, -45] },
  ],
  ['Star', 'arms and legs spread like a star', { ...FACE, arm: [130, 130], leg: [30, 30] }],
  [
    'Dance',
    'dancing, one knee high',
    { lean: -7, nod: 9, arm: [104, 168], farArm: [-142, -122], leg: [60, -32], farLeg: [-4, 4] },
  ],
  ['Strong', 'in a deep squat, showing her arms', { ...FACE, arm: [94, 172], leg: [44, -2] }],
  [
    'Reach',
    'reaching over to one side',
    { lean: 0, chest: 24, arm: [8, 30], farArm: [-196, -220], leg: [14, 10] },
  ],
]

/** The poses the figure strikes in turn (FIGURE-POSE-2). */
export const STRIKES: readonly Strike[] = STANCES.map(([name, says, stance]) => ({
  name,
  says,
  pose: settle({ ...poseOf(channelsOf(stance, 'front'), 'front'), hips: [0, 0] }),
}))

/** Returns the limb a handle is on, and the bone it turns. */
function partOf(handle: Handle): { side: Side; limb: 'arm' | 'leg'; bone: 0 | 1 } {
  const [side, joint] = handle.split(' ')
  return {
    side: side === 'far' ? 'far' : 'near',
    limb: joint === 'elbow' || joint === 'hand' ? 'arm' : 'leg',
    bone: joint === 'elbow' || joint === 'knee' ? 0 : 1,
  }
}

function middleOf(side: Side, limb: 'arm' | 'leg'): Joint {
  return limb === 'arm' ? `${side} elbow` : `${side} knee`
}

/** Returns the position of a handle. */
export function placeOf(pose: Pose, handle: Handle): Point {
  const joints = jointsOf(pose)
  const { side, limb, bone } = partOf(handle)
  if (bone === 0) return joints[middleOf(side, limb)]
  const [from, to]: [Joint, Joint] =
    limb === 'arm' ? [`${side} wrist`, `${side} fingers`] : [`${side} ankle`, `${side} ball`]
  return [(joints[from][0] + joints[to][0]) / 2, (joints[from][1] + joints[to][1]) / 2]
}

/**
 * Returns how far a joint is turned, in whole degrees: for elbow and knee the angle of the limb from hanging (outwards
 * is positive), for hand and foot the bend of the joint above it.
 */
export function turnOf(pose: Pose, handle: Handle): number {
  const { side, limb, bone } = partOf(handle)
  const [upper, lower] = limbsOf(pose, side)[limb]
  const trunk = limb === 'arm' ? pose.chest : pose.pelvis
  if (bone === 0) return Math.round(outwards(side) * (upper + trunk))
  return Math.round(outwards(side) * (limb === 'arm' ? lower - upper : upper - lower))
}

/** Returns the same pose with one bone turned; the bones below it move along. */
function withBone(pose: Pose, { side, limb, bone }: ReturnType<typeof partOf>, angle: number): Pose {
  const [upper, lower, end] = limbsOf(pose, side)[limb]
  const by = angle - (bone === 0 ? upper : lower)
  const turned: Limb = [bone === 0 ? angle : upper, lower + by, end + by]
  if (limb === 'arm') return side === 'far' ? { ...pose, farArm: turned } : { ...pose, nearArm: turned }
  return side === 'far' ? { ...pose, farLeg: turned } : { ...pose, nearLeg: turned }
}

const STEP = 1

/** Turns a bone towards an angle within the range of a human joint (FIGURE-POSE-1). */
function turnBone(pose: Pose, part: ReturnType<typeof partOf>, angle: number): Pose {
  const [upper, lower] = limbsOf(pose, part.side)[part.limb]
  const from = part.bone === 0 ? upper : lower
  const steps = Math.ceil(Math.abs(angle - from) / STEP)
  let found = pose
  for (let step = 1; step <= steps; step += 1) {
    const next = withBone(pose, part, from + ((angle - from) * step) / steps)
    if (beyondLimits(next).length > 0) break
    found = next
  }
  return found
}

/** Returns the range in which a joint can be turned in this pose, in the degrees of `turnOf`. */
export function rangeOf(pose: Pose, handle: Handle): readonly [from: number, to: number] {
  const ends = [-360, 360].map((by) => turnOf(turnJoint(pose, handle, turnOf(pose, handle) + by), handle))
  return [Math.min(...ends), Math.max(...ends)]
}

/** Turns a joint to an angle in degrees (`turnOf`), or as near as it can; the figure stays on the floor. */
export function turnJoint(pose: Pose, handle: Handle, degrees: number): Pose {
  const part = partOf(handle)
  const way = outwards(part.side) * (part.limb === 'leg' && part.bone === 1 ? -1 : 1)
  const [upper, lower] = limbsOf(pose, part.side)[part.limb]
  const angle = (part.bone === 0 ? upper : lower) + way * (degrees - turnOf(pose, handle))
  return settle(turnBone(pose, part, angle))
}

/**
 * Pulls a handle towards a point as far as the joints allow; the figure stays on the floor.
 * @param to in units of the doll
 */
export function pullTo(pose: Pose, handle: Handle, to: Point): Pose {
  const part = partOf(handle)
  const { side, limb, bone } = part
  const joints = jointsOf(pose)
  const hangsFrom: Joint = limb === 'arm' ? `${side} shoulder` : `${side} hip`
  const pin = joints[hangsFrom]
  const [upper, lower] = limbsOf(pose, side)[limb]
  if (bone === 0) return settle(turnBone(pose, part, nearest(angleTo(pin, to), upper)))
  const [first, second] =
    limb === 'arm' ? [BONES.arm, BONES.forearm + BONES.hand / 2] : [BONES.thigh, BONES.shin]
  // An elbow stays bent in its direction; a knee has only one.
  const isLarger = limb === 'arm' ? Math.sign(lower - upper) || outwards(side) : -outwards(side)
  const [wanted] = twoBones(pin, to, first, second, isLarger)
  const raised = turnBone(pose, { ...part, bone: 0 }, nearest(wanted, upper))
  const joint = jointsOf(raised)[middleOf(side, limb)]
  const [, hanging] = limbsOf(raised, side)[limb]
  return settle(turnBone(raised, part, nearest(angleTo(joint, to), hanging)))
}

function angleTo([x, y]: Point, [toX, toY]: Point): number {
  return (Math.atan2(toX - x, toY - y) * 180) / Math.PI
}

/** Puts the figure on the floor: the lowest part touches it, a foot near it lies flat, a lifted one hangs. */
function settle(pose: Pose): Pose {
  const joints = jointsOf(pose)
  const floor = Math.max(
    joints.hips[1] + HIPS_GIRTH,
    ...(['far', 'near'] as const).flatMap((side) => [
      joints[`${side} knee`][1] + KNEE_GIRTH,
      joints[`${side} ankle`][1] + SOLE,
    ]),
  )
  const leg = (side: Side): Limb => {
    const [thigh, shin] = limbsOf(pose, side).leg
    const height = floor - joints[`${side} ankle`][1] - SOLE
    const way = outwards(side)
    const flat = Math.max(-80, Math.min(80, -way * shin))
    const share = Math.min(1, Math.max(0, height / LIFTED))
    return [thigh, shin, shin + way * (90 + flat * (1 - share) - STRETCHED * share)]
  }
  const stood = { ...pose, farLeg: leg('far'), nearLeg: leg('near') }
  const feet = jointsOf(stood)
  const lowest = Math.max(
    floor,
    ...(['far', 'near'] as const).flatMap((side) =>
      (['heel', 'ball', 'toes'] as const).map((part) => feet[`${side} ${part}`][1]),
    ),
  )
  return { ...stood, hips: [pose.hips[0], pose.hips[1] - lowest] }
}

/** Returns a pose between two others, `share` from 0 to 1. */
export function poseBetween(from: Pose, to: Pose, share: number): Pose {
  const mix = (a: number, b: number) => a + (b - a) * share
  const limb = (a: Limb, b: Limb): Limb => [mix(a[0], b[0]), mix(a[1], b[1]), mix(a[2], b[2])]
  return settle({
    ...to,
    pelvis: mix(from.pelvis, to.pelvis),
    chest: mix(from.chest, to.chest),
    head: mix(from.head, to.head),
    farArm: limb(from.farArm, to.farArm),
    nearArm: limb(from.nearArm, to.nearArm),
    farLeg: limb(from.farLeg, to.farLeg),
    nearLeg: limb(from.nearLeg, to.nearLeg),
  })
}

/** Writes a pose as whole degrees, short enough for a link. */
export function writePose({ pelvis, chest, head, farArm, nearArm, farLeg, nearLeg }: Pose): string {
  const limbs = [farArm, nearArm, farLeg, nearLeg].flatMap((limb) => limb.slice(0, 2))
  return [pelvis, chest, head, ...limbs].map((angle) => Math.round(angle) || 0).join('_')
}

const WRITTEN = /^-?\d{1,3}(?:_-?\d{1,3}){10}$/

/** Parses the output of `writePose`; null for any other text, and for poses no human can take. */
export function readPose(text: string): Pose | null {
  if (!WRITTEN.test(text)) return null
  const [pelvis = 0, chest = 0, head = 0, ...limbs] = text.split('_').map(Number)
  const limb = (at: number): Limb => {
    const [upper = 0, lower = 0] = limbs.slice(at * 2)
    return [upper, lower, lower]
  }
  const pose = settle({
    view: 'front',
    hips: [0, 0],
    pelvis,
    chest,
    head,
    shrug: [0, 0],
    farArm: limb(0),
    nearArm: limb(1),
    farLeg: limb(2),
    nearLeg: limb(3),
    farForeshortening: [1, 1],
    nearForeshortening: [1, 1],
  })
  return beyondLimits(pose).length === 0 ? pose : null
}

/** Returns the description of a pose's picture, after 'A paper figure '; a free pose has none of the names. */
export function describePose(pose: Pose): string {
  const written = writePose(pose)
  return STRIKES.find((strike) => writePose(strike.pose) === written)?.says ?? 'in a pose of your own'
}
