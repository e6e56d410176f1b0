import { type FormEvent, useState } from 'react'
import type { PlanPage } from '../../../domain/newsletter/plan.ts'
import { formatLongDate } from '../../../domain/time/dates.ts'
import { useSettings, useSite } from '../../data/site-context.ts'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'
import { followLink } from '../newsletter/follow-link.ts'

const MISSED_PATH = '/api/newsletter/plan/missed-day'

/** When the next letter comes, and the button that puts it off by a morning. */
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
    // The morning is put off, even where the new date cannot be had just now.
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
