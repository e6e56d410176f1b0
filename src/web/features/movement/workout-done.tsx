import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { CHEER } from './cheer.ts'

/** Where the suns of the other six days stand around hers, in degrees from above. */
const SIX_MORE = [-85, -60, -35, 35, 60, 85]

interface WorkoutDoneProps {
  /** Over the word: `Day 2, 18 minutes`. */
  line: string
  /** A whole week is behind her: seven suns stand over her, and the word is another. */
  isWeek?: boolean
  onLeave: () => void
  children: ReactNode
}

/** The end of a workout: a whole sun, and what comes after. */
export function WorkoutDone({ line, isWeek = false, onLeave, children }: WorkoutDoneProps) {
  return (
    <div className="wd">
      <section className="wd-top">
        <button type="button" className="wp-icon" aria-label="Close" onClick={onLeave}>
          <X aria-hidden />
        </button>
        <p>{line}</p>
        <h1>{isWeek ? 'All seven.' : 'Done.'}</h1>
        {/* Room above her hands is for the words: the sun and she stand below them at every size. */}
        <svg viewBox="-330 -660 660 720" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
          <circle className="wd-rise" cx="0" cy="-155" r="205" fill="#f8be3f" />
          {isWeek &&
            SIX_MORE.map((turn) => (
              <circle
                key={turn}
                className="wd-rise"
                cx={Math.round(275 * Math.sin((turn * Math.PI) / 180))}
                cy={Math.round(-155 - 275 * Math.cos((turn * Math.PI) / 180))}
                r="36"
                fill="#f8be3f"
              />
            ))}
          <path d="M-1800-2l3600 3V1800H-1800z" fill="#2b5f4e" />
          <g dangerouslySetInnerHTML={{ __html: CHEER }} />
        </svg>
      </section>
      <section className="wd-body">{children}</section>
    </div>
  )
}
