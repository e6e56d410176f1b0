import { RefreshCw } from 'lucide-react'
import { type ReactNode, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react'
import { Link } from 'react-router'
import { formatStatus, pluralize } from '../../../domain/items/labels.ts'
import { FINDING_LEVELS, type FindingLevel } from '../../../domain/proofreader/finding.ts'
import { groupFindings } from '../../../domain/proofreader/group-findings.ts'
import { type FoundItem, siteReadingLine } from '../../../domain/proofreader/proofread-calls.ts'
import { RULE_TITLES } from '../../../domain/proofreader/rule-titles.ts'
import { Button } from '../../../web/ui/button.tsx'
import { ApiError, callForDownload, readLines } from '../../data/api.ts'
import { TextButton } from '../../ui/buttons.tsx'
import { EmptyState, FailureNote } from '../../ui/list-states.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { SharedFindingRow } from './finding-list.tsx'
import { LEVEL_WORDS } from './read-finding.ts'

/** `/admin/proofread`: lists what could be mended across the site, the worst first (PROOF-API-3). */
export function SiteProofreadPage() {
  const { reading, failure, start } = useSiteReading()
  const isBusy = failure === null && reading?.isComplete !== true
  const items = reading?.items ?? []
  const blocks = useMemo(() => groupFindings(reading?.items ?? []), [reading])
  return (
    <>
      <PageHeader
        title="Proof-reader"
        actions={
          <Button look="line" disabled={isBusy} onClick={start}>
            <RefreshCw aria-hidden className="size-5" />
            {isBusy ? 'Reading...' : 'Read everything again'}
          </Button>
        }
      >
        Every article and recipe, read once. Each finding opens in its editor, at its place.
      </PageHeader>
      <div className="grid grid-cols-1 gap-5">
        {failure !== null && <FailureNote onRetry={start}>{failure}</FailureNote>}
        <Progress reading={reading} isBusy={isBusy} />
        {items.length > 0 && (
          <ol aria-label="What could be better" className="grid grid-cols-1 gap-5">
            {blocks.map(({ shared, item }) =>
              shared ? (
                <SharedFindingRow key={`${shared.rule} ${shared.message}`} finding={shared} />
              ) : (
                <ItemFindings key={`${item.kind} ${item.id}`} item={item} />
              ),
            )}
          </ol>
        )}
        {reading?.isComplete && items.length === 0 && (
          <Sheet>
            <EmptyState
              picture={reading.total === 0 ? 'sheet' : 'smile'}
              title={reading.total === 0 ? 'Nothing to read yet' : 'Nothing to fix'}
            >
              {reading.total === 0
                ? 'What you write is read here as well.'
                : 'Everything was read, and nothing was found.'}
            </EmptyState>
          </Sheet>
        )}
      </div>
    </>
  )
}

/** Reads the whole site, immediately and on request; leaving the page aborts it. */
function useSiteReading() {
  const [reading, setReading] = useState<SiteReading | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const running = useRef<AbortController>(null)
  const start = useCallback(() => {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    const { signal } = controller
    setFailure(null)
    setReading(null)
    const read = async () => {
      try {
        for await (const next of readSite(signal)) {
          if (signal.aborted) return
          setReading(next)
        }
      } catch (error) {
        if (!signal.aborted) setFailure(describeFailure(error))
      }
    }
    void read()
  }, [])
  useEffect(() => {
    start()
    return () => running.current?.abort()
  }, [start])
  return { reading, failure, start }
}

function describeFailure(error: unknown): string {
  return error instanceof ApiError || error instanceof ReadingBrokeOff
    ? error.message
    : 'We can’t reach the site. Please check your connection and try again.'
}

function Progress({ reading, isBusy }: { reading: SiteReading | null; isBusy: boolean }) {
  const id = useId()
  const found = reading?.items.reduce((sum, { findings }) => sum + findings.length, 0) ?? 0
  const { done, total } = reading ?? { done: 0, total: 0 }
  return (
    <div>
      {isBusy && (
        <>
          <p id={id} className="mb-2 text-small text-muted tabular-nums">
            {total === 0 ? 'Reading…' : `${done} of ${total} read`}
          </p>
          <progress
            aria-labelledby={id}
            max={total || 1}
            value={done}
            className="h-2 w-full max-w-120 accent-ok"
          />
        </>
      )}
      <p role="status" className="text-small text-muted">
        {!isBusy && reading?.isComplete && found > 0
          ? `${pluralize(found, 'finding')} in ${reading.items.length} of ${total}.`
          : ''}
      </p>
    </div>
  )
}

/** Adds a full stop to a title before its sentence, unless it ends with a mark. */
const withMark = (title: string) => (/[?!.]$/.test(title) ? title : `${title}.`)

/** Number of rows shown before the rest is expanded. */
const FIRST = 4

function ItemFindings({ item }: { item: FoundItem }) {
  const { kind, id, title, status, findings } = item
  const [isWhole, setWhole] = useState(false)
  const counts = countLevels(item)
  const path = `/admin/${kind}s/edit/${id}`
  const sorted = FINDING_LEVELS.flatMap((level) => findings.filter((finding) => finding.level === level))
  const shown = isWhole ? sorted : sorted.slice(0, FIRST)
  return (
    <li>
      <Sheet>
        <div className="flex flex-wrap items-baseline justify-between gap-x-5 gap-y-1 px-5 pt-4 pb-3">
          <h2 className="type-panel min-w-0 wrap-anywhere">
            <Link to={path} className="hover:underline">
              {title || 'Without a title'}
            </Link>
          </h2>
          <p className="text-small text-muted">
            {kind === 'article' ? 'Article' : 'Recipe'}, {formatStatus(status).toLowerCase()}
          </p>
          <ul className="flex basis-full flex-wrap gap-x-4 gap-y-1 text-label text-muted">
            {FINDING_LEVELS.filter((level) => counts[level] > 0).map((level) => (
              <li key={level} data-level={level} className="inline-flex items-center gap-1.5">
                <span aria-hidden className="proof-number size-5.5! text-label!">
                  {counts[level]}
                </span>
                <span className="sr-only">{counts[level]} </span>
                {LEVEL_WORDS[level]}
              </li>
            ))}
          </ul>
        </div>
        <ul>
          {shown.map(({ key, rule, level, message }) => (
            <li key={key} data-level={level} className="border-t-[1.5px] border-line">
              <Link
                to={`${path}?finding=${encodeURIComponent(key)}`}
                className="grid min-h-11 grid-cols-[1rem_minmax(0,1fr)] items-start gap-x-3 px-5 py-2.5 no-underline hover:bg-sunken"
              >
                <span aria-hidden className="proof-number mt-1 size-3.5!" />
                <span className="sr-only">{LEVEL_WORDS[level]}: </span>
                <span className="min-w-0 text-small wrap-anywhere">
                  <b className="font-[650]">{withMark(RULE_TITLES[rule] ?? '')}</b>{' '}
                  <span className="text-muted">{message}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
        {sorted.length > shown.length && (
          <div className="border-t-[1.5px] border-line px-3.5 py-1">
            <TextButton onClick={() => setWhole(true)}>
              Show all {sorted.length}
              <span className="sr-only"> findings in {title}</span>
            </TextButton>
          </div>
        )}
      </Sheet>
    </li>
  )
}

function Sheet({ children }: { children: ReactNode }) {
  return <div className="overflow-clip rounded-field border-[1.5px] border-line bg-surface">{children}</div>
}

interface SiteReading {
  done: number
  total: number
  isComplete: boolean
  /** The items with findings, the worst first. */
  items: readonly FoundItem[]
}

const BROKE_OFF = 'The reading broke off. Please start it again.'

/** An interrupted reading; its message is a sentence for the coach. */
class ReadingBrokeOff extends Error {
  override name = 'ReadingBrokeOff'
}

/**
 * Requests a reading of everything and yields each item as it arrives.
 *
 * @throws ReadingBrokeOff when not everything could be read; ApiError, TypeError as `sendInTime`
 */
async function* readSite(signal: AbortSignal): AsyncGenerator<SiteReading> {
  const answer = await callForDownload('/api/admin/proofread', signal)
  let reading: SiteReading = { done: 0, total: 0, isComplete: false, items: [] }
  if (answer.body) {
    for await (const text of readLines(answer.body)) {
      const line = siteReadingLine.parse(JSON.parse(text))
      if (line.type === 'failed') throw new ReadingBrokeOff(line.error)
      if (line.type === 'done') {
        yield { ...reading, total: line.total, isComplete: true }
        return
      }
      const { done, total, item } = line
      const items = item ? [...reading.items, item].sort(byWeight) : reading.items
      reading = { done, total, isComplete: false, items }
      yield reading
    }
  }
  throw new ReadingBrokeOff(BROKE_OFF)
}

function countLevels({ findings }: Pick<FoundItem, 'findings'>): Record<FindingLevel, number> {
  const counts = { error: 0, warning: 0, hint: 0 }
  for (const { level } of findings) counts[level] += 1
  return counts
}

/** Compares by severity: one error weighs more than any number of style findings. */
function byWeight(one: FoundItem, other: FoundItem): number {
  const [a, b] = [countLevels(one), countLevels(other)]
  for (const level of FINDING_LEVELS) if (a[level] !== b[level]) return b[level] - a[level]
  return one.title.localeCompare(other.title, 'en')
}
