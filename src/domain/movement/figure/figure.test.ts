import { describe, expect, test } from 'vitest'
import { drawFigure, limbTransforms } from './draw-figure.ts'
import { drawStill, figureOf, frameOf, poseAfter } from './figure.ts'
import { findMove, MOVES } from './find-move.ts'
import { otherSide, phaseAt, poseAt } from './motion.ts'
import type { MoveFigure } from './move.ts'
import { BONES, beyondLimits, type Joint, jointsOf, type Point, type Pose } from './skeleton.ts'
import { sunTransform } from './stage.ts'

/** Every figure: each move, and its easier and harder variants where they have their own. */
const FIGURES: [string, MoveFigure][] = MOVES.flatMap((move) => [
  [move.name, move] as [string, MoveFigure],
  ...(['easier', 'harder'] as const).flatMap((way): [string, MoveFigure][] =>
    move[way]?.stances ? [[`${move.name}, ${way}`, figureOf(move, way)]] : [],
  ),
  ...Object.keys(move.said ?? {}).map((words): [string, MoveFigure] => [
    `${move.name}, ${words}`,
    figureOf(move, 'harder', words),
  ]),
])
const PHASES = Array.from({ length: 33 }, (_, index) => index / 32)
const distance = ([x, y]: Point, [x2, y2]: Point) => Math.hypot(x - x2, y - y2)

describe.each(FIGURES)('%s', (_, figure) => {
  const poses = PHASES.map((phase) => poseAt(figure, phase))

  test('every joint stays within human limits', () => {
    const found = poses.flatMap((pose, index) =>
      beyondLimits(pose).map((joint) => `${PHASES[index]}: ${joint}`),
    )
    expect(found).toEqual([])
  })

  test('limbs keep their lengths; legs pointing at the viewer look shorter, never longer', () => {
    expect(poses.flatMap(wrongLengths)).toEqual([])
  })

  test('planted limbs do not move, and stated positions are reached', () => {
    expect(slipped(figure)).toEqual([])
  })

  test('no part is below the floor', () => {
    if (figure.view === 'above') return
    const found = poses.flatMap((pose, index) => below(pose).map((part) => `${PHASES[index]}: ${part}`))
    expect(found).toEqual([])
  })

  test('the figure moves and stays completely inside the picture', () => {
    expect(limbTransforms(poses[0] as Pose)).not.toEqual(limbTransforms(poses[11] as Pose))
    const frame = frameOf(figure)
    const outside = poses
      .flatMap((pose) => Object.entries(jointsOf(pose)))
      .filter(
        ([, [x, y]]) => x < frame.x || x > frame.x + frame.width || y < frame.y || y > frame.y + frame.height,
      )
    expect(outside).toEqual([])
    expect(drawStill(figure)).not.toContain('NaN')
  })

  test('alternating sides begin in the same pose', () => {
    if (!figure.alternates) return
    const pose = poseAt(figure, 0)
    const [joints, others] = [jointsOf(pose), jointsOf(otherSide(pose))]
    for (const name of Object.keys(joints) as Joint[]) {
      expect(distance(joints[name], others[name]), name).toBeLessThan(1)
    }
  })

  test('after a full turn the figure is where it began', () => {
    if (!figure.isRound) return
    expect(limbTransforms(poseAt(figure, 1))).toEqual(limbTransforms(poseAt(figure, 0)))
  })
})

/** Applies a transform of the drawing, `translate(x y)rotate(degrees)`, to a point. */
function transformed([x, y]: Point, transform: string): Point {
  const [right = 0, down = 0, degrees = 0] = [...transform.matchAll(/-?[\d.]+/g)].map(Number)
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  return [x * cos - y * sin + right, x * sin + y * cos + down]
}

function wrongLengths(pose: Pose): string[] {
  const joints = jointsOf(pose)
  return (['far', 'near'] as const).flatMap((side) => {
    const [thigh, shin] = side === 'far' ? pose.farForeshortening : pose.nearForeshortening
    const { reach = 1 } = pose
    const bones = [
      ['shoulder', 'elbow', BONES.arm * reach],
      ['elbow', 'wrist', BONES.forearm * reach],
      ['hip', 'knee', BONES.thigh * thigh],
      ['knee', 'ankle', BONES.shin * shin],
    ] as const
    const isTooLong =
      Math.max(thigh, shin, reach) > 1 || (pose.view === 'side' && Math.min(thigh, shin, reach) < 1)
    return [
      ...bones
        .filter(([from, to, length]) => {
          return Math.abs(distance(joints[`${side} ${from}`], joints[`${side} ${to}`]) - length) > 0.01
        })
        .map(([from, to]) => `${side} ${from} to ${to}`),
      ...(isTooLong ? [`${side} leg`] : []),
    ]
  })
}

