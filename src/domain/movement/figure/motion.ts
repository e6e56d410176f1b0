import type { Limb, Pose, View } from './skeleton.ts'
import { type Channel, type ChannelName, type Channels, channelsOf, poseOf, type Stance } from './stance.ts'

/** How a figure moves: through its stances and back, or in a cycle. */
export interface Motion {
  view: View
  /** From high to low, or from the start to the end of the move: two or more. */
  stances: readonly [Stance, Stance, ...Stance[]]
  /** Whether the first stance follows the last, as in walking; otherwise the motion reverses. */
  isRound?: boolean
  /** Whether the figure moves into the last stance and stays there, breathing: a stretch, a balance. */
  isHeld?: boolean
  /** Seconds of one repetition, or of one breath. */
  seconds: number
}

/** The parts of a pose, each interpolated separately. */
const CHANNELS: readonly ChannelName[] = ['on', 'spine', 'farArm', 'nearArm', 'farLeg', 'nearLeg']

/**
 * Returns the pose at a phase of the move.
 * @param phase 0 the first stance, 1 the last (in a cycle: the first again). Between them the figure starts and stops
 * smoothly and passes the middle stances without stopping; hands and feet with one position in two neighbouring stances
 * keep it exactly.
 */
export function poseAt(motion: Motion, phase: number): Pose {
  const { view, isRound } = motion
  const all = keysOf(motion)
  const segments = isRound ? all.length : all.length - 1
  const along = Math.min(Math.max(phase, 0), 1) * segments
  const index = Math.min(Math.floor(along), segments - 1)
  const at = (position: number): Key | undefined =>
    isRound ? all[(position + all.length) % all.length] : all[position]
  const from = at(index)
  const to = at(index + 1)
  if (!from || !to) throw new RangeError('A motion has two stances or more')
  const before = at(index - 1)
  const after = at(index + 2)
  const channel = (name: ChannelName): Channel => {
    const [{ kind: start }, { kind: end }] = [from.channels[name], to.channels[name]]
    const kind = start === end ? start : name === 'on' ? 'hips' : 'angles'
    const values = (key: Key | undefined) => key && valuesAs(key, name, kind)
    const [a = [], b = [], c, d] = [values(from), values(to), values(before), values(after)]
    return {
      kind,
      values: a.map((value, i) => between(c?.[i], value, b[i] ?? value, d?.[i], along - index)),
    }
  }
  const [on, spine, farArm, nearArm, farLeg, nearLeg] = CHANNELS.map(channel)
  if (!on || !spine || !farArm || !nearArm || !farLeg || !nearLeg)
    throw new RangeError('A channel is missing')
  return poseOf({ on, spine, farArm, nearArm, farLeg, nearLeg }, view)
}

/** A stance as its channels and as the resulting pose. */
interface Key {
  channels: Channels
  pose: Pose
}

/** Cached per motion: an animated figure reads it sixty times a second. */
const known = new WeakMap<Motion, readonly Key[]>()

function keysOf(motion: Motion): readonly Key[] {
  const found = known.get(motion)
  if (found) return found
  const keys = motion.stances.map((stance): Key => {
    const channels = channelsOf(stance, motion.view)
    return { channels, pose: poseOf(channels, motion.view) }
  })
  known.set(motion, keys)
  return keys
}

/** Converts a channel's values to another kind: a position to the angles that reach it, a carrier to the hips it carries. */
function valuesAs(
  { channels, pose }: Key,
  name: ChannelName,
  kind: Channel['kind'],
): readonly number[] | undefined {
  const channel = channels[name]
  if (channel.kind === kind) return channel.values
  if (name === 'on' && kind === 'hips') return [pose.hips[0], -pose.hips[1]]
  if (kind === 'angles' && name !== 'on' && name !== 'spine') return pose[name]
  return undefined
}

/**
 * Interpolates by a cubic that never overshoots: its slope is zero where the values change direction, stay equal or
 * end, so that planted feet stay planted.
 */
function between(
  before: number | undefined,
  from: number,
  to: number,
  after: number | undefined,
  share: number,
): number {
  const step = to - from
  const start = slope(before === undefined ? 0 : from - before, step)
  const end = slope(step, after === undefined ? 0 : after - to)
  const squared = share * share
  const cubed = squared * share
  return (
    from + step * (3 * squared - 2 * cubed) + start * (cubed - 2 * squared + share) + end * (cubed - squared)
  )
}

function slope(before: number, after: number): number {
  return before * after <= 0 ? 0 : (2 * before * after) / (before + after)
}

/** Seconds to move into a held stance, and how far a breath moves out of it. */
const SECONDS_INTO = 3
const BREATH = 0.06

/** Returns the phase of the move after some seconds, and the number of repetitions done. */
export function phaseAt(
  { isRound, isHeld, seconds }: Pick<Motion, 'isRound' | 'isHeld' | 'seconds'>,
  elapsed: number,
): { phase: number; repetition: number } {
  if (isHeld) {
    const breaths = (elapsed - SECONDS_INTO) / seconds
    const phase =
      breaths < 0
        ? Math.max(0, elapsed / SECONDS_INTO)
        : 1 - (BREATH / 2) * (1 - Math.cos(2 * Math.PI * breaths))
    return { phase, repetition: 0 }
  }
  const turns = Math.max(0, elapsed) / seconds
  const repetition = Math.floor(turns)
  const share = turns - repetition
  return { phase: isRound ? share : share < 0.5 ? 2 * share : 2 - 2 * share, repetition }
}

/** Returns the same pose with the sides swapped: near and far, or left and right. */
export function otherSide(pose: Pose): Pose {
  const { farArm, nearArm, farLeg, nearLeg, farForeshortening, nearForeshortening } = pose
  if (pose.view === 'side') {
    return { ...pose, farArm: nearArm, nearArm: farArm, farLeg: nearLeg, nearLeg: farLeg }
  }
  const flip = ([upper, lower, end]: Limb): Limb => [-upper, -lower, -end]
  return {
    ...pose,
    hips: [-pose.hips[0], pose.hips[1]],
    shrug: [-pose.shrug[0], pose.shrug[1]],
    gaze: -(pose.gaze ?? 0),
    pelvis: -pose.pelvis,
    chest: -pose.chest,
    head: -pose.head,
    farArm: flip(nearArm),
    nearArm: flip(farArm),
    farLeg: flip(nearLeg),
    nearLeg: flip(farLeg),
    farForeshortening: nearForeshortening,
    nearForeshortening: farForeshortening,
  }
}
