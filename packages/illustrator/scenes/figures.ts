import type { Doll } from '../doll/doll.ts'
import { drawDoll } from '../doll/doll.ts'
import type { Look } from '../doll/looks.ts'
import { isPoseName, type Pose, type PoseName, poseOf } from '../doll/poses.ts'
import type { Hand } from '../motifs/hand.ts'
import { type Drawing, place } from '../paper/draw.ts'
import type { Brief } from './scene.ts'

/** The poses the brief names, else these. */
export function choosePose({ hand, words }: Brief, otherwise: readonly [PoseName, ...PoseName[]]): Pose {
  const [first, ...more] = words.filter(isPoseName)
  return poseOf(first ? hand.random.pick([first, ...more]) : hand.random.pick(otherwise))
}

interface Stand {
  /** The middle of the figure. */
  x: number
  /** Where the figure's feet are. */
  floor: number
  /** At most this tall and wide. */
  tall: number
  wide: number
  mirror?: boolean
}

/** A doll as large as there is room for, standing on its feet (or in the air above the floor). */
export function standDoll(
  hand: Hand,
  pose: Pose,
  look: Look,
  { x, floor, tall, wide, mirror = false }: Stand,
): { drawing: Drawing; scale: number } {
  const doll: Doll = drawDoll(hand, pose, look)
  const { left, right, top, bottom } = doll.bounds
  const air = pose.air ?? 0
  const scale = Math.min(tall / (bottom - top + air), wide / (right - left))
  const middle = ((left + right) / 2) * (mirror ? -1 : 1)
  return {
    drawing: place(x - middle * scale, floor - (bottom + air) * scale, { scale, mirror }, doll.drawing),
    scale,
  }
}
