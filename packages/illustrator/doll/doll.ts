import type { Hand } from '../motifs/hand.ts'
import { BICYCLE, bicycle, dumbbell, kettlebell, racket } from '../motifs/kit.ts'
import { cut, type Drawing, glue, lay, place, strip } from '../paper/draw.ts'
import { PAPERS, type Paper } from '../paper/papers.ts'
import { type Point, short, toRadians } from '../paper/scissors.ts'
import type { Look } from './looks.ts'
import type { Pose } from './poses.ts'

/** Lengths of a doll whose body is about 300 tall (art direction, Illustration). */
const UPPER_ARM = 52
const FOREARM = 56
const THIGH = 74
const SHIN = 74
const SHOULDER = 88

export interface Doll {
  drawing: Drawing
  /** Its extent around the hips, including hands, feet and hair. */
  bounds: { left: number; right: number; top: number; bottom: number }
}

/** Draws a jointed paper doll with its hips at the origin. */
export function drawDoll(hand: Hand, pose: Pose, look: Look): Doll {
  const { scissors } = hand
  const spread = pose.isProfile ? 0.34 : 1
  const build = look.build
  const onTorso = (x: number, y: number): Point => turnPoint([x, y], pose.lean)
  const shoulders = [onTorso(-26 * spread, -SHOULDER), onTorso(26 * spread, -SHOULDER)] as const
  const hips = [onTorso(-15 * spread * build, 5), onTorso(15 * spread * build, 5)] as const
  const points: Point[] = []
  const limb = (from: Point, to: Point, thick: number, thin: number) =>
    scissors.round(taper(from, to, thick, thin))
  const pins: Point[] = []

  const arm = (side: 0 | 1): Drawing => {
    const [upper, fore] = jointsOf(pose.arms, side)
    const elbow = along(shoulders[side], upper, UPPER_ARM)
    const wrist = along(elbow, fore, FOREARM)
    const palm = along(wrist, fore, 9)
    points.push(elbow, along(wrist, fore, 18))
    pins.push(shoulders[side], elbow)
    return [
      cut(look.skin, limb(elbow, wrist, 8.6, 5.6), limb(wrist, palm, 5.6, 7.2)),
      cut(look.skin, limb(shoulders[side], elbow, 11, 9)),
    ].join('')
  }
  const leg = (side: 0 | 1): Drawing => {
    const [thigh, shin] = jointsOf(pose.legs, side)
    const knee = along(hips[side], thigh, THIGH)
    const ankle = along(knee, shin, SHIN)
    points.push(knee, along(ankle, pose.feet[side], 24), along(ankle, shin, 9))
    pins.push(hips[side], knee)
    return [
      glue(
        lay(look.legs, limb(knee, ankle, 12.6 * mild(build), 7.6)),
        shoe(hand, ankle, shin, pose.feet[side], look.shoes),
      ),
      cut(look.legs, limb(hips[side], knee, 20.5 * build, 13 * mild(build))),
    ].join('')
  }

  const hugs = pose.holds === 'kettlebell' && !pose.isProfile
  const armsBehind = hugs ? [] : pose.isProfile ? [arm(0)] : [arm(0), arm(1)]
  const farLeg = leg(0)
  const legs = pose.rides ? [farLeg, bicycle(hand), leg(1)] : [farLeg, leg(1)]
  if (pose.rides) points.push([BICYCLE.left, BICYCLE.bottom], [BICYCLE.right, BICYCLE.bottom])
  const torso = place(0, 0, { turn: pose.lean }, torsoShape(hand, look, pose.isProfile === true))
  const headTurn = pose.lean + (pose.nod ?? 0)
  const neck = turnPoint([0, -100], pose.lean)
  const crown = turnPoint([0, -58], headTurn)
  points.push(
    [neck[0] + crown[0], neck[1] + crown[1]],
    [neck[0] + crown[0] * 0.6 - 24, neck[1] + crown[1] * 0.6],
    [neck[0] + crown[0] * 0.6 + 24, neck[1] + crown[1] * 0.6],
  )
  const head = place(neck[0], neck[1], { turn: headTurn }, drawHead(hand, look, facing(pose)))
  const armsBefore = hugs ? [arm(0), arm(1)] : pose.isProfile ? [arm(1)] : []
  const hands = holding(hand, pose, shoulders)
  points.push(...hands.points)
  const drawing = [
    ...armsBehind,
    ...legs,
    head,
    torso,
    ...hands.drawings,
    ...armsBefore,
    pinned(look, pins),
  ].join('')
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  return {
    drawing,
    bounds: {
      left: Math.min(...xs) - 6,
      right: Math.max(...xs) + 6,
      top: Math.min(...ys) - 6,
      bottom: Math.max(...ys) + 2,
    },
  }
}

