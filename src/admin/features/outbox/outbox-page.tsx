import { useInfiniteQuery } from '@tanstack/react-query'
import { LETTER_STATES, type LetterState } from '../../../domain/mail/letters.ts'
import type { OutboxLetter } from '../../../domain/mail/outbox-calls.ts'
import { formatDateAndTime } from '../../../domain/time/zoned-time.ts'
import { useSite } from '../../data/use-site.ts'
import { LineButton } from '../../ui/buttons.tsx'
import { ChoiceChips } from '../../ui/choice-chips.tsx'
import { KEEP_SHOWN, MoreItems } from '../../ui/list-controls.tsx'
import { EmptyState, NotLoaded, RowList } from '../../ui/list-states.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { useAddressFilter } from '../lists/use-address-filter.ts'
import { DeliveryState, LETTER_NAMES, LETTER_STATE_WORDS, sayOutbox } from './delivery-state.tsx'
import { MailHealthNote } from './mail-health-note.tsx'
import { outboxPages } from './outbox-queries.ts'

export function OutboxPage() {
  const { get, set, clear } = useAddressFilter()
  const chosen = LETTER_STATES.find((state) => state === get('state')) ?? null
  const list = useInfiniteQuery({ ...outboxPages(chosen), ...KEEP_SHOWN })
  const letters = list.data?.pages.flatMap((page) => page.letters)
  const last = list.data?.pages.at(-1)
  return (
    <>
      <PageHeader title="Outbox">
        {last ? sayOutbox(last.counts) : 'Every letter your site writes.'}
      </PageHeader>
      {letters && last ? (
        <div className="grid grid-cols-1 gap-5">
          <MailHealthNote health={last.health} />
          <ChoiceChips
            label="Filter by state"
            choices={[
              { value: null, label: 'All', count: sumOf(last.counts) },
              ...choicesOf(last.counts, chosen),
            ]}
            chosen={chosen}
            onChoose={(state) => set('state', state)}
          />
          <div className={list.isPlaceholderData ? 'opacity-60' : undefined}>
            {letters.length > 0 ? (
              <RowList aria-label="Letters">
                {letters.map((letter) => (
                  <OutboxRow key={letter.id} letter={letter} />
                ))}
              </RowList>
            ) : (
              <NoLetters state={chosen} onClear={clear} />
            )}
            <MoreItems list={list} shown={letters.length} total={last.total} />
          </div>
        </div>
      ) : (
        <NotLoaded query={list} failure="We couldn’t load the outbox." loading="Loading letters..." />
      )}
    </>
  )
}

const sumOf = (counts: Record<LetterState, number>) =>
  Object.values(counts).reduce((sum, count) => sum + count, 0)

/** Returns the filters. A letter is `sending` only briefly: that filter is offered while it matches one or is chosen. */
function choicesOf(counts: Record<LetterState, number>, chosen: LetterState | null) {
  const states = LETTER_STATES.filter(
    (state) => state !== 'sending' || state === chosen || counts.sending > 0,
  )
  return states.map((value) => ({
    value,
    label: LETTER_STATE_WORDS[value].label,
    count: counts[value],
  }))
}

function NoLetters({ state, onClear }: { state: LetterState | null; onClear: () => void }) {
  if (state === null) {
    return (
      <EmptyState picture="letterbox" title="No letters yet">
        As soon as someone writes to you or joins your list, the letters are listed here.
      </EmptyState>
    )
  }
  return (
    <EmptyState
      picture={state === 'failed' ? 'smile' : 'letterbox'}
      title={state === 'failed' ? 'No letter has failed' : 'No letters here'}
      action={<LineButton onClick={onClear}>Show all letters</LineButton>}
    />
  )
}

function OutboxRow({ letter }: { letter: OutboxLetter }) {
  const { time_zone } = useSite()
  const name = LETTER_NAMES[letter.kind]
  return (
    <li className="grid gap-x-6 gap-y-2 border-t-[1.5px] border-line px-4 py-3.5 sm:px-5 md:grid-cols-[minmax(0,1fr)_minmax(0,24rem)] md:items-center">
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
