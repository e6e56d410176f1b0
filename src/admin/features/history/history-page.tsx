import { useInfiniteQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { HISTORY_ACTORS, HISTORY_KINDS } from '../../../domain/admin/history.ts'
import { pluralize } from '../../../domain/content/labels.ts'
import { Button, buttonClass } from '../../../web/ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FailureNote } from '../../ui/failure-note.tsx'
import { LoadingRows } from '../../ui/loading-rows.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { KEEP_SHOWN, MoreItems } from '../lists/list-controls.tsx'
import { useAddressFilter } from '../lists/use-address-filter.ts'
import { HistoryFilters } from './history-filters.tsx'
import { historyCsvPath, historyPages, type ShownHistory } from './history-queries.ts'
import { HistoryRow } from './history-row.tsx'

/** `/admin/history`: the audit log, for her to read. */
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
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <HistoryFilters filtering={filtering} filter={filter} />
        {entries ? (
          <div className={list.isPlaceholderData ? 'opacity-60' : undefined}>
            <p role="status" className="mb-3 text-small text-muted tabular-nums">
              {pluralize(total, 'entry', 'entries')}
              {isFiltered && ' found'}
            </p>
            {entries.length > 0 ? (
              <ul
                aria-label="History"
                className="overflow-clip rounded-field border-[1.5px] border-line bg-surface *:first:border-t-0"
              >
                {entries.map((entry) => (
                  <HistoryRow key={entry.id} entry={entry} />
                ))}
              </ul>
            ) : (
              <EmptyState
                title={isFiltered ? 'Nothing found' : 'Nothing has happened yet'}
                action={
                  isFiltered && (
                    <Button look="line" size="small" onClick={clear}>
                      Show everything
                    </Button>
                  )
                }
              />
            )}
            <MoreItems list={list} shown={entries.length} total={total} />
          </div>
        ) : list.isError ? (
          <FailureNote onRetry={() => void list.refetch()}>The history could not be loaded.</FailureNote>
        ) : (
          <LoadingRows>Loading the history...</LoadingRows>
        )}
      </div>
    </>
  )
}

/** A day as an address may carry it; anything else counts as none. */
function readDay(text: string | null): string | null {
  return text && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : null
}