function jointsOf(joints: Pose['arms'], side: 0 | 1): readonly [number, number] {
  return side === 0 ? [joints[0], joints[1]] : [joints[2], joints[3]]
}

/** Returns the build of the legs: half as pronounced as the middle's. */
function mild(build: number): number {
  return 1 + (build - 1) / 2
}

function facing(pose: Pose): 'left' | 'right' {
  return pose.isProfile || pose.lean >= 0 ? 'right' : 'left'
}

function turnPoint([x, y]: Point, degrees: number): Point {
  const angle = toRadians(degrees)
  return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)]
}

function along([x, y]: Point, angle: number, length: number): Point {
  return [x + Math.sin(toRadians(angle)) * length, y + Math.cos(toRadians(angle)) * length]
}

/** Returns the outline of a limb: round at both joints, a little thicker in its first half. */
function taper(from: Point, to: Point, thick: number, thin: number): Point[] {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0])
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const put = (distance: number, across: number): Point => [
    from[0] + Math.cos(angle) * distance - Math.sin(angle) * across,
    from[1] + Math.sin(angle) * distance + Math.cos(angle) * across,
  ]
  return [
    put(-thick * 0.86, 0),
    put(-thick * 0.5, thick * 0.78),
    put(length * 0.18, thick),
    put(length * 0.6, (thick + thin) * 0.49),
    put(length, thin),
    put(length + thin * 0.7, thin * 0.62),
    put(length + thin * 0.86, 0),
    put(length + thin * 0.7, -thin * 0.62),
    put(length, -thin),
    put(length * 0.6, -(thick + thin) * 0.49),
    put(length * 0.18, -thick),
    put(-thick * 0.5, -thick * 0.78),
  ]
}

function shoe({ scissors }: Hand, ankle: Point, shin: number, toes: number, paper: Paper): Drawing {
  // Drawn with the sole down and the toes to the right, then turned; mirrored to the left, so that the heel stays back.
  const isLeft = Math.sin(toRadians(toes - shin)) < 0
  const turn = isLeft ? -(toes + 90) : 90 - toes
  const shape = scissors.round('-10,-12 8,-13 16,-3 30,3 34,10 28,13 -6,13 -13,8 -13,-2')
  return place(ankle[0], ankle[1], { turn, mirror: isLeft }, lay(paper, shape))
}

function torsoShape({ scissors }: Hand, { top, skin, build }: Look, isProfile: boolean): Drawing {
  const w = isProfile ? 0.78 : 1
  const half: Point[] = [
    [5 * w, -104],
    [18 * w, -100],
    [29 * w, -95],
    [31 * w, -83],
    [26 * w * mild(build), -64],
    [20.5 * w * build, -44],
    [23 * w * build, -22],
    [27.5 * w * build, -3],
    [26 * w * build, 10],
    [14 * w * build, 16],
  ]
  const mirrored = half.map(([x, y]): Point => [-x, y]).toReversed()
  return [
    glue(lay(skin, scissors.round('-8,-118 8,-118 9,-96 -9,-96'))),
    cut(top, scissors.round([...half, [0, 17.5], ...mirrored])),
    lay(
      skin,
      scissors.round([
        [-9 * w, -106],
        [9 * w, -106],
        [7.5 * w, -95],
        [0, -88],
        [-7.5 * w, -95],
      ]),
    ),
  ].join('')
}

function pinned(look: Look, pins: readonly Point[]): Drawing {
  return pins
    .map(
      ([x, y]) =>
        `<circle cx="${short(x)}" cy="${short(y)}" r="3.6" fill="${look.top === 'yolk' ? PAPERS.poppy : PAPERS.yolk}"/>`,
    )
    .join('')
}

