import { RotateCw } from 'lucide-react'
import type { Delivery } from '../../../domain/mail/outbox-calls.ts'
import { useClock } from '../../data/use-clock.ts'
import { useSite } from '../../data/use-site.ts'
import { StateBadge } from '../../ui/badges.tsx'
import { LineButton } from '../../ui/buttons.tsx'
import { describeDelivery, LETTER_STATE_WORDS } from './letter-words.ts'
import { useRetry } from './outbox-queries.ts'

interface DeliveryStateProps {
  delivery: Delivery
  /** Names the letter for screen readers. */
  name: string
}

/** How a letter stands: a badge, a sentence, the reason when it was refused, and another try when it failed. */
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
