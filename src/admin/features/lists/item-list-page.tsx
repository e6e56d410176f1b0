import { type InfiniteData, type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query'
import { ClipboardPaste, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatStatus } from '../../../domain/items/labels.ts'
import { type ContentKind, ITEM_STATES, type ItemState } from '../../../domain/items/status.ts'
import type { StatusCounts } from '../../../domain/site/overview-calls.ts'
import { ButtonLink } from '../../../web/ui/button.tsx'
import {
  articlePages,
  EVERYTHING,
  ITEM_KINDS,
  type ItemFilter,
  type ItemPage,
  newPath,
  recipePages,
} from '../../data/items.ts'
import { LineButton } from '../../ui/buttons.tsx'
import { ChoiceChips } from '../../ui/choice-chips.tsx'
import { MoreItems, SearchBox } from '../../ui/list-controls.tsx'
import { EmptyState, NotLoaded, Sheet } from '../../ui/list-states.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { OutsideImagesNote } from '../open-formats/outside-images-panel.tsx'
import { TrashNote } from '../trash/trash-note.tsx'
import { NoItemsYet } from './no-items-yet.tsx'
import { type AddressFilter, useAddressFilter } from './use-address-filter.ts'

export const ITEMS_PER_PAGE = 30

interface ItemListPageProps<Item> {
  kind: ContentKind
  filtering: ReturnType<typeof useItemFilter>
  list: UseInfiniteQueryResult<InfiniteData<ItemPage<Item>>>
  children: (items: Item[]) => ReactNode
}

/** A list with its search, filter, counter and paging; the same for articles and recipes. */
export function ItemListPage<Item>({ kind, filtering, list, children }: ItemListPageProps<Item>) {
  const { singular, plural, Plural } = ITEM_KINDS[kind]
  const { filter, text, setText, setStatus, clear } = filtering
  const items = list.data?.pages.flatMap((page) => page.items)
  const last = list.data?.pages.at(-1)
  return (
    <>
      <PageHeader
        title={Plural}
        actions={
          <>
            {kind === 'recipe' && (
              <ButtonLink href={`${newPath(kind)}?bring`} look="line" className="max-sm:px-4">
                <ClipboardPaste aria-hidden className="size-5" />
                Import a recipe
              </ButtonLink>
            )}
            <ButtonLink href={newPath(kind)} className="max-sm:px-4">
              <Plus aria-hidden className="size-5" />
              New {singular}
            </ButtonLink>
          </>
        }
      />
      <div className="mb-5 grid grid-cols-1 gap-3">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <SearchBox placeholder={`Search ${plural}...`} text={text} onType={setText} />
          {last && <ListCounter kind={kind} filter={filter} found={last.total} />}
        </div>
        <StatusFilter chosen={filter.status} counts={last?.counts} onChoose={setStatus} />
      </div>
      <OutsideImagesNote />
      {items && last ? (
        <div className={list.isPlaceholderData ? 'opacity-60' : undefined}>
          {items.length > 0 ? children(items) : <EmptyItems kind={kind} filter={filter} onClear={clear} />}
          <MoreItems list={list} shown={items.length} total={last.total} />
          <TrashNote />
        </div>
      ) : (
        <Sheet>
          <NotLoaded
            query={list}
            failure={`We couldn’t load the ${plural}.`}
            loading={`Loading ${plural}...`}
          />
        </Sheet>
      )}
    </>
  )
}

interface ListCounterProps {
  kind: ContentKind
  filter: ItemFilter
  /** Number of items that match the filter. */
  found: number
}

/** Shows 'x of y recipes' (ADMIN-LIST-1); announced when a search changes it. */
function ListCounter({ kind, filter, found }: ListCounterProps) {
  const isFiltered = filter.q !== '' || filter.status !== null
  const articles = useInfiniteQuery({
    ...articlePages(EVERYTHING, 1),
    enabled: isFiltered && kind === 'article',
  })
  const recipes = useInfiniteQuery({
    ...recipePages(EVERYTHING, 1),
    enabled: isFiltered && kind === 'recipe',
  })
  const everything = kind === 'article' ? articles.data : recipes.data
  const all = (isFiltered && everything?.pages[0]?.total) || found
  const { singular, plural } = ITEM_KINDS[kind]
  return (
    <p role="status" className="text-small text-muted tabular-nums">
      {found} of {all} {all === 1 ? singular : plural}
    </p>
  )
}

interface StatusFilterProps {
  chosen: ItemState | null
  /** Number of items per state; undefined until the first answer. */
  counts: StatusCounts | undefined
  onChoose: (status: ItemState | null) => void
}

/** Chips for one state, or all; without scheduled items there is no chip for them. */
function StatusFilter({ chosen, counts, onChoose }: StatusFilterProps) {
  const offered = ITEM_STATES.filter(
    (state) => state !== 'scheduled' || state === chosen || counts?.scheduled,
  )
  const states = offered.map((value) => ({ value, label: formatStatus(value), count: counts?.[value] }))
  return (
    <ChoiceChips
      label="Filter by status"
      choices={[{ value: null, label: 'All', count: counts?.all }, ...states]}
      chosen={chosen}
      onChoose={onChoose}
    />
  )
}

interface EmptyItemsProps {
  kind: ContentKind
  filter: ItemFilter
  onClear: () => void
}

/** Says why a list is empty, and what helps (ADMIN-LIST-2). */
function EmptyItems({ kind, filter, onClear }: EmptyItemsProps) {
  if (filter.q === '' && filter.status === null) return <NoItemsYet kind={kind} />
  const { plural } = ITEM_KINDS[kind]
  return (
    <EmptyState
      picture="glass"
      title={`No ${plural} found`}
      action={<LineButton onClick={onClear}>Show all {plural}</LineButton>}
    >
      {filter.q === '' ? `There are no ${plural} with this status` : 'Try adjusting your search terms'}
    </EmptyState>
  )
}

interface FilterState extends Pick<AddressFilter, 'text' | 'setText' | 'clear'> {
  /** The list's filter, from the address. */
  filter: ItemFilter
  setStatus: (status: ItemState | null) => void
}

export function useItemFilter(): FilterState {
  const { q, text, setText, get, set, clear } = useAddressFilter()
  const status = ITEM_STATES.find((candidate) => candidate === get('status')) ?? null
  return { filter: { q, status }, text, setText, setStatus: (next) => set('status', next), clear }
}
