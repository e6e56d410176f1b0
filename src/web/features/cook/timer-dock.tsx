import { useId, useState } from 'react'
import type { Timer } from '../../../domain/content/recipe.ts'
import type { ListedStep } from '../../../domain/kitchen/shown-recipe.ts'
import { timerWords } from '../../../domain/kitchen/step-words.ts'
import {
  type CookSpot,
  type CookTimer,
  formatElapsed,
  formatTimeLeft,
  leftOf,
  sayPlace,
  type Timers,
  timesSame,
} from '../../../domain/kitchen/timers.ts'
import { unlockAudio } from '../../ui/stage/sound.ts'
import { deviceTimers, useNow } from './device-timers.ts'
import { askToNotify, canAskToNotify } from './ring-signals.ts'

interface TimerDockProps {
  timers: Timers
  shown: CookSpot
  /** The sheet that opens for a timer; null while it is loading. */
  TimerSheet: typeof import('./cook-sheets.tsx').TimerSheet | null
  onGoTo: (timer: CookTimer) => void
}

/** Shows a shelf of setting suns on every step: press one to pause it, add a minute, stop it or go to its step. */
export function TimerDock({ timers, shown, TimerSheet, onGoTo }: TimerDockProps) {
  const [openId, setOpenId] = useState<string | null>(null)
  const open = timers.find(({ id }) => id === openId)
  if (timers.length === 0) return null
  return (
    <section
      className="cm-dock on-pine grid overflow-auto"
      aria-label="Timers"
      data-many={timers.length > 2 || undefined}
    >
      <ul className="contents">
        {timers.map((timer) => (
          <li key={timer.id} className="cm-docked min-w-0">
            <DockedTimer timer={timer} shown={shown} onOpen={() => setOpenId(timer.id)} />
          </li>
        ))}
      </ul>
      {TimerSheet && (
        <TimerSheet
          timer={open}
          shown={shown}
          onClose={() => setOpenId(null)}
          onGoTo={(timer) => {
            setOpenId(null)
            onGoTo(timer)
          }}
        />
      )}
    </section>
  )
}

function DockedTimer({ timer, shown, onOpen }: { timer: CookTimer; shown: CookSpot; onOpen: () => void }) {
  const { state, label } = timer
  const now = useNow(state.kind !== 'paused')
  const left = leftOf(timer, now)
  const place = sayPlace(timer, shown)
  const ago = state.kind === 'rung' ? formatElapsed(now - state.endedAt) : null
  const isPaused = state.kind === 'paused'
  return (
    <button
      type="button"
      className="cm-timer grid w-full items-center text-left"
      data-rung={ago !== null || undefined}
      onClick={onOpen}
    >
      <Sun share={timer.totalMs > 0 ? left / timer.totalMs : 0} />
      <span className="cm-said min-w-0">
        <span className="cm-left block whitespace-nowrap font-display font-[750] leading-none tracking-[-.02em]">
          {ago === null ? formatTimeLeft(left) : 'Rang'}
        </span>
        <span className="sr-only">{ago === null ? 'left, ' : ''}</span>
        <span className="cm-label text-muted block truncate">
          {label}, {ago ?? (isPaused ? 'paused' : place)}
        </span>
      </span>
    </button>
  )
}

/** Vertical position of the sun's centre at its start and end, in units of the drawing. */
const SUN = { high: 28, low: 45 }

/** Shows the remaining time as a setting sun. */
function Sun({ share }: { share: number }) {
  const id = useId()
  const middle = SUN.low - (SUN.low - SUN.high) * Math.min(1, Math.max(0, share))
  return (
    <svg className="cm-sun block" viewBox="0 0 46 36" aria-hidden="true">
      <clipPath id={id}>
        <path d="M0 0h46v28H0z" />
      </clipPath>
      <path
        d="M6 28a17 17 0 0 1 34 0z"
        fill="none"
        stroke="currentColor"
        strokeOpacity=".45"
        strokeWidth="2"
        strokeDasharray="1 4.2"
        strokeLinecap="round"
      />
      <g clipPath={`url(#${id})`}>
        <circle cx="23" cy={middle.toFixed(1)} r="16" fill="#f8be3f" />
      </g>
      <path d="M2 28.5h42" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
      <path d="M13 33h20" stroke="currentColor" strokeOpacity=".45" strokeWidth="2" strokeLinecap="round" />
    </svg>
  )
}

interface ShownStep {
  recipe: { slug: string; title: string }
  steps: readonly ListedStep[]
  at: number
  timers: Timers
}

/** Returns the timers of the step shown: which of them run, and functions that start them. */
export function useStepTimers({ recipe: { slug, title }, steps, at, timers }: ShownStep) {
  const [mayAsk, setMayAsk] = useState(false)
  const step = steps[at]
  const runs = ({ start }: Timer) =>
    step !== undefined &&
    timers.some(
      (one) =>
        timesSame(one, { recipe: { slug, title }, step: step.step, start }) && one.state.kind !== 'rung',
    )
  const start = (timer: Timer) => {
    if (!step || runs(timer)) return
    unlockAudio()
    deviceTimers.start({
      recipe: { slug, title },
      step: step.step,
      start: timer.start,
      seconds: timer.seconds,
      secondsMax: timer.seconds_max,
      ...timerWords(steps, at, timer),
    })
    setMayAsk(canAskToNotify())
  }
  return {
    runs,
    start,
    /** Starts the first timer that is not running. */
    startFirst: () => {
      const first = step?.timers.find((timer) => !runs(timer))
      if (first) start(first)
    },
    /** Asks for permission to ring over other apps; null where there is nothing to ask. */
    askToRing: mayAsk
      ? () => {
          setMayAsk(false)
          return askToNotify()
        }
      : null,
  }
}
