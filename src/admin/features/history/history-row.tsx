import type { HistoryActor, HistoryEntry } from '../../../domain/admin/history.ts'
import { formatDateAndTime } from '../../../domain/time/zoned-time.ts'
import { SiteLink } from '../../../web/ui/site-link.tsx'
import { useSite } from '../../data/use-site.ts'
import { StateBadge } from '../../ui/state-badge.tsx'

export const ACTOR_WORDS: Record<HistoryActor, string> = {
  coach: 'You',
  site: 'The site itself',
  stranger: 'Not logged in',
}

/** One thing that was done: what, when, by whom and from where. */
export function HistoryRow({ entry }: { entry: HistoryEntry }) {
  const { time_zone } = useSite()
  const { sentence, timestamp, actor, origin, href, success } = entry
  return (
    <li className="grid gap-1 border-t-[1.5px] border-line px-4 py-3.5 sm:px-5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-[650] wrap-anywhere">
        {href ? (
          <SiteLink href={href} className="inline-block py-1">
            {sentence}
          </SiteLink>
        ) : (
          sentence
        )}
        {!success && <StateBadge look="bad">Refused</StateBadge>}
      </p>
      <p className="text-small text-muted wrap-anywhere">
        <time dateTime={timestamp}>{formatDateAndTime(timestamp, time_zone)}</time> · {ACTOR_WORDS[actor]}
        {origin && ` · ${origin}`}
      </p>
    </li>
  )
}
