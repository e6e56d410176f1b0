import {
  along,
  BONES,
  type Foreshortening,
  hipOffset,
  isMirrored,
  type Limb,
  type Point,
  type Pose,
  type Side,
  shift,
  shoulderOffset,
  soleOffset,
  trunkOf,
  type View,
} from './skeleton.ts'

/** The part that supports the figure: the near one of a pair; the rest follows from the angles between it and the hips. */
type Carrier = 'foot' | 'knee' | 'hips' | 'shoulders' | 'elbow'

/** A fixed position of a hand or a foot; elbow or knee follow. */
export interface Place {
  /** The position of the wrist, or of the ankle while the foot is flat. */
  x: number
  /** Height above the floor. For a foot: of the surface under the sole. */
  height: number
  /** The direction of fingers or toes, in degrees like those of a limb. */
  toward: number
  /** In front view an elbow may point either way: 1 outwards, -1 inwards. */
  bend?: 1 | -1
}

/** An arm or a leg: by its angles (a missing one continues the preceding one), or by the position of hand or foot. */
type Aim = readonly [upper: number, lower?: number, end?: number] | Place

/** A pose as it is described: what supports the figure, how the back leans, where hands and feet are. */
export interface Stance {
  /** Carrier, its horizontal position and its height; default: the near foot, on the floor at 0. */
  on?: readonly [carrier: Carrier, x: number, height?: number]
  /** Degrees clockwise from upright of the pelvis, and of the chest if it differs. */
  lean: number
  chest?: number
  /** How far the head bends forward from the line of the chest. */
  nod?: number
  shrug?: Point
  arm: Aim
  /** The far side equals the near one by default. */
  farArm?: Aim
  leg: Aim
  farLeg?: Aim
  foreshortening?: Foreshortening
  reach?: number
  gaze?: number
  rope?: number
}

export function hand(x: number, height: number, toward = 90, bend?: 1 | -1): Place {
  return bend ? { x, height, toward, bend } : { x, height, toward }
}

/** Returns a foot's position at a height; with `toward` under 90 it is on the ball, over 90 on the heel. */
export function foot(x: number, toward = 90, height = 0): Place {
  return { x, height, toward }
}

/**
 * One part of a stance as numbers of one kind, so that it can be interpolated: a carrier's position, the spine, a
 * limb's angles or a limb's position.
 */
export interface Channel {
  kind: Carrier | 'spine' | 'angles' | 'place' | 'place inwards'
  values: readonly number[]
}
export type ChannelName = 'on' | 'spine' | 'farArm' | 'nearArm' | 'farLeg' | 'nearLeg'
export type Channels = Readonly<Record<ChannelName, Channel>>

export function channelsOf(stance: Stance, view: View): Channels {
  const [carrier, x, height = 0] = stance.on ?? ['foot', 0]
  const { lean, chest = lean, nod = 0, shrug = [0, 0], foreshortening = [1, 1], arm, leg } = stance
  const { reach = 1, gaze = 0, rope } = stance
  return {
    on: { kind: carrier, values: [x, height] },
    spine: {
      kind: 'spine',
      values: [
        lean,
        chest,
        nod,
        ...shrug,
        ...foreshortening,
        reach,
        gaze,
        ...(rope === undefined ? [] : [rope]),
      ],
    },
    farArm: limbChannel(stance.farArm ?? mirrored(arm, view), 0),
    nearArm: limbChannel(arm, 0),
    farLeg: limbChannel(
      stance.farLeg ?? mirrored(carrying(leg, carrier), view),
      isMirrored(view, 'far') ? -90 : 90,
    ),
    nearLeg: limbChannel(carrying(leg, carrier), 90),
  }
}

/** Makes a supporting foot flat on the floor by default. */
function carrying(leg: Aim, carrier: Carrier): Aim {
  if ('toward' in leg || carrier !== 'foot') return leg
  const [thigh, shin = thigh, toes = 90] = leg
  return [thigh, shin, toes]
}

