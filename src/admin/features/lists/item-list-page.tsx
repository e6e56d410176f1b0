import { type InfiniteData, keepPreviousData, type UseInfiniteQueryResult } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ContentKind } from '../../../domain/content/status.ts'
import { ButtonLink } from '../../../web/ui/button.tsx'
import { ITEM_KINDS, newPath } from '../../data/item-kinds.ts'
import type { ItemPage } from '../../data/item-lists.ts'
import { FailureNote } from '../../ui/failure-note.tsx'
import { LoadingRows } from '../../ui/loading-rows.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { EmptyItems } from './empty-items.tsx'
import { ListCounter } from './list-counter.tsx'
import { MoreItems } from './more-items.tsx'
import { SearchBox } from './search-box.tsx'
import { StatusFilter } from './status-filter.tsx'
import type { useItemFilter } from './use-item-filter.ts'

/** How many items a list asks for at once. */
export const ITEMS_PER_PAGE = 30

/** While a search is on its way the last answer stays, so that nothing jumps. */
export const KEEP_SHOWN = { placeholderData: keepPreviousData }

interface ItemListPageProps<Item> {
  kind: ContentKind
  filtering: ReturnType<typeof useItemFilter>
  list: UseInfiniteQueryResult<InfiniteData<ItemPage<Item>>>
  /** How the items are laid out. */
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
          <ButtonLink href={newPath(kind)}>
            <Plus aria-hidden className="size-5" />
            New {singular}
          </ButtonLink>
        }
      />
      <div className="mb-5 grid grid-cols-[minmax(0,1fr)] gap-3">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <SearchBox placeholder={`Search ${plural}...`} text={text} onType={setText} />
          {last && <ListCounter kind={kind} filter={filter} found={last.total} />}
        </div>
        <StatusFilter chosen={filter.status} counts={last?.counts} onChoose={setStatus} />
      </div>
      {items && last ? (
        <div className={list.isPlaceholderData ? 'opacity-60' : undefined}>
          {items.length > 0 ? children(items) : <EmptyItems kind={kind} filter={filter} onClear={clear} />}
          <MoreItems list={list} shown={items.length} total={last.total} />
        </div>
      ) : list.isError ? (
        <FailureNote onRetry={() => void list.refetch()}>The {plural} could not be loaded.</FailureNote>
      ) : (
        <LoadingRows>{`Loading ${plural}...`}</LoadingRows>
      )}
    </>
  )
}