/** Draws what the figure holds: one in each hand, or one between both. */
function holding(
  hand: Hand,
  pose: Pose,
  shoulders: readonly [Point, Point],
): { drawings: Drawing[]; points: Point[] } {
  if (!pose.holds) return { drawings: [], points: [] }
  const palms = ([0, 1] as const).map((side) => {
    const [upper, fore] = jointsOf(pose.arms, side)
    return along(along(shoulders[side], upper, UPPER_ARM), fore, FOREARM + 8)
  })
  const [first = [0, 0], second = [0, 0]] = palms
  if (pose.holds === 'rope') return { drawings: [strip('pine', 4.4, turningRope(first, second))], points: [] }
  if (pose.holds === 'racket') return swungRacket(hand, second, pose.arms[3])
  if (pose.holds === 'dumbbells') {
    return {
      drawings: palms.map(([x, y]) => place(x, y, { scale: 0.86 }, dumbbell(hand, 'pine'))),
      points: palms.flatMap(([x, y]): Point[] => [
        [x - 44, y - 16],
        [x + 44, y + 16],
      ]),
    }
  }
  const middle: Point = [(first[0] + second[0]) / 2, (first[1] + second[1]) / 2]
  const turn = pose.isProfile ? -90 + (pose.arms[1] - 90) : 0
  return {
    drawings: [
      place(
        middle[0],
        middle[1] - (pose.isProfile ? 0 : 8),
        { scale: 0.46, turn },
        place(0, 128, {}, kettlebell(hand, 'pine')),
      ),
    ],
    points: pose.isProfile ? [[middle[0] + 62, middle[1]]] : [],
  }
}

/** Distance of the rope under the feet from the figure's hips. */
const UNDER_FEET = 222

/** Returns the path of the rope from hand to hand, under the figure's feet. */
function turningRope([leftX, leftY]: Point, [rightX, rightY]: Point): string {
  const width = rightX - leftX
  return `M${short(leftX)} ${short(leftY)}C${short(leftX - width * 0.24)} ${UNDER_FEET + 28} ${short(rightX + width * 0.24)} ${UNDER_FEET + 28} ${short(rightX)} ${short(rightY)}`
}

/** Draws a racket in line with the figure's arm, and the ball it is about to hit. */
function swungRacket(hand: Hand, palm: Point, angle: number): { drawings: Drawing[]; points: Point[] } {
  const head = along(palm, angle, 112)
  const ball = along(palm, angle + 46, 118)
  return {
    drawings: [
      place(palm[0], palm[1], { turn: -angle }, racket(hand)),
      cut('yolk', hand.scissors.disc(ball[0], ball[1], 9)),
    ],
    points: [head, along(ball, 90, 10)],
  }
}

/** Draws head and hair above the neck, which is at the origin. No face at this size. */
function drawHead(hand: Hand, { hair, skin, style }: Look, facing: 'left' | 'right'): Drawing {
  const { scissors } = hand
  const face = cut(
    skin,
    scissors.round('0,-54 13,-50 19,-37 18,-24 11,-12 2,-9 -8,-13 -17,-25 -19,-38 -13,-50'),
  )
  const cap = lay(
    hair,
    scissors.round('17,-46 9,-57 -4,-60 -17,-53 -23,-38 -21,-24 -16,-15 -12,-23 -9,-35 -1,-43 9,-46'),
  )
  const behind = {
    bun: () => cut(hair, scissors.disc(-8, -64, 12.5)),
    bob: () =>
      cut(hair, scissors.round('4,-62 -16,-58 -27,-40 -28,-18 -20,-4 -6,-6 8,-6 21,-12 24,-34 18,-54')),
    afro: () => cut(hair, scissors.disc(-3, -42, 33, 31)),
    ponytail: () =>
      cut(hair, scissors.round('-12,-56 -26,-58 -38,-44 -42,-22 -36,-6 -30,-20 -24,-34 -14,-42')),
  }[style]()
  return place(0, 0, { mirror: facing === 'left' }, behind, face, cap)
}
