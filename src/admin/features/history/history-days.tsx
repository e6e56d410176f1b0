import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { foldHistory, type HistoryFold } from '../../../domain/audit/fold-history.ts'
import type { HistoryActor, HistoryEntry } from '../../../domain/audit/history-calls.ts'
import { nameDay } from '../../../domain/time/dates.ts'
import { formatClock } from '../../../domain/time/zoned-time.ts'
import { classNames } from '../../../web/ui/class-names.ts'
import { SiteLink } from '../../../web/ui/site-link.tsx'
import { useSite } from '../../data/use-site.ts'
import { StateBadge } from '../../ui/badges.tsx'
import { RowList } from '../../ui/list-states.tsx'
import { useDisclosure } from '../../ui/use-disclosure.ts'

export const ACTOR_WORDS: Record<HistoryActor, string> = {
  coach: 'You',
  site: 'The site itself',
  stranger: 'Not logged in',
}

/** Lists what was done, by day; repeated actions are folded into one line. */
export function HistoryDays({ entries }: { entries: readonly HistoryEntry[] }) {
  const { time_zone } = useSite()
  return foldHistory(entries, time_zone).map(({ day, folds }) => (
    <DayOfHistory key={day} day={day} folds={folds} />
  ))
}

function DayOfHistory({ day, folds }: { day: string; folds: readonly HistoryFold[] }) {
  const id = useId()
  const { time_zone } = useSite()
  return (
    <section aria-labelledby={id} className="mb-6">
      <h2 id={id} className="mb-2 type-panel">
        {nameDay(day, new Date(), time_zone)}
      </h2>
      <RowList aria-labelledby={id}>
        {folds.map((fold) => (
          <FoldRow key={fold.newest.id} fold={fold} />
        ))}
      </RowList>
    </section>
  )
}

const ROW = 'border-t-[1.5px] border-line px-4 py-3 sm:px-5'

function FoldRow({ fold: { newest, entries } }: { fold: HistoryFold }) {
  const { isOpen, button, content } = useDisclosure()
  const [first = newest] = entries.toReversed()
  const isOneThing = entries.every(({ href }) => href === newest.href)
  if (entries.length === 1) return <EntryRow entry={newest} />
  return (
    <li className={ROW}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <Told entry={isOneThing ? newest : { ...newest, href: null }} sentence={newest.act} />
        <button
          type="button"
          {...button}
          className="inline-flex min-h-11 items-center gap-1.5 text-small font-semibold"
        >
          {entries.length} {isOneThing ? 'times' : 'entries'}
          <ChevronDown aria-hidden className={classNames('size-4.5', isOpen && 'rotate-180')} />
        </button>
      </div>
      <Circumstances entry={newest} from={first.timestamp} />
      <ul {...content} className="mt-1 grid gap-1 border-l-[1.5px] border-line pl-4 text-small">
        {entries.map((entry) => (
          <li key={entry.id} className="flex gap-3 wrap-anywhere">
            <Clock at={entry.timestamp} />
            {entry.sentence}
          </li>
        ))}
      </ul>
    </li>
  )
}

function EntryRow({ entry }: { entry: HistoryEntry }) {
  return (
    <li className={ROW}>
      <Told entry={entry} sentence={entry.sentence} />
      <Circumstances entry={entry} from={entry.timestamp} />
    </li>
  )
}

/** Shows what happened; routine actions of the site itself are less prominent. */
function Told({ entry: { href, success, actor }, sentence }: { entry: HistoryEntry; sentence: string }) {
  const isRoutine = actor === 'site' && success
  return (
    <p
      className={classNames(
        'flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 wrap-anywhere',
        !isRoutine && 'font-[650]',
      )}
    >
      {href ? (
        <SiteLink href={href} className="inline-block py-1">
          {sentence}
        </SiteLink>
      ) : (
        <span className="py-1">{sentence}</span>
      )}
      {!success && <StateBadge look="bad">Refused</StateBadge>}
    </p>
  )
}

function Circumstances({
  entry: { timestamp, actor, origin },
  from,
}: {
  entry: HistoryEntry
  /** The time of the first of them. */
  from: string
}) {
  const { time_zone } = useSite()
  const isSpan = formatClock(from, time_zone) !== formatClock(timestamp, time_zone)
  return (
    <p className="text-small text-muted wrap-anywhere">
      {isSpan && (
        <>
          <Clock at={from} />–
        </>
      )}
      <Clock at={timestamp} /> · {ACTOR_WORDS[actor]}
      {origin && ` · ${origin}`}
    </p>
  )
}

function Clock({ at }: { at: string }) {
  const { time_zone } = useSite()
  return (
    <time dateTime={at} className="flex-none text-muted tabular-nums">
      {formatClock(at, time_zone)}
    </time>
  )
}
