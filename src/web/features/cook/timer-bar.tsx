import { formatLeft, leftOf, sayAgo } from '../../../domain/kitchen/timers.ts'
import { MINUTE } from '../../../domain/time/durations.ts'
import { SiteLink } from '../../ui/site-link.tsx'
import { deviceTimers, useNow } from './device-timers.ts'
import { useRingSignals } from './ring-signals.ts'

/** The timers of cook mode on every other page: what is left, the way back, and the ring (product §28.8). */
export default function TimerBar() {
  const timers = useRingSignals()
  const now = useNow(timers.length > 0)
  if (timers.length === 0) return null
  const rung = timers.filter(({ state }) => state.kind === 'rung')
  return (
    <section aria-label="Timers" className="on-pine sticky top-0 z-30 print:hidden">
      <ul className="wrap flex flex-wrap gap-x-6 text-small">
        {timers.map((timer) => (
          <li key={timer.id} className="flex min-h-11 flex-wrap items-center gap-x-4">
            <SiteLink
              href={`/recipes/${timer.recipe.slug}/cook`}
              className="inline-flex min-h-11 items-center gap-2"
            >
              <b className="font-display text-[1.125rem]">
                {timer.state.kind === 'rung'
                  ? sayAgo(now - timer.state.endedAt)
                  : formatLeft(leftOf(timer, now))}
              </b>
              {timer.state.kind === 'rung' ? timer.headline : timer.label}
              {timer.state.kind === 'paused' && ', paused'}
            </SiteLink>
            {timer.state.kind === 'rung' && (
              <>
                <BarButton onClick={() => deviceTimers.stop(timer.id)}>Stop</BarButton>
                <BarButton onClick={() => deviceTimers.add(timer.id, MINUTE)}>+ 1 min</BarButton>
              </>
            )}
          </li>
        ))}
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
      className="min-h-11 rounded-pill bg-mark px-4 font-[650] text-on-mark"
    >
      {children}
    </button>
  )
}
