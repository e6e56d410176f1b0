import { useEffect, useMemo, useRef } from 'react'
import { drawFigure, limbTransforms, short } from '../../../domain/movement/figure/draw-figure.ts'
import {
  describeFigure,
  figureOf,
  frameOf,
  poseAfter,
  stillPoses,
} from '../../../domain/movement/figure/figure.ts'
import { findMove } from '../../../domain/movement/figure/find-move.ts'
import type { MoveFigure } from '../../../domain/movement/figure/move.ts'
import type { Pose } from '../../../domain/movement/figure/skeleton.ts'
import { drawProps, drawStage, sunTransform } from '../../../domain/movement/figure/stage.ts'
import { figureNameOf, type Level, type Move } from '../../../domain/movement/workout.ts'
import { SECOND } from '../../../domain/time/durations.ts'
import { useReducedMotion } from '../../ui/use-reduced-motion.ts'

interface MoveStageProps {
  move: Move
  level: Level
  side: 0 | 1
  isMoving: boolean
  /** Remaining share of the move's time, from 1 to 0: the sun sets with it; null when no time runs. */
  left: number | null
  part: string
  where: string
}

/** Shows the figure at its move: in motion, or with reduced motion still, with its other pose pale behind it. */
export function MoveStage({ move, level, side, isMoving, left, part, where }: MoveStageProps) {
  const figure = useMemo(
    () =>
      figureOf(
        findMove(figureNameOf(move)),
        level === 'written' ? undefined : level,
        level === 'written' ? '' : move[level],
      ),
    [move, level],
  )
  const drawn = useMemo(() => drawAll(figure), [figure])
  const svg = useRef<SVGSVGElement>(null)
  const isStill = useReducedMotion()
  useMotion(svg, figure, { isOtherSide: side === 1, isMoving: isMoving && !isStill })
  useEffect(() => {
    for (const sun of svg.current?.querySelectorAll('.sun') ?? [])
      sun.setAttribute('transform', sunTransform(drawn.frame, left ?? 1))
  }, [drawn, left])
  return (
    <section className="wp-stage relative overflow-hidden" data-is-timed={left !== null || undefined}>
      <p className="wp-round absolute z-1 font-display font-[750] tracking-[-.02em]">{part}</p>
      <p className="wp-where text-muted absolute z-1 rounded-paper font-semibold">{where}</p>
      <svg
        ref={svg}
        viewBox={drawn.viewBox}
        preserveAspectRatio="xMidYMax meet"
        role="img"
        aria-label={describeFigure(figure)}
        dangerouslySetInnerHTML={{ __html: drawn.html }}
      />
    </section>
  )
}

function drawAll(figure: MoveFigure) {
  const frame = frameOf(figure)
  const { pose, ghost } = stillPoses(figure)
  const { holds, hasArmsBefore } = figure
  const look = { holds, hasArmsBefore }
  return {
    frame,
    viewBox: [frame.x, frame.y, frame.width, frame.height].map(short).join(' '),
    html: [
      drawStage(frame, figure.view, !figure.isWalking),
      drawProps(figure.props ?? [], frame),
      ghost ? drawFigure(ghost, { ...look, isGhost: true }) : '',
      drawFigure(pose, look),
    ].join(''),
  }
}

/** Updates only the limbs of the drawing, frame by frame; a pause holds the pose. */
function useMotion(
  svg: { readonly current: SVGSVGElement | null },
  figure: MoveFigure,
  { isOtherSide, isMoving }: { isOtherSide: boolean; isMoving: boolean },
): void {
  const elapsed = useRef(0)
  useEffect(() => {
    elapsed.current = 0
  }, [figure])
  useEffect(() => {
    const limbs = Array.from(
      svg.current?.querySelectorAll('.doll:not(.ghost) [data-limb]') ?? [],
      (element) => ({ element, name: element.getAttribute('data-limb') ?? '', shown: '' }),
    )
    const show = (pose: Pose) => {
      const turns: Readonly<Record<string, string>> = limbTransforms(pose)
      for (const limb of limbs) {
        const turn = turns[limb.name] ?? ''
        // Most limbs do not move in most moves: only changed ones are repainted.
        if (turn === limb.shown) continue
        limb.shown = turn
        limb.element.setAttribute('transform', turn)
      }
    }
    if (!isMoving) return
    let before: number | null = null
    let frame = requestAnimationFrame(function step(at) {
      elapsed.current += before === null ? 0 : (at - before) / SECOND
      before = at
      show(poseAfter(figure, elapsed.current, isOtherSide))
      frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [svg, figure, isOtherSide, isMoving])
}