/** Returns the far limb: equal to the near one in side view, mirrored in front view. */
function mirrored(aim: Aim, view: View): Aim {
  if (view === 'side') return aim
  if ('toward' in aim) return { ...aim, x: -aim.x, toward: -aim.toward }
  const [upper, lower = upper, end] = aim
  return end === undefined ? [-upper, -lower] : [-upper, -lower, -end]
}

function limbChannel(aim: Aim, endTurn: number): Channel {
  if ('toward' in aim) {
    return {
      kind: aim.bend === -1 ? 'place inwards' : 'place',
      values: [aim.x, aim.height, aim.toward],
    }
  }
  const [upper, lower = upper, end = lower + endTurn] = aim
  return { kind: 'angles', values: [upper, lower, end] }
}

/** Half the thickness of a knee on the floor, and of an elbow. */
const KNEE_HEIGHT = 12
const ELBOW_HEIGHT = 8

/** Converts a stance to the angle of every joint. A straight limb points towards a position out of reach. */
export function poseOf(channels: Channels, view: View): Pose {
  const [pelvis = 0, chest = 0, nod = 0, right = 0, down = 0, thigh = 1, shin = 1, reach, gaze, rope] =
    channels.spine.values
  const draft: Pose = {
    view,
    hips: [0, 0],
    pelvis,
    chest,
    head: chest + nod,
    shrug: [right, down],
    farArm: triple(channels.farArm),
    nearArm: triple(channels.nearArm),
    farLeg: triple(channels.farLeg),
    nearLeg: triple(channels.nearLeg),
    farForeshortening: [thigh, shin],
    nearForeshortening: [thigh, shin],
    reach,
    gaze,
    rope,
  }
  const pose = { ...draft, hips: carriedHips(draft, channels) }
  const far = legOf(pose, 'far', channels.farLeg)
  const near = legOf(pose, 'near', channels.nearLeg)
  return {
    ...pose,
    farArm: armOf(pose, 'far', channels.farArm),
    nearArm: armOf(pose, 'near', channels.nearArm),
    farLeg: far.leg,
    nearLeg: near.leg,
    farForeshortening: far.foreshortening,
    nearForeshortening: near.foreshortening,
  }
}

function triple({ values: [first = 0, second = 0, third = 0] }: Channel): Limb {
  return [first, second, third]
}

function carriedHips(draft: Pose, { on }: Channels): Point {
  const [x = 0, height = 0] = on.values
  const [thigh, shin, toes] = draft.nearLeg
  const hip = hipOffset(draft.view, 'near', draft.pelvis)
  const knee = along(hip, thigh, BONES.thigh * draft.nearForeshortening[0])
  // The draft's hips are at 0 0, so that the carrier's position in it is the vector from the hips to the carrier.
  const from = (targetX: number, targetHeight: number, [wayX, wayY]: Point): Point => [
    targetX - wayX,
    -targetHeight - wayY,
  ]
  switch (on.kind) {
    case 'shoulders':
      return from(x, height, trunkOf(draft).shoulders)
    case 'elbow': {
      const offset = shoulderOffset(draft.view, 'near', draft.chest)
      const elbow = along(shift(trunkOf(draft).shoulders, offset), draft.nearArm[0], BONES.arm)
      return from(x, height + ELBOW_HEIGHT, elbow)
    }
    case 'knee':
      return from(x, height + KNEE_HEIGHT, knee)
    case 'foot': {
      const [ankleX, ankleY] = ankleOn(x, height, toes, false)
      return from(ankleX, -ankleY, along(knee, shin, BONES.shin * draft.nearForeshortening[1]))
    }
    default:
      return [x, -height]
  }
}

/** Returns the ankle's position while the ball of the foot (with raised toes: the heel) stays where it is in a flat foot. */
function ankleOn(x: number, height: number, toward: number, isLeft: boolean): Point {
  const part = (isLeft ? -toward : toward) > 90 ? 'heel' : 'ball'
  const [flatX] = soleOffset(part, isLeft ? -90 : 90, isLeft)
  const [offX, offY] = soleOffset(part, toward, isLeft)
  return [x + flatX - offX, -height - offY]
}

