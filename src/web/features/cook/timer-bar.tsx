import { useEffect } from 'react'
import { pagePath } from '../../../domain/content/affected-pages.ts'
import { formatElapsed, formatTimeLeft, leftOf } from '../../../domain/kitchen/timers.ts'
import { MINUTE } from '../../../domain/time/durations.ts'
import { classNames } from '../../ui/class-names.ts'
import { SiteLink } from '../../ui/site-link.tsx'
import { deviceTimers, useNow } from './device-timers.ts'
import { useRingSignals } from './ring-signals.ts'

/**
 * Shows cook mode's timers on every other page: the time left, a link back, and the ring (COOK-TIMER-2). At the lower
 * edge, so that nothing moves when they appear; other elements there are placed above them (`--hf-timers`).
 */
export default function TimerBar() {
  const timers = useRingSignals()
  useEffect(() => {
    import('./pending-ratings.ts').then(({ sendPendingRatings }) => sendPendingRatings(), Boolean)
  }, [])
  const now = useNow(timers.length > 0)
  if (timers.length === 0) return null
  const rung = timers.filter(({ state }) => state.kind === 'rung')
  return (
    <section
      aria-label="Timers"
      data-timers
      className="on-pine sticky bottom-0 z-30 pb-[env(safe-area-inset-bottom)] print:hidden"
    >
      <ul className="wrap flex gap-x-6 overflow-x-auto text-small">
        {timers.map((timer) => {
          const { state, recipe, label, headline } = timer
          const isRung = state.kind === 'rung'
          return (
            <li
              key={timer.id}
              className={classNames(
                'flex min-h-14 max-w-full flex-none items-center gap-2',
                isRung && 'order-first',
              )}
            >
              <SiteLink
                href={`${pagePath('recipe', recipe.slug)}/cook`}
                className="flex min-h-11 min-w-0 flex-1 items-center gap-2 no-underline"
              >
                <b
                  className={classNames('font-display', isRung ? 'truncate' : 'min-w-[2.9em] text-[1.25rem]')}
                >
                  {isRung ? headline : formatTimeLeft(leftOf(timer, now))}
                </b>
                {/* Beside two buttons a phone has room for one of the two. */}
                <span className={classNames('truncate', isRung && 'max-sm:hidden')}>
                  {isRung ? formatElapsed(now - state.endedAt) : label}
                  {state.kind === 'paused' && ', paused'}
                </span>
              </SiteLink>
              {isRung && (
                <>
                  <BarButton onClick={() => deviceTimers.add(timer.id, MINUTE)}>+ 1 min</BarButton>
                  <BarButton onClick={() => deviceTimers.stop(timer.id)}>Stop</BarButton>
                </>
              )}
            </li>
          )
        })}
      </ul>
      <div role="alert" className="sr-only">
        {rung.map(({ id, headline, afterwards }) => (
          <p key={id}>{`${headline}. ${afterwards}`}</p>
        ))}
      </div>
    </section>
  )
}

function BarButton({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="min-h-11 flex-none rounded-pill bg-mark px-4 font-[650] text-on-mark"
    >
      {children}
    </button>
  )
}
