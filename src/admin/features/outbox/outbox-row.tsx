import type { OutboxLetter } from '../../../domain/admin/outbox.ts'
import { formatDateAndTime } from '../../../domain/time/zoned-time.ts'
import { useSite } from '../../data/use-site.ts'
import { DeliveryState } from './delivery-state.tsx'
import { LETTER_NAMES } from './letter-words.ts'

/** One letter: what it is, to whom, and what became of it. */
export function OutboxRow({ letter }: { letter: OutboxLetter }) {
  const { time_zone } = useSite()
  const name = LETTER_NAMES[letter.kind]
  return (
    <li className="grid gap-x-6 gap-y-2 border-t-[1.5px] border-line px-4 py-3.5 sm:px-5 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <div className="min-w-0">
        <p className="leading-snug font-[650]">{name}</p>
        <p className="text-small wrap-anywhere">
          <span className="sr-only">To </span>
          {letter.recipient}
        </p>
        <p className="text-label text-muted">Written on {formatDateAndTime(letter.created_at, time_zone)}</p>
      </div>
      <DeliveryState delivery={letter} name={`${name}, to ${letter.recipient}`} />
    </li>
  )
}