function armOf(pose: Pose, side: Side, channel: Channel): Limb {
  if (channel.kind === 'angles') return triple(channel)
  const [x, height, toward] = triple(channel)
  const offset = shoulderOffset(pose.view, side, pose.chest)
  const from = shift(trunkOf(pose).shoulders, offset)
  const outwards = side === 'far' ? 1 : -1
  const way = pose.view === 'side' ? 1 : channel.kind === 'place' ? outwards : -outwards
  const { reach = 1 } = pose
  const [upper, lower] = twoBones(
    from,
    standingAt(pose.view, side, [x, -height]),
    BONES.arm * reach,
    BONES.forearm * reach,
    way,
  )
  // An arm's range is centred about half-way between hanging and overhead.
  const first = nearest(
    upper,
    pose.view === 'side' ? 62 - pose.chest : (side === 'far' ? -60 : 60) - pose.chest,
  )
  const second = nearest(lower, first)
  return [first, second, nearest(toward, second)]
}

function legOf(pose: Pose, side: Side, channel: Channel): { leg: Limb; foreshortening: Foreshortening } {
  const said = pose.nearForeshortening
  if (channel.kind === 'angles') return { leg: triple(channel), foreshortening: said }
  const [x, height, toward] = triple(channel)
  const isLeft = isMirrored(pose.view, side)
  const from = shift(pose.hips, hipOffset(pose.view, side, pose.pelvis))
  const to = standingAt(pose.view, side, ankleOn(x, height, toward, isLeft))
  const foreshortening = pose.view === 'front' ? kneeForward(from, to, said) : said
  const [thigh, shin] = foreshortening
  const [upper, lower] = twoBones(from, to, BONES.thigh * thigh, BONES.shin * shin, isLeft ? 1 : -1)
  const first = nearest(upper, (pose.view === 'side' ? 55 : 0) - pose.pelvis)
  const second = nearest(lower, first)
  return { leg: [first, second, nearest(toward, second + (isLeft ? -90 : 90))], foreshortening }
}

/** Returns the foreshortening in front view: a knee bends towards the viewer first, outwards only further on. */
function kneeForward(hip: Point, ankle: Point, [thigh, shin]: Foreshortening): Foreshortening {
  const share = Math.hypot(ankle[0] - hip[0], ankle[1] - hip[1]) / (BONES.thigh + BONES.shin)
  const shorter = Math.min(1, Math.max(0.9, share * 1.004))
  return [thigh * shorter, shin * shorter]
}

/** Offsets the positions of the far hand and foot in side view. */
function standingAt(view: View, side: Side, point: Point): Point {
  return view === 'side' ? shift(point, shoulderOffset(view, side, 0)) : point
}

/** Returns the angles of two bones that lead from one point to another; `way` 1: the second bends to larger angles. */
export function twoBones(
  from: Point,
  to: Point,
  first: number,
  second: number,
  way: number,
): [number, number] {
  const across = to[0] - from[0]
  const down = to[1] - from[1]
  const longest = first + second - 1e-6
  const shortest = Math.abs(first - second) + 1e-6
  const distance = Math.max(shortest, Math.min(Math.hypot(across, down), longest))
  const direction = degrees(Math.atan2(across, down))
  const cosine = (first ** 2 + distance ** 2 - second ** 2) / (2 * first * distance)
  const upper = direction - way * degrees(Math.acos(Math.max(-1, Math.min(1, cosine))))
  const elbow = along(from, upper, first)
  const end = along(from, direction, distance)
  return [upper, degrees(Math.atan2(end[0] - elbow[0], end[1] - elbow[1]))]
}

/** Returns an equivalent angle within half a turn of another one. */
export function nearest(angle: number, other: number): number {
  return angle + 360 * Math.round((other - angle) / 360)
}

function degrees(radians: number): number {
  return (radians * 180) / Math.PI
}
