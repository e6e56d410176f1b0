import { useInfiniteQuery } from '@tanstack/react-query'
import { Download, FileUp } from 'lucide-react'
import { useState } from 'react'
import { pluralize } from '../../../domain/items/labels.ts'
import { SUBSCRIBER_STATES, type SubscriberState } from '../../../domain/newsletter/subscriber.ts'
import { type ListedSubscriberEntry, subscriberCalls } from '../../../domain/newsletter/subscriber-calls.ts'
import { Button, buttonClass } from '../../../web/ui/button.tsx'
import { showToast } from '../../../web/ui/toast.ts'
import { useChange } from '../../data/calls.ts'
import { LineButton } from '../../ui/buttons.tsx'
import { ChoiceChips } from '../../ui/choice-chips.tsx'
import { DeleteDialog, useFocusAfterDialog } from '../../ui/dialogs.tsx'
import { SelectField } from '../../ui/fields.tsx'
import { KEEP_SHOWN, MoreItems, SearchBox } from '../../ui/list-controls.tsx'
import { EmptyState, NotLoaded, RowList } from '../../ui/list-states.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { QuietPanel } from '../../ui/panel.tsx'
import { type AddressFilter, useAddressFilter } from '../lists/use-address-filter.ts'
import { GrowthChart, nameGrowth } from './growth-chart.tsx'
import { ImportDialog } from './subscriber-import.tsx'
import { CSV_PATH, type SubscriberFilter, subscriberPages } from './subscriber-queries.ts'
import { SubscriberRow, TagsDialog } from './subscriber-row.tsx'
import { nameSource, SUBSCRIBER_STATE_WORDS } from './subscriber-words.ts'

export function SubscriberPage() {
  const filtering = useAddressFilter()
  const { q, get, clear } = filtering
  const filter: SubscriberFilter = {
    q,
    state: SUBSCRIBER_STATES.find((state) => state === get('state')) ?? null,
    source: get('source'),
    tag: get('tag'),
  }
  const list = useInfiniteQuery({ ...subscriberPages(filter), ...KEEP_SHOWN })
  const [isImporting, setImporting] = useState(false)
  const subscribers = list.data?.pages.flatMap((page) => page.subscribers)
  const last = list.data?.pages.at(-1)
  const isFiltered = Object.values(filter).some(Boolean)
  // The list has never had a subscriber: there is nothing to draw and nothing to filter.
  const isEmpty = !isFiltered && last?.total === 0
  return (
    <>
      <PageHeader
        title="Subscribers"
        actions={
          <>
            <a href={CSV_PATH} download className={buttonClass({ look: 'line' })}>
              <Download aria-hidden className="size-5" />
              Export CSV
            </a>
            <Button look="line" onClick={() => setImporting(true)}>
              <FileUp aria-hidden className="size-5" />
              Import
            </Button>
          </>
        }
      >
        Everybody who has asked for your letters.
      </PageHeader>
      {subscribers && last ? (
        <div className="grid grid-cols-1 gap-6">
          {isEmpty || (
            <>
              <QuietPanel name="growth" title="The last 12 weeks" state={nameGrowth(last.growth)}>
                <GrowthChart growth={last.growth} />
              </QuietPanel>
              <SubscriberFilters
                filtering={filtering}
                filter={filter}
                counts={last.counts}
                sources={last.sources}
                tags={last.tags}
              />
            </>
          )}
          <div className={list.isPlaceholderData ? 'opacity-60' : undefined}>
            <p role="status" className={isEmpty ? 'sr-only' : 'mb-3 text-small text-muted tabular-nums'}>
              {pluralize(last.total, 'person', 'people')}
              {isFiltered && ' found'}
            </p>
            {subscribers.length > 0 ? (
              <SubscriberRows subscribers={subscribers} tags={last.tags} />
            ) : (
              <NobodyHere isFiltered={isFiltered} onClear={clear} onImport={() => setImporting(true)} />
            )}
            <MoreItems list={list} shown={subscribers.length} total={last.total} />
          </div>
        </div>
      ) : (
        <NotLoaded
          query={list}
          failure="We couldn’t load the subscribers."
          loading="Loading subscribers..."
        />
      )}
      <ImportDialog open={isImporting} onClose={() => setImporting(false)} />
    </>
  )
}

interface SubscriberRowsProps {
  subscribers: readonly ListedSubscriberEntry[]
  tags: readonly string[]
}

