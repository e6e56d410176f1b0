import type { PlanDay } from '../../../domain/newsletter/workout-plan.ts'
import { classNames } from '../../ui/class-names.ts'

export type DayState = 'done' | 'next' | 'open'

/**
 * Returns the state of a plan's day: done, next, or open. The next day is the first open one after the last done;
 * earlier days that were skipped can still be done (PLAN-DONE-1).
 */
export function stateOfDay(day: number, days: readonly number[], done: readonly number[]): DayState {
  if (done.includes(day)) return 'done'
  return day === nextDay(days, done) ? 'next' : 'open'
}

/** Returns the next day; null when all are done. */
export function nextDay(days: readonly number[], done: readonly number[]): number | null {
  const open = days.filter((day) => !done.includes(day))
  return open.find((day) => day > Math.max(0, ...done)) ?? open[0] ?? null
}

/** Returns the sentence on what follows a day just done: tomorrow's day, or the first one still open. */
export function sayNext(day: number, days: readonly PlanDay[], done: readonly number[]): string {
  const number = nextDay(
    days.map((one) => one.day),
    done,
  )
  const next = days.find((one) => one.day === number)
  if (!next) return 'All seven days'
  return next.day === day + 1 ? `Tomorrow: ${next.title}` : `Next, day ${next.day}: ${next.title}`
}

/** Shows the days of the plan as suns: done ones risen, the next one waiting, always with its word. */
export function DaySuns({ days, done }: { days: readonly number[]; done: readonly number[] }) {
  return (
    <ol className="grid grid-cols-[repeat(auto-fit,minmax(1.75rem,1fr))] gap-1.5" aria-label="Your week">
      {days.map((day) => {
        const state = stateOfDay(day, days, done)
        return (
          <li
            key={day}
            data-state={state}
            className={classNames(
              'grid justify-items-center gap-1 text-center text-label font-semibold',
              state !== 'next' && 'text-muted',
            )}
          >
            <DaySun state={state} />
            <span>{state === 'next' ? 'Next' : `Day ${day}`}</span>
            {state === 'done' && <span className="sr-only">, done</span>}
          </li>
        )
      })}
    </ol>
  )
}

/** Shows a day as a bowl when open, a bowl with its sun above it when next, or a whole sun with a tick when done. */
export function DaySun({ state }: { state: DayState }) {
  return (
    <svg viewBox="0 0 52 52" className="w-full" style={{ maxWidth: 52 }} fill="none" aria-hidden="true">
      {state === 'done' && (
        <>
          <circle cx="26" cy="26" r="20" fill="#f8be3f" />
          <path d="m17 27 6 6 13-13" stroke="#14312a" strokeWidth="4" />
        </>
      )}
      {state === 'next' && (
        <>
          <path d="M4 26a22 20 0 0 0 44 0z" fill="var(--hf-accent)" />
          <circle cx="26" cy="12" r="8" fill="var(--hf-accent)" />
        </>
      )}
      {state === 'open' && (
        <path d="M5 27a21 19 0 0 0 42 0z" stroke="var(--hf-line-strong)" strokeWidth="2" />
      )}
    </svg>
  )
}
