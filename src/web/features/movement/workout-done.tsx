import { X } from 'lucide-react'
import type { ReactNode } from 'react'

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
        <svg viewBox="0 0 390 300" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
          <circle className="wd-rise" cx="195" cy="215" r="88" fill="#f8be3f" />
          <path d="M-1600 262C100 226 290 226 2000 262V2000H-1600z" fill="#7da84b" />
          <path d="M-1600 288C60 262 330 262 2000 288V2000H-1600z" fill="#2b5f4e" />
        </svg>
      </section>
      <section className="wd-body">{children}</section>
    </div>
  )
}
