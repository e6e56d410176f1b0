import { useInfiniteQuery } from '@tanstack/react-query'
import { Download, SlidersHorizontal } from 'lucide-react'
import { useId, useState } from 'react'
import { addressOf } from '../../../domain/api/call.ts'
import {
  HISTORY_ACTORS,
  HISTORY_KINDS,
  type HistoryActor,
  type HistoryKind,
  historyCalls,
} from '../../../domain/audit/history-calls.ts'
import { pluralize } from '../../../domain/items/labels.ts'
import { Button, buttonClass } from '../../../web/ui/button.tsx'
import { classNames } from '../../../web/ui/class-names.ts'
import { TextField } from '../../../web/ui/field.tsx'
import { pagesOf } from '../../data/calls.ts'
import { LineButton } from '../../ui/buttons.tsx'
import { ChoiceChips } from '../../ui/choice-chips.tsx'
import { SelectField } from '../../ui/fields.tsx'
import { KEEP_SHOWN, MoreItems, SearchBox } from '../../ui/list-controls.tsx'
import { EmptyState, NotLoaded } from '../../ui/list-states.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { type AddressFilter, useAddressFilter } from '../lists/use-address-filter.ts'
import { ACTOR_WORDS, HistoryDays } from './history-days.tsx'

export function HistoryPage() {
  const filtering = useAddressFilter()
  const { q, get, clear } = filtering
  const filter: ShownHistory = {
    q,
    kind: HISTORY_KINDS.find((kind) => kind === get('kind')) ?? null,
    actor: HISTORY_ACTORS.find((actor) => actor === get('actor')) ?? null,
    from: readDay(get('from')),
    to: readDay(get('to')),
  }
  const list = useInfiniteQuery({ ...historyPages(filter), ...KEEP_SHOWN })
  const entries = list.data?.pages.flatMap((page) => page.entries)
  const total = list.data?.pages.at(-1)?.total ?? 0
  const isFiltered = Object.values(filter).some(Boolean)
  return (
    <>
      <PageHeader
        title="History"
        actions={
          <a href={historyCsvPath(filter)} download className={buttonClass({ look: 'line' })}>
            <Download aria-hidden className="size-5" />
            Export CSV
          </a>
        }
      >
        What was done on your site, by whom and from where. It is kept for 400 days.
      </PageHeader>
      <div className="grid grid-cols-1 gap-6">
        <HistoryFilters filtering={filtering} filter={filter} />
        {entries ? (
          <div className={list.isPlaceholderData ? 'opacity-60' : undefined}>
            <p role="status" className="mb-3 text-small text-muted tabular-nums">
              {pluralize(total, 'entry', 'entries')}
              {isFiltered && ' found'}
            </p>
            {entries.length > 0 ? (
              <HistoryDays entries={entries} />
            ) : (
              <EmptyState
                picture={isFiltered ? 'glass' : 'sheet'}
                title={isFiltered ? 'Nothing found' : 'Nothing has happened yet'}
                action={isFiltered && <LineButton onClick={clear}>Show everything</LineButton>}
              />
            )}
            <MoreItems list={list} shown={entries.length} total={total} />
          </div>
        ) : (
          <NotLoaded query={list} failure="We couldn’t load the history." loading="Loading the history..." />
        )}
      </div>
    </>
  )
}

/** Parses a day in the address; null for anything else. */
function readDay(text: string | null): string | null {
  return text && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : null
}

const KINDS: readonly { value: HistoryKind; label: string }[] = [
  { value: 'content', label: 'Articles and recipes' },
  { value: 'pictures', label: 'Pictures' },
  { value: 'people', label: 'Letters and readers' },
  { value: 'access', label: 'Logins' },
  { value: 'site', label: 'The site' },
]

/** Filters by search, subject, actor and period; on a phone the last two are behind a button. */
function HistoryFilters({ filtering, filter }: { filtering: AddressFilter; filter: ShownHistory }) {
  const { text, setText, set } = filtering
  const id = useId()
  const narrowed = [filter.actor, filter.from, filter.to].filter(Boolean).length
  const [isOpen, setOpen] = useState(narrowed > 0)
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 flex-1 basis-48 sm:basis-full lg:basis-0">
          <SearchBox placeholder="Search the history..." text={text} onType={setText} />
        </div>
        <Button
          look="line"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className="px-4 sm:hidden"
        >
          <SlidersHorizontal aria-hidden className="size-5" />
          {narrowed > 0 ? `Filters, ${narrowed}` : 'Filters'}
        </Button>
        <div
          id={id}
          className={classNames(
            'flex-wrap items-end gap-3 max-sm:w-full sm:flex',
            isOpen ? 'flex' : 'hidden',
          )}
        >
          <div className="min-w-44 flex-1 sm:flex-none">
            <SelectField
              label="Who"
              value={filter.actor ?? ''}
              options={[
                { value: '', label: 'Anyone' },
                ...HISTORY_ACTORS.map((value) => ({ value, label: ACTOR_WORDS[value] })),
              ]}
              onChoose={(value) => set('actor', value || null)}
            />
          </div>
          <div className="grid min-w-0 flex-1 basis-72 grid-cols-2 gap-3">
            <TextField
              label="From"
              type="date"
              value={filter.from ?? ''}
              max={filter.to ?? undefined}
              onChange={({ target }) => set('from', target.value || null)}
            />
            <TextField
              label="To"
              type="date"
              value={filter.to ?? ''}
              min={filter.from ?? undefined}
              onChange={({ target }) => set('to', target.value || null)}
            />
          </div>
        </div>
      </div>
      <ChoiceChips
        label="Filter by kind"
        choices={[{ value: null, label: 'All' }, ...KINDS]}
        chosen={filter.kind}
        onChoose={(kind) => set('kind', kind)}
      />
    </div>
  )
}

const PER_PAGE = 50

interface ShownHistory {
  q: string
  kind: HistoryKind | null
  actor: HistoryActor | null
  from: string | null
  to: string | null
}

function historyCsvPath(filter: ShownHistory): string {
  return `/api${addressOf({ path: '/admin/history.csv' }, { query: { ...filter } })}`
}

/** Returns the query for the history of a filter, newest first. The history grows, so each visit fetches it again. */
function historyPages(filter: ShownHistory) {
  return pagesOf(historyCalls.list, PER_PAGE, filter, { refetchOnMount: 'always' })
}