const PLANTED: readonly Joint[] = [
  ...(['far', 'near'] as const).flatMap((side): Joint[] => [
    `${side} wrist`,
    `${side} heel`,
    `${side} ball`,
    `${side} knee`,
    `${side} elbow`,
  ]),
]

/** Returns points that slip between two neighbouring stances that share their position, and limbs that miss their target. */
function slipped(figure: MoveFigure): string[] {
  const count = figure.stances.length - (figure.isRound ? 0 : 1)
  const found: string[] = []
  for (let index = 0; index < count; index += 1) {
    const at = (share: number) => jointsOf(poseAt(figure, (index + share) / count))
    const [from, to] = [at(0), at(1)]
    for (const joint of PLANTED.filter((name) => distance(from[name], to[name]) < 0.05)) {
      const worst = Math.max(
        ...[0.1, 0.3, 0.5, 0.7, 0.9].map((share) => distance(at(share)[joint], from[joint])),
      )
      if (worst > 0.5) found.push(`${index}: ${joint} by ${worst.toFixed(1)}`)
    }
    const stance = figure.stances[index]
    const aims = { 'near wrist': stance?.arm, 'far wrist': stance?.farArm } as const
    for (const [joint, aim] of Object.entries(aims)) {
      if (!aim || !('toward' in aim)) continue
      const [depthX, depthY] = figure.view === 'side' && joint.startsWith('far') ? [7, -3] : [0, 0]
      const missed = distance(from[joint as Joint], [aim.x + depthX, -aim.height + depthY])
      if (missed > 0.5) found.push(`${index}: ${joint} misses its place by ${missed.toFixed(1)}`)
    }
    for (const side of ['near', 'far'] as const) {
      const aim =
        side === 'near' ? stance?.leg : (stance?.farLeg ?? (figure.view === 'side' ? stance?.leg : undefined))
      if (!aim || !('toward' in aim)) continue
      const part = Math.abs(aim.toward) > 90 ? 'heel' : 'ball'
      const depth = figure.view === 'side' && side === 'far' ? -3 : 0
      const missed = Math.abs(from[`${side} ${part}`][1] - depth + aim.height)
      if (missed > 0.5) found.push(`${index}: ${side} ${part} misses its place by ${missed.toFixed(1)}`)
    }
  }
  return found
}

/** Half the thickness around each joint, towards the floor. */
const GIRTH: Partial<Record<Joint, number>> = {
  hips: 15,
  waist: 14,
  ribs: 15,
  neck: 6,
  'near knee': 10,
  'far knee': 10,
  'near elbow': 6,
  'far elbow': 6,
  'near fingers': 2,
  'far fingers': 2,
}

function below(pose: Pose): string[] {
  return (Object.entries(jointsOf(pose)) as [Joint, Point][])
    .map(([joint, [, y]]) => [joint, y + (GIRTH[joint] ?? 0)] as const)
    .filter(([joint, y]) => y > (joint.endsWith('toes') ? 3 : 1))
    .map(([joint, y]) => `${joint} ${y.toFixed(1)}`)
}