function SubscriberRows({ subscribers, tags }: SubscriberRowsProps) {
  const [tagged, setTagged] = useState<ListedSubscriberEntry | null>(null)
  const [leaving, setLeaving] = useState<ListedSubscriberEntry | null>(null)
  const { list, moveFocus } = useFocusAfterDialog(leaving !== null)
  return (
    <>
      <RowList ref={list} tabIndex={-1} aria-label="Subscribers">
        {subscribers.map((subscriber) => (
          <SubscriberRow
            key={subscriber.id}
            subscriber={subscriber}
            onTag={() => setTagged(subscriber)}
            onDelete={() => setLeaving(subscriber)}
          />
        ))}
      </RowList>
      <TagsDialog subscriber={tagged} known={tags} onClose={() => setTagged(null)} />
      <DeleteSubscriberDialog subscriber={leaving} onClose={() => setLeaving(null)} onDeleted={moveFocus} />
    </>
  )
}

interface NobodyHereProps {
  isFiltered: boolean
  onClear: () => void
  onImport: () => void
}

function NobodyHere({ isFiltered, onClear, onImport }: NobodyHereProps) {
  if (isFiltered) {
    return (
      <EmptyState
        picture="glass"
        title="Nobody found"
        action={<LineButton onClick={onClear}>Show everybody</LineButton>}
      >
        Try adjusting your search terms or filters.
      </EmptyState>
    )
  }
  return (
    <EmptyState
      picture="mats"
      title="Nobody yet"
      action={<LineButton onClick={onImport}>Import a list</LineButton>}
    >
      The forms on your site are ready: everyone who subscribes and confirms is listed here.
    </EmptyState>
  )
}

interface DeleteSubscriberDialogProps {
  /** Null closes the dialog. */
  subscriber: { id: number; email: string } | null
  onClose: () => void
  onDeleted: () => void
}

function DeleteSubscriberDialog({ subscriber, onClose, onDeleted }: DeleteSubscriberDialogProps) {
  const deletion = useChange(subscriberCalls.remove, {
    goneIsDone: true,
    failure: 'We couldn’t delete the address',
    async onSuccess(_answer, _input, refreshed) {
      await refreshed
      showToast({ title: `${subscriber?.email} has been deleted` })
      onClose()
      onDeleted()
    },
  })
  return (
    <DeleteDialog
      open={subscriber !== null}
      title="Delete this subscriber?"
      busy={deletion.isPending}
      onConfirm={() => subscriber && deletion.mutate({ params: { id: subscriber.id } })}
      onClose={onClose}
    >
      <p>
        Are you sure you want to delete "{subscriber?.email}"? The address, the name, the consent and every
        letter to it are removed for good.
      </p>
      <p className="mt-3 text-small text-muted">
        All that stays is a hash: a fingerprint nobody can read the address from. With it an import cannot put
        the same address on your list again.
      </p>
    </DeleteDialog>
  )
}

interface SubscriberFiltersProps {
  filtering: AddressFilter
  filter: SubscriberFilter
  counts: Record<SubscriberState, number> | undefined
  sources: readonly string[]
  tags: readonly string[]
}

/** In the order of a subscription's life cycle. */
const STATES: readonly SubscriberState[] = ['active', 'pending', 'unsubscribed', 'bounced']

function SubscriberFilters({ filtering, filter, counts, sources, tags }: SubscriberFiltersProps) {
  const { text, setText, set } = filtering
  const all = counts && SUBSCRIBER_STATES.reduce((sum, state) => sum + counts[state], 0)
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-end gap-3">
        <div className="w-full lg:w-auto lg:flex-1">
          <SearchBox placeholder="Search addresses and names..." text={text} onType={setText} />
        </div>
        <Choice
          label="Source"
          everything="Any source"
          value={filter.source}
          values={sources}
          nameOf={nameSource}
          onChoose={(source) => set('source', source)}
        />
        <Choice
          label="Tag"
          everything="Any tag"
          value={filter.tag}
          values={tags}
          nameOf={(tag) => tag}
          onChoose={(tag) => set('tag', tag)}
        />
      </div>
      <ChoiceChips
        label="Filter by state"
        choices={[
          { value: null, label: 'All', count: all },
          ...STATES.map((value) => ({
            value,
            label: SUBSCRIBER_STATE_WORDS[value].label,
            count: counts?.[value],
          })),
        ]}
        chosen={filter.state}
        onChoose={(state) => set('state', state)}
      />
    </div>
  )
}

interface ChoiceProps {
  label: string
  /** Its text while nothing is chosen. */
  everything: string
  value: string | null
  values: readonly string[]
  nameOf: (value: string) => string
  onChoose: (value: string | null) => void
}

function Choice({ label, everything, value, values, nameOf, onChoose }: ChoiceProps) {
  // A value in the address is offered even when no subscriber has it any more.
  const offered = value === null || values.includes(value) ? values : [...values, value]
  if (offered.length === 0) return null
  return (
    <div className="min-w-36 flex-1 sm:max-w-64">
      <SelectField
        label={<span className="sr-only">{label}</span>}
        value={value ?? ''}
        options={[
          { value: '', label: everything },
          ...offered.map((option) => ({ value: option, label: nameOf(option) })),
        ]}
        onChoose={(value) => onChoose(value || null)}
      />
    </div>
  )
}
