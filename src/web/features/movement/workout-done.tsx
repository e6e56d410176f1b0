import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { drawFigure } from '../../../domain/movement/figure/draw-figure.ts'
import { FACE } from '../../../domain/movement/figure/move.ts'
import { channelsOf, poseOf } from '../../../domain/movement/figure/stance.ts'

/** She, with both arms up. */
const CHEER = drawFigure(
  poseOf(channelsOf({ ...FACE, arm: [142, 160], leg: [10, 4], farLeg: [-10, -4] }, 'front'), 'front'),
)

interface WorkoutDoneProps {
  /** Over the word: `Day 2, 18 minutes`. */
  line: string
  onLeave: () => void
  children: ReactNode
}

/** The end of a workout: a whole sun, and what comes after. */
export function WorkoutDone({ line, onLeave, children }: WorkoutDoneProps) {
  return (
    <div className="wd">
      <section className="wd-top">
        <button type="button" className="wp-icon" aria-label="Close" onClick={onLeave}>
          <X aria-hidden />
        </button>
        <p>{line}</p>
        <h1>Done.</h1>
        {/* Room above her hands is for the words: the sun and she stand below them at every size. */}
        <svg viewBox="-330 -660 660 720" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
          <circle className="wd-rise" cx="0" cy="-155" r="205" fill="#f8be3f" />
          <path d="M-1800-2l3600 3V1800H-1800z" fill="#2b5f4e" />
          <g dangerouslySetInnerHTML={{ __html: CHEER }} />
        </svg>
      </section>
      <section className="wd-body">{children}</section>
    </div>
  )
}
