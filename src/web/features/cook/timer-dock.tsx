import { useId, useState } from 'react'
import { type CookTimer, formatLeft, leftOf, sayAgo, type Timers } from '../../../domain/kitchen/timers.ts'
import { MINUTE } from '../../../domain/time/durations.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { deviceTimers, useNow } from './device-timers.ts'

export interface CookSpot {
  slug: string
  /** The number of the step that is shown. */
  step: number
}

/** Where a timer belongs, beside its name: `step 1`, `this step`, or the other dish. */
function placeOf({ recipe, step }: CookTimer, shown: CookSpot): string {
  if (recipe.slug !== shown.slug) return recipe.title
  return step === shown.step ? 'this step' : `step ${step}`
}

interface TimerDockProps {
  timers: Timers
  shown: CookSpot
  onGoTo: (timer: CookTimer) => void
}

/** A shelf of setting suns on every step: press one to pause it, give it a minute, stop it or go to its step. */
export function TimerDock({ timers, shown, onGoTo }: TimerDockProps) {
  const [openId, setOpenId] = useState<string | null>(null)
  const open = timers.find(({ id }) => id === openId)
  if (timers.length === 0) return null
  return (
    <section className="cm-dock" aria-label="Timers" data-many={timers.length > 2 || undefined}>
      <ul className="contents">
        {timers.map((timer) => (
          <li key={timer.id} className="cm-docked min-w-0">
            <DockedTimer timer={timer} shown={shown} onOpen={() => setOpenId(timer.id)} />
          </li>
        ))}
      </ul>
      <TimerSheet
        timer={open}
        shown={shown}
        onClose={() => setOpenId(null)}
        onGoTo={(timer) => {
          setOpenId(null)
          onGoTo(timer)
        }}
      />
    </section>
  )
}

function DockedTimer({ timer, shown, onOpen }: { timer: CookTimer; shown: CookSpot; onOpen: () => void }) {
  const { state, label } = timer
  const now = useNow(state.kind !== 'paused')
  const left = leftOf(timer, now)
  const place = placeOf(timer, shown)
  const ago = state.kind === 'rung' ? sayAgo(now - state.endedAt) : null
  const isPaused = state.kind === 'paused'
  return (
    <button type="button" className="cm-timer" data-rung={ago !== null || undefined} onClick={onOpen}>
      <Sun share={timer.totalMs > 0 ? left / timer.totalMs : 0} />
      <span className="cm-said min-w-0">
        <span className="cm-left">{ago === null ? formatLeft(left) : 'Rang'}</span>
        <span className="sr-only">{ago === null ? 'left, ' : ''}</span>
        <span className="cm-label">
          {label}, {ago ?? (isPaused ? 'paused' : place)}
        </span>
      </span>
    </button>
  )
}

/** How far the sun's middle goes down, in units of the drawing. */
const SUN = { high: 28, low: 45 }

/** What remains, as a sun that sets with it. */
function Sun({ share }: { share: number }) {
  const id = useId()
  const middle = SUN.low - (SUN.low - SUN.high) * Math.min(1, Math.max(0, share))
  return (
    <svg className="cm-sun" viewBox="0 0 46 36" aria-hidden="true">
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

interface TimerSheetProps {
  timer: CookTimer | undefined
  shown: CookSpot
  onClose: () => void
  onGoTo: (timer: CookTimer) => void
}

function TimerSheet({ timer, shown, onClose, onGoTo }: TimerSheetProps) {
  const id = useId()
  return (
    <Dialog open={timer !== undefined} onClose={onClose} labelledBy={id} className="cm-sheet">
      {timer && (
        <>
          <h2 id={id}>{timer.label}</h2>
          <p className="text-muted mt-1">{placeOf(timer, shown)}</p>
          <TimeLeft timer={timer} />
          <div className="cm-keys cm-keys-3">
            {timer.state.kind === 'running' && (
              <Button look="line" className="cm-key" onClick={() => deviceTimers.pause(timer.id)}>
                Pause
              </Button>
            )}
            {timer.state.kind === 'paused' && (
              <Button look="line" className="cm-key" onClick={() => deviceTimers.resume(timer.id)}>
                Go on
              </Button>
            )}
            <Button look="line" className="cm-key" onClick={() => deviceTimers.add(timer.id, MINUTE)}>
              + 1 min
            </Button>
            <Button
              look="line"
              className="cm-key"
              onClick={() => {
                deviceTimers.stop(timer.id)
                onClose()
              }}
            >
              Stop
            </Button>
            <Button className="cm-key col-span-full" onClick={() => onGoTo(timer)}>
              {timer.recipe.slug === shown.slug ? `Go to step ${timer.step}` : `Go to ${timer.recipe.title}`}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  )
}

function TimeLeft({ timer }: { timer: CookTimer }) {
  const { state, afterwards } = timer
  const now = useNow(state.kind !== 'paused')
  if (state.kind === 'rung') {
    return (
      <p className="mt-3 text-[1.25rem]">
        <b>It rang {sayAgo(now - state.endedAt)}.</b> {afterwards}
      </p>
    )
  }
  return (
    <p className="cm-clock">
      {formatLeft(leftOf(timer, now))}
      <span className="sr-only"> left</span>
    </p>
  )
}