describe('drawing', () => {
  const squat = findMove('squat')

  test('updating the transforms of a drawn figure equals drawing it anew', () => {
    const low = poseAt(squat, 1)
    const turns = limbTransforms(low)
    const moved = drawFigure(poseAt(squat, 0)).replaceAll(
      /data-limb="([^"]+)" transform="[^"]*"/g,
      (_, name: string) => `data-limb="${name}" transform="${turns[name as keyof typeof turns]}"`,
    )
    expect(moved).toBe(drawFigure(low))
  })

  test.each(['squat', 'tree', 'lying twist', 'cat and cow'])(
    'the drawn limbs of %s meet at the joints',
    (name) => {
      const figure = findMove(name)
      for (const pose of [0, 0.4, 1].map((phase) => poseAt(figure, phase))) {
        const turns = limbTransforms(pose)
        /** Returns a point of the last paper of a chain, computed by the transforms alone. */
        const drawn = (point: Point, ...chain: (keyof typeof turns)[]): Point =>
          chain.reduceRight((at, limb) => transformed(at, turns[limb]), point)
        const joints = jointsOf(pose)
        expect(distance(drawn([0, -56], 'head'), joints.crown)).toBeLessThan(0.5)
        expect(distance(drawn([0, -BONES.neck], 'pelvis', 'belly', 'chest'), joints.neck)).toBeLessThan(0.5)
        for (const side of ['far', 'near'] as const) {
          const arm = [`${side} arm`, `${side} forearm`, `${side} hand`] as const
          const leg = [`${side} thigh`, `${side} shin`, `${side} foot`] as const
          const way = side === 'far' && figure.view !== 'side' ? -1 : 1
          expect(distance(drawn([0, 0], arm[0]), joints[`${side} shoulder`])).toBeLessThan(0.5)
          expect(distance(drawn([0, 0], ...leg.slice(0, 2)), joints[`${side} knee`])).toBeLessThan(0.5)
          expect(distance(drawn([0, BONES.hand], ...arm), joints[`${side} fingers`])).toBeLessThan(0.5)
          expect(distance(drawn([30 * way, 13], ...leg), joints[`${side} ball`])).toBeLessThan(0.5)
        }
      }
    },
  )

  test('a still picture needs neither filters nor style sheets, and describes its content', () => {
    const picture = drawStill(squat, { sky: '#c6e0e3' })
    expect(picture).toContain(
      'role="img" aria-label="A paper figure squats low, arms forward; her standing position shows pale behind her"',
    )
    expect(picture).not.toMatch(/filter|style=|id=|url\(/)
    expect(picture.match(/class="ghost/g)).toHaveLength(1)
    expect(drawStill(squat, { isAlone: true, isDecorative: true })).not.toMatch(/ghost|role|aria-label/)
  })

  test('the stage option shows sun, floor and mat, only the sun, or nothing', () => {
    const shown = (stage: 'full' | 'sun' | 'none') =>
      [...drawStill(squat, { stage }).matchAll(/class="(sun|floor|mat)"/g)].map(([, kind]) => kind)
    expect(shown('full')).toEqual(['sun', 'floor', 'mat'])
    expect(shown('sun')).toEqual(['sun'])
    expect(shown('none')).toEqual([])
  })

  test('the frame fits the figure, lying or standing', () => {
    const standing = frameOf(squat)
    const lying = frameOf(findMove('bridge'))
    expect(standing.width / standing.height).toBeCloseTo(432 / 388)
    expect(lying.width / lying.height).toBeCloseTo(432 / 388)
    expect(lying.height).toBeLessThan(standing.height)
    expect(frameOf(squat, 2).width).toBeCloseTo(frameOf(squat, 2).height * 2)
  })

  test('the sun is fully visible while all time is left and has set at the end', () => {
    const frame = frameOf(squat)
    expect(sunTransform(frame, 1)).toBe('translate(0 0)')
    expect(sunTransform(frame, 0)).toBe(sunTransform(frame, -1))
    const [, down] = /translate\(0 (.+)\)/.exec(sunTransform(frame, 0)) ?? []
    expect(Number(down)).toBeCloseTo(frame.width * 0.43, 0)
  })
})

describe('time', () => {
  test('a repetition goes forth and back at the pace of the move', () => {
    const { seconds } = findMove('squat')
    expect(phaseAt(findMove('squat'), 0)).toEqual({ phase: 0, repetition: 0 })
    expect(phaseAt(findMove('squat'), seconds / 2)).toEqual({ phase: 1, repetition: 0 })
    expect(phaseAt(findMove('squat'), seconds)).toEqual({ phase: 0, repetition: 1 })
    expect(phaseAt(findMove('squat'), -5)).toEqual({ phase: 0, repetition: 0 })
  })

  test('a stretch is held: the figure enters it once and stays, apart from breathing', () => {
    const stretch = findMove('calf stretch')
    expect(phaseAt(stretch, 0).phase).toBe(0)
    const later = [3, 4, 7, 12, 33.3, 60].map((elapsed) => phaseAt(stretch, elapsed))
    expect(Math.min(...later.map(({ phase }) => phase))).toBeGreaterThan(0.9)
    expect(Math.max(...later.map(({ phase }) => phase))).toBeLessThanOrEqual(1)
    expect(new Set(later.map(({ phase }) => phase)).size).toBeGreaterThan(2)
  })

  test('sides alternate with each repetition; a held side changes when its side is set', () => {
    const lunge = findMove('backward lunge')
    const low = lunge.seconds / 2
    const [left, right] = [poseAfter(lunge, low), poseAfter(lunge, low + lunge.seconds)]
    expect(right).toEqual(otherSide(left))
    expect(right.nearLeg).not.toEqual(left.nearLeg)
    const tree = findMove('tree')
    expect(poseAfter(tree, 3, true)).toEqual(otherSide(poseAfter(tree, 3)))
    expect(otherSide(otherSide(left))).toEqual(left)
  })
})

test('impossible joint angles are detected', () => {
  const pose = poseAt(findMove('standing'), 0)
  expect(beyondLimits(pose)).toEqual([])
  expect(beyondLimits({ ...pose, nearLeg: [0, 30, 90] })).toEqual(['near knee -30.0'])
  expect(beyondLimits({ ...pose, farArm: [40, 10, 10] })).toEqual(['far elbow -30.0'])
  expect(beyondLimits({ ...pose, chest: 100, head: 100 })).toContain('spine 100.0')
})
