import { RotateCw } from 'lucide-react'
import { pluralize } from '../../../domain/items/labels.ts'
import type { LetterKind, LetterState } from '../../../domain/mail/letters.ts'
import type { Delivery } from '../../../domain/mail/outbox-calls.ts'
import { formatDateAndTime } from '../../../domain/time/zoned-time.ts'
import { useClock } from '../../data/use-clock.ts'
import { useSite } from '../../data/use-site.ts'
import { type BadgeLook, StateBadge } from '../../ui/badges.tsx'
import { LineButton } from '../../ui/buttons.tsx'
import { useRetry } from './outbox-queries.ts'

interface DeliveryStateProps {
  delivery: Delivery
  /** The letter's name for screen readers. */
  name: string
}

/** Shows a letter's state: a badge, a sentence, the reason if it was refused, and a retry if it failed. */
export function DeliveryState({ delivery, name }: DeliveryStateProps) {
  const { time_zone } = useSite()
  const now = useClock()
  const retry = useRetry()
  const { state, last_error } = delivery
  const { label, look } = LETTER_STATE_WORDS[state]
  const isRefused = last_error !== null && (state === 'failed' || state === 'waiting')
  return (
    <div className="grid justify-items-start gap-1.5 text-label">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
        <StateBadge look={look}>{label}</StateBadge>
        <span>{describeDelivery(delivery, now, time_zone)}</span>
      </p>
      {isRefused && (
        <p className="wrap-anywhere">
          <span className="font-[650]">The reason given: </span>
          {last_error}
        </p>
      )}
      {state === 'failed' && (
        <LineButton
          icon={RotateCw}
          className="my-1"
          disabled={retry.isPending}
          onClick={() => retry.mutate({ params: { id: delivery.id } })}
        >
          {retry.isPending ? 'Trying...' : 'Try again'}
          <span className="sr-only">: {name}</span>
        </LineButton>
      )}
    </div>
  )
}

export const LETTER_NAMES: Record<LetterKind, string> = {
  contact_to_coach: 'A visitor’s message, to you',
  contact_confirmation: 'Thanks for your message',
  contact_reply: 'Your answer to a message',
  notes_waiting: 'Notes that wait, to you',
  note_answer: 'Your answer to a note',
  newsletter_confirmation: 'Please confirm your address',
  newsletter_already_subscribed: 'You are on the list already',
  welcome: 'Welcome to the list',
  plan_day: 'A day of the 7-day plan',
  goodbye: 'Goodbye',
  newsletter_issue: 'Newsletter',
  newsletter_test: 'Newsletter, a test to you',
  mail_test: 'A test letter to you',
  update_undone: 'An update was undone, to you',
}

export const LETTER_STATE_WORDS: Record<LetterState, { label: string; look: BadgeLook }> = {
  waiting: { label: 'Waiting', look: 'open' },
  sending: { label: 'On its way', look: 'moving' },
  sent: { label: 'Sent', look: 'good' },
  failed: { label: 'Failed', look: 'bad' },
  cancelled: { label: 'Cancelled', look: 'quiet' },
}

/**
 * Returns a letter's state and what comes next, as a sentence.
 *
 * @param now ISO 8601 · @param timeZone the site's
 */
export function describeDelivery(
  { state, attempts, sent_at, next_attempt_at }: Delivery,
  now: string,
  timeZone: string,
): string {
  const at = (iso: string) => formatDateAndTime(iso, timeZone)
  if (state === 'sent') return sent_at ? `Sent on ${at(sent_at)}` : 'Sent'
  if (state === 'sending') return 'It is being handed over right now.'
  if (state === 'cancelled') return 'It was not needed any more, and was not sent.'
  const tries = attempts === 0 ? '' : ` after ${pluralize(attempts, 'try', 'tries')}`
  if (state === 'failed') return `Not delivered${tries}. It is not tried again by itself.`
  const isLater = next_attempt_at !== null && next_attempt_at > now
  if (attempts === 0) return isLater ? `Goes out on ${at(next_attempt_at)}` : 'Goes out in a moment'
  return isLater
    ? `Not taken${tries}. Next try on ${at(next_attempt_at)}`
    : `Not taken${tries}. Tried again in a moment`
}

/** Returns the state of the outbox, problems first: `1 letter failed, 2 are waiting.` */
export function sayOutbox({ failed, waiting, sending }: Record<LetterState, number>): string {
  const onTheirWay = waiting + sending
  const waits = onTheirWay === 1 ? '1 is waiting' : `${onTheirWay} are waiting`
  if (failed > 0) return `${pluralize(failed, 'letter')} failed${onTheirWay > 0 ? `, ${waits}` : ''}.`
  return onTheirWay > 0
    ? `${pluralize(onTheirWay, 'letter')} waiting, none failed.`
    : 'Nothing is waiting, and nothing failed.'
}
