import { Tag } from 'lucide-react'
import { pluralize } from '../../../domain/items/labels.ts'
import type { ListedSubscriberEntry } from '../../../domain/newsletter/subscriber-calls.ts'
import { formatShortDate } from '../../../domain/time/dates.ts'
import { IconButton } from '../../../web/ui/button.tsx'
import { useSite } from '../../data/use-site.ts'
import { StateBadge } from '../../ui/badges.tsx'
import { DeleteButton } from '../../ui/buttons.tsx'
import { describeSource, SUBSCRIBER_STATE_WORDS } from './subscriber-words.ts'

interface SubscriberRowProps {
  subscriber: ListedSubscriberEntry
  onTag: () => void
  onDelete: () => void
}

export function SubscriberRow({ subscriber, onTag, onDelete }: SubscriberRowProps) {
  const { time_zone } = useSite()
  const { email, first_name, state, source, tags, consent_at, consent_text_version } = subscriber
  const { label, look } = SUBSCRIBER_STATE_WORDS[state]
  const day = (iso: string) => formatShortDate(iso, time_zone)
  const when = whenOf(subscriber, day)
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 border-t-[1.5px] border-line py-3 pr-2 pl-4 sm:pr-3 sm:pl-5">
      <div className="grid min-w-0 gap-1">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="font-[650] wrap-anywhere">{email}</span>
          {first_name && <span className="text-small wrap-anywhere">{first_name}</span>}
        </p>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-label text-muted">
          {/* On a phone only what differs from most of the list takes a line of its own. */}
          <span className={state === 'active' ? 'max-sm:sr-only' : undefined}>
            <StateBadge look={look}>{label}</StateBadge>
          </span>
          <p className="min-w-0 basis-full sm:basis-auto">
            {when}, from {describeSource(source)}.{' '}
            {source === 'import' ? (
              `Agreed elsewhere, as you said on ${day(consent_at)}`
            ) : (
              <>
                Agreed {!when.endsWith(day(consent_at)) && `on ${day(consent_at)} `}to{' '}
                <span className="whitespace-nowrap">wording {consent_text_version}</span>
              </>
            )}
          </p>
          {tags.length > 0 && (
            <p className="flex flex-wrap gap-1.5">
              {tags.map((tag) => (
                <span key={tag} className="rounded-pill border-[1.5px] border-line px-2 py-px">
                  <span className="sr-only">Tag: </span>
                  {tag}
                </span>
              ))}
            </p>
          )}
        </div>
        <ReturnedLetters subscriber={subscriber} />
      </div>
      <div className="flex">
        <IconButton label={`Tags of ${email}`} onClick={onTag} className="border-transparent">
          <Tag aria-hidden className="size-4.5" />
        </IconButton>
        <DeleteButton label={`Delete ${email}`} onClick={onDelete} />
      </div>
    </li>
  )
}

/** Why a subscriber gets no more letters, or may soon get none. */
function ReturnedLetters({ subscriber }: { subscriber: ListedSubscriberEntry }) {
  const { state, soft_bounces, bounce_reason } = subscriber
  if (bounce_reason === null || (state !== 'bounced' && soft_bounces === 0)) return null
  return (
    <p className="text-label wrap-anywhere">
      <span className="font-[650]">
        {state === 'bounced'
          ? 'Gets no more letters. The mail server said: '
          : `${pluralize(soft_bounces, 'letter')} came back lately. The mail server said: `}
      </span>
      {bounce_reason}
    </p>
  )
}

function whenOf(
  { state, confirmed_at, unsubscribed_at, bounced_at, created_at }: ListedSubscriberEntry,
  day: (iso: string) => string,
): string {
  if (state === 'unsubscribed' && unsubscribed_at) return `Left on ${day(unsubscribed_at)}`
  if (state === 'bounced' && bounced_at) return `Letters come back since ${day(bounced_at)}`
  if (state === 'pending') return `Asked on ${day(created_at)}`
  return `Since ${day(confirmed_at ?? created_at)}`
}
