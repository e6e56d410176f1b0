import type { ReactNode } from 'react'
import type { ListName } from '../../../domain/reads/public-reads.ts'
import { CardGrid } from './card-grid.tsx'
import { EmptyList } from './empty-list.tsx'
import type { ListPlace } from './paging.ts'
import type { ItemList } from './use-item-list.ts'

interface PagedGridProps<T> {
  place: ListPlace
  /** The grid's heading, which only a screen reader meets. */
  heading: string
  /** What an empty list says; null when something is shown all the same, such as a featured block. */
  emptyText: string | null
  grid: Pick<
    ItemList<ListName>['grid'],
    'total' | 'nextPage' | 'isLoadingMore' | 'hasFailedMore' | 'fetchMore'
  >
  /** The cards of all its pages. */
  items: readonly T[]
  renderCard: (item: T) => ReactNode
}

/** The cards of an index page, and the way to more of them. */
export function PagedGrid<T extends { id: number }>({ grid, emptyText, ...props }: PagedGridProps<T>) {
  return (
    <>
      {props.items.length === 0 && emptyText !== null && <EmptyList>{emptyText}</EmptyList>}
      <CardGrid
        heading={props.heading}
        items={props.items}
        renderCard={props.renderCard}
        more={{
          place: props.place,
          total: grid.total,
          nextPage: grid.nextPage,
          isLoading: grid.isLoadingMore,
          hasFailed: grid.hasFailedMore,
          fetchMore: grid.fetchMore,
        }}
      />
    </>
  )
}
