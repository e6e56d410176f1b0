import { Play } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import type { PlanDay, PlanPage } from '../../../domain/newsletter/workout-plan.ts'
import { capitalize } from '../../../domain/text/capitalize.ts'
import { numberWord } from '../../../domain/text/number-words.ts'
import { formatLongDate } from '../../../domain/time/dates.ts'
import { useSettings, useSite } from '../../data/site-context.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { DaySun, DaySuns, nextDay, stateOfDay } from '../movement/day-suns.tsx'
import { hasKeptPlace, planPlace } from '../movement/kept-place.ts'
import { followLink } from '../newsletter/follow-link.ts'
import { doneDays } from '../progress/done-days.ts'
import { PosterButton } from '../progress/poster-button.tsx'

/** Shows how many days are done, with no mention of missed ones (PLAN-DONE-2). */
export function PlanProgress({ days, token }: { days: readonly PlanDay[]; token: string }) {
  const done = doneDays.use()
  const numbers = days.map(({ day }) => day)
  const isAwake = useHydrated()
  const next = days.find(({ day }) => day === nextDay(numbers, done))
  const isBegun = isAwake && next !== undefined && hasKeptPlace(planPlace(next.day))
  return (
    <section
      aria-label="How far you are"
      className="surface-butter grid grid-cols-1 gap-4 rounded-field p-6 print:hidden"
    >
      <DaySuns days={numbers} done={done} />
      <div className="flex flex-wrap gap-3">
        {next && (
          <ButtonLink href={`/plan/${next.day}?token=${token}`}>
            <Play aria-hidden className="size-5" />
            {isBegun ? `Go on with day ${next.day}` : `Start day ${next.day}, ${next.minutes} minutes`}
          </ButtonLink>
        )}
        <PosterButton isMain={!next} />
      </div>
      {/* As high as its longest words: only the device knows which they are. */}
      <p className="max-sm:min-h-[3lh]">
        <b className="block">{sayDone(done.length, days.length)}</b>
        {done.length === 0
          ? 'Any day can be the first.'
          : next
            ? 'Missed a day? It waits, and nothing starts over.'
            : 'Every day stays here, to be done again.'}{' '}
        Kept on this device.
      </p>
    </section>
  )
}

function sayDone(done: number, all: number): string {
  if (done === all) return 'All seven suns are up.'
  return `${capitalize(numberWord(done))} ${done === 1 ? 'sun' : 'suns'} up${done === 0 ? ' yet' : ''}.`
}

/** The line above a day's title: its number, or that it is done or next. */
export function PlanDayLine({ day, days, facts }: { day: number; days: number; facts: string }) {
  const state = stateOfDay(
    day,
    Array.from({ length: days }, (_, index) => index + 1),
    doneDays.use(),
  )
  return (
    <p className="type-small flex items-center gap-2 text-muted">
      <span className="size-6 flex-none">
        <DaySun state={state} />
      </span>
      <span>
        Day {day}
        {state === 'done' && ', done'}
        {state === 'next' && ', next'} · {facts}
      </span>
    </p>
  )
}

const MISSED_PATH = '/api/newsletter/plan/missed-day'

/** Shows when the next letter comes, and the button that postpones it by a day. */
export function MissedDay({ plan, token }: { plan: PlanPage; token: string }) {
  const { reads } = useSite()
  const { time_zone } = useSettings()
  const [step, setStep] = useState<'idle' | 'sending' | 'done'>('idle')
  const [problem, setProblem] = useState<string | null>(null)
  if (plan.next_day === null || plan.next_letter_at === null) return null

  async function putOff(event: FormEvent) {
    event.preventDefault()
    if (step === 'sending') return
    setStep('sending')
    setProblem(null)
    const outcome = await followLink(MISSED_PATH, token)
    if (outcome.kind !== 'done') setProblem(outcome.message)
    // The letter is postponed even if the new date cannot be loaded now.
    else await reads.refetch('plan', { token }).catch(() => undefined)
    setStep(outcome.kind === 'done' ? 'done' : 'idle')
  }

  return (
    <div className="surface-mist flex flex-col items-start gap-4 rounded-field p-6 print:hidden">
      <p aria-live="polite">
        {step === 'done' && 'No harm done. '}
        Day {plan.next_day} comes to your inbox on{' '}
        <strong className="font-[650]">{formatLongDate(plan.next_letter_at, time_zone)}</strong>.
      </p>
      <form method="post" action={MISSED_PATH} onSubmit={putOff}>
        <input type="hidden" name="token" value={token} />
        <Button type="submit" look="line" aria-disabled={step === 'sending' || undefined}>
          I missed a day
        </Button>
      </form>
      <div role="alert" className="empty:-mt-4">
        {problem && <FieldError id="missed-day-problem">{problem}</FieldError>}
      </div>
    </div>
  )
}
