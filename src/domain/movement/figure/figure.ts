import { drawFigure, type Papers, short } from './draw-figure.ts'
import { otherSide, phaseAt, poseAt } from './motion.ts'
import type { Move, MoveFigure } from './move.ts'
import { jointsOf, type Pose } from './skeleton.ts'
import { drawProps, drawStage, drawSun, extentOf, FLOOR_SHARE, type Frame, MAT_TOP } from './stage.ts'

/**
 * Returns the figure of a move, or of its easier or harder variant.
 * @param text what the coach wrote about that variant: where it contains something the move knows ('add a small hop'),
 * the figure follows it
 */
export function figureOf(move: Move, way?: 'easier' | 'harder', text = ''): MoveFigure {
  if (!way) return move
  const words = text.toLowerCase()
  const said = Object.entries(move.said ?? {}).find(([part]) => words.includes(part))
  return { ...move, ...(said?.[1] ?? move[way]) }
}

/** Whether the figure itself changes in that variant, and not only the words. */
export function hasFigureFor(move: Move, way: 'easier' | 'harder', text = ''): boolean {
  const figure = figureOf(move, way, text)
  return figure.stances !== move.stances || figure.seconds !== move.seconds
}

/** Returns the description for a screen reader: one sentence. */
export function describeFigure({ says }: MoveFigure): string {
  return `A paper figure ${says}`
}

/**
 * Returns the pose after some seconds of the move.
 * @param isOtherSide the second side of a move that is held on each side
 */
export function poseAfter(figure: MoveFigure, elapsed: number, isOtherSide = false): Pose {
  const { phase, repetition } = phaseAt(figure, elapsed)
  const pose = poseAt(figure, phase)
  const isSwapped = isOtherSide !== (figure.alternates === true && repetition % 2 === 1)
  return isSwapped ? otherSide(pose) : pose
}

/** Returns the pose of a still picture, and the pale one behind it: undefined where the figure holds still. */
export function stillPoses(figure: MoveFigure): { pose: Pose; ghost: Pose | undefined } {
  const [phase, ghost] = figure.still ?? [1, 0]
  return { pose: poseAt(figure, phase), ghost: ghost === phase ? undefined : poseAt(figure, ghost) }
}

/** Half the thickness around a joint: paper, hair, shoe. */
const GIRTH: Readonly<Record<string, number>> = { crown: 24, hips: 22, ribs: 24, waist: 20, neck: 22 }
const PHASES = [0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1]

/**
 * Returns the part of the stage that contains the whole move with the figure as large as possible, standing or lying.
 * @param ratio width by height of the picture
 */
export function frameOf(figure: MoveFigure, ratio = 432 / 388): Frame {
  const poses = PHASES.map((phase) => poseAt(figure, phase))
  const isTurning = figure.alternates === true && figure.view !== 'side'
  const points = [...poses, ...(isTurning ? poses.map(otherSide) : [])].flatMap((pose) =>
    Object.entries(jointsOf(pose)).map(([joint, [x, y]]) => ({ x, y, girth: girthOf(joint, figure) })),
  )
  const props = (figure.props ?? []).flatMap(extentOf)
  const left = Math.min(...points.map(({ x, girth }) => x - girth), ...props)
  const right = Math.max(...points.map(({ x, girth }) => x + girth), ...props)
  const top = Math.min(...points.map(({ y, girth }) => y - girth))
  const bottom = figure.view === 'above' ? Math.max(...points.map(({ y, girth }) => y + girth)) : 0
  const [over, under] = figure.view === 'above' ? [MAT_TOP + 0.03, 0.06] : [0.06, FLOOR_SHARE]
  const height = Math.max((bottom - top) / (1 - over - under), ((right - left) * 1.12) / ratio)
  const width = height * ratio
  const y = bottom - height * (1 - under)
  return { x: (left + right - width) / 2, y, width, height }
}

function girthOf(joint: string, { holds }: MoveFigure): number {
  if (holds && joint.endsWith('fingers')) return 36
  return GIRTH[joint] ?? 12
}

export interface FigureDrawing {
  /** Width by height. */
  ratio?: number
  /** `full` has sun, floor and mat; `sun` the sun alone, as in a list; `none` only the figure and its support. */
  stage?: 'full' | 'sun' | 'none'
  /** Without the pale other pose behind the figure: for small pictures. */
  isAlone?: boolean
  /** A colour for the sky where no style sheet sets one, as in a letter. */
  sky?: string
  papers?: Papers
  /** Described in the adjacent text: hidden from screen readers. */
  isDecorative?: boolean
}

/** Returns a still picture of a move: the stage, the pale other pose behind, and the figure. Sized by the page. */
export function drawStill(figure: MoveFigure, drawing: FigureDrawing = {}): string {
  const frame = frameOf(figure, drawing.ratio)
  const { pose, ghost } = stillPoses(figure)
  const { holds, hasArmsBefore } = figure
  const { stage = 'full' } = drawing
  const look = { holds, hasArmsBefore }
  const viewBox = [frame.x, frame.y, frame.width, frame.height].map(short).join(' ')
  const role = drawing.isDecorative
    ? 'aria-hidden="true"'
    : `role="img" aria-label="${describeFigure(figure)}"`
  const { x, y, width, height } = frame
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" preserveAspectRatio="xMidYMax meet" ${role}>`,
    drawing.sky
      ? `<path fill="${drawing.sky}" d="M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}z"/>`
      : '',
    stage === 'full' ? drawStage(frame, figure.view, !figure.isWalking) : '',
    stage === 'sun' ? drawSun(frame, figure.view) : '',
    drawProps(figure.props ?? [], frame),
    ghost && !drawing.isAlone ? drawFigure(ghost, { ...look, isGhost: true }) : '',
    drawFigure(pose, { ...look, papers: drawing.papers }),
    '</svg>',
  ].join('')
}
