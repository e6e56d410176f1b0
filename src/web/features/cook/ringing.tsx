import { useEffect, useId, useRef } from 'react'
import {
  type CookTimer,
  describeTimeLeft,
  formatElapsed,
  formatTimeLeft,
  leftOf,
  type Timers,
} from '../../../domain/kitchen/timers.ts'
import { MINUTE } from '../../../domain/time/durations.ts'
import { Button } from '../../ui/button.tsx'
import { deviceTimers, useNow } from './device-timers.ts'

/** Time is up: fills the screen with what to do now, and keys large enough for a wet hand (COOK-TIMER-2). */
export function Ringing({
  timers,
  isHeard,
}: {
  timers: Timers /** Whether 'stop' is listened to. */
  isHeard: boolean
}) {
  const timer = timers.find(({ state }) => state.kind === 'rung')
  if (!timer) return null
  return (
    <RingingTimer
      key={timer.id}
      timer={timer}
      others={timers.filter((other) => other !== timer)}
      isHeard={isHeard}
    />
  )
}

function RingingTimer({ timer, others, isHeard }: { timer: CookTimer; others: Timers; isHeard: boolean }) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const shown = dialog.current
    if (!shown) return
    if (!shown.open) shown.showModal()
    return () => shown.close()
  }, [])
  const { headline, afterwards, restMs, totalMs } = timer
  const stop = () => deviceTimers.stop(timer.id)
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby={id}
      aria-describedby={`${id}-then`}
      className="cm-ring surface-blush overflow-auto"
      onCancel={(event) => {
        event.preventDefault()
        stop()
      }}
    >
      <div className="cm-horizon">
        <p className="text-[1.0625rem] font-[650]">{whenUp(timer)}</p>
        <h2 id={id}>{headline}</h2>
        <p id={`${id}-then`} className="max-w-[24ch] text-[1.375rem] leading-[1.35]">
          {afterwards}
        </p>
      </div>
      <div className="cm-acts stage-keys bg-ground text-ink">
        <Button autoFocus className="wide" onClick={stop}>
          Stop
        </Button>
        {restMs > 0 && (
          <Button look="line" className="wide" onClick={() => deviceTimers.add(timer.id, restMs)}>
            + {Math.round(restMs / MINUTE) || 1} min, the rest of {describeTimeLeft(totalMs + restMs)}
          </Button>
        )}
        {[1, 2].map((minutes) => (
          <Button key={minutes} look="line" onClick={() => deviceTimers.add(timer.id, minutes * MINUTE)}>
            + {minutes} min
          </Button>
        ))}
        <p className="wide text-muted min-h-7">
          <OtherTimers timers={others} />
          {isHeard && ' Say “stop”.'}
        </p>
      </div>
    </dialog>
  )
}

/** Returns `7 minutes are up`; for a missed timer, since when. */
function whenUp({ state, totalMs }: CookTimer): string {
  if (state.kind === 'rung' && state.isMissed)
    return `Missed: it rang ${formatElapsed(Date.now() - state.endedAt)}`
  const said = describeTimeLeft(totalMs)
  return `${said} ${/^1 \w+$/.test(said) ? 'is' : 'are'} up`
}

function OtherTimers({ timers }: { timers: Timers }) {
  const now = useNow(timers.length > 0)
  if (timers.length === 0) return null
  return (
    <span>
      {timers.map((timer, index) => (
        <span key={timer.id}>
          {index > 0 && ', '}
          {timer.state.kind === 'rung' ? (
            `${timer.label} rang too`
          ) : (
            <>
              {timer.label} has <b className="text-ink">{formatTimeLeft(leftOf(timer, now))}</b> to go
            </>
          )}
        </span>
      ))}
      .
    </span>
  )
}
