import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { pagePath } from '../../../domain/content/affected-pages.ts'
import { itemListJsonLd } from '../../../domain/content/structured-data/site-json-ld.ts'
import { LIST_LIMITS } from '../../../domain/items/limits.ts'
import type { ContentKind } from '../../../domain/items/status.ts'
import type { ListName } from '../../../domain/reads/public-reads.ts'
import { useSite } from '../../data/site-context.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'
import { type CardLayout, CardSkeleton } from '../cards/content-card.tsx'
import { JsonLd } from '../page/json-ld.tsx'
import { EmptyList } from './empty-list.tsx'
import { type ListPlace, layoutOf, listHref, newerPage } from './paging.ts'
import type { ItemList } from './use-item-list.ts'

interface PagedGridProps<T> {
  place: ListPlace
  /** The grid's heading, for screen readers only. */
  heading: string
  /** The text of an empty list; null when something else is shown, such as a featured block. */
  emptyText: string | null
  grid: Pick<
    ItemList<ListName>['grid'],
    'total' | 'nextPage' | 'isLoadingMore' | 'hasFailedMore' | 'fetchMore'
  >
  /** The cards of all pages shown. */
  items: readonly T[]
  renderCard: (item: T, layout: CardLayout) => ReactNode
}

/** Renders the cards of an index page, and the control that loads more. */
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

export const GRID_CLASS =
  'grid grid-cols-1 gap-x-[clamp(1.25rem,2.4vw,2.25rem)] gap-y-10 sm:max-lg:grid-cols-2 lg:grid-cols-3 lg:gap-y-14'

interface CardGridProps<T> {
  /** The grid's heading, for screen readers only. */
  heading: string
  items: readonly T[]
  renderCard: (item: T, layout: CardLayout) => ReactNode
  more: Omit<ShowMoreProps, 'shown' | 'onMore'> & { fetchMore: () => void }
}

/** A grid of cards with 'Show more': new cards are appended, and the focus moves to the first of them. */
function CardGrid<T extends { id: number }>({ heading, items, renderCard, more }: CardGridProps<T>) {
  const list = useRef<HTMLUListElement>(null)
  const asked = useRef<number | null>(null)
  const [announcement, setAnnouncement] = useState('')
  useEffect(() => {
    const before = asked.current
    if (before === null || items.length <= before) return
    asked.current = null
    setAnnouncement(`${items.length - before} more shown, ${items.length} of ${more.total}.`)
    list.current?.children[before]?.querySelector('a')?.focus()
  }, [items.length, more.total])
  const { fetchMore, ...rest } = more
  return (
    <section aria-label={heading}>
      {items.length > 0 && (
        <>
          <h2 className="sr-only">{heading}</h2>
          <ul ref={list} className={`${GRID_CLASS} cards`}>
            {items.map((item, at) => (
              <li key={item.id}>{renderCard(item, layoutOf(at, items.length))}</li>
            ))}
          </ul>
        </>
      )}
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <ShowMore
        {...rest}
        shown={items.length}
        onMore={() => {
          asked.current = items.length
          fetchMore()
        }}
      />
    </section>
  )
}

interface ShowMoreProps {
  place: ListPlace
  /** The next page; null at the end. */
  nextPage: number | null
  /** Number of cards on the screen, and in total. */
  shown: number
  total: number
  isLoading: boolean
  hasFailed: boolean
  onMore: () => void
}

/** Links to the previous and next pages; with JavaScript 'Show more' appends to the grid instead. */
function ShowMore({ place, nextPage, total, isLoading, hasFailed, onMore }: ShowMoreProps) {
  const newer = newerPage(place.page, total, LIST_LIMITS.cardsPerPage)
  if (nextPage === null && newer === null) return null

  function addInPlace(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    if (!isLoading) onMore()
  }

  return (
    <div className="mt-[clamp(2.5rem,2rem+2vw,4rem)] grid justify-items-center gap-3">
      <div className="flex flex-wrap justify-center gap-3">
        {newer !== null && (
          <ButtonLink href={listHref({ ...place, page: newer })} look="line">
            Show newer
          </ButtonLink>
        )}
        {nextPage !== null && (
          <ButtonLink
            href={listHref({ ...place, page: nextPage })}
            look="line"
            aria-disabled={isLoading || undefined}
            onClick={addInPlace}
          >
            {isLoading ? 'One moment…' : 'Show more'}
          </ButtonLink>
        )}
      </div>
      {hasFailed && (
        <div role="alert">
          <FieldError id="show-more-error">We couldn’t load any more. Please try again.</FieldError>
        </div>
      )}
    </div>
  )
}

const CARDS = ['a', 'b', 'c', 'd', 'e', 'f']

export function GridSkeleton({ ratio }: { ratio: '16:9' | '4:3' }) {
  return (
    <div aria-hidden className={GRID_CLASS}>
      {CARDS.map((card) => (
        <CardSkeleton key={card} ratio={ratio} />
      ))}
    </div>
  )
}

interface ItemListJsonLdProps {
  kind: ContentKind
  /** In the order the page shows them. */
  items: readonly { title: string; slug: string }[]
}

/** Structured data: what an index page lists. */
export function ItemListJsonLd({ kind, items }: ItemListJsonLdProps) {
  const { siteUrl } = useSite()
  if (items.length === 0) return null
  const entries = items.map(({ title, slug }) => ({ name: title, path: pagePath(kind, slug) }))
  return <JsonLd data={import.meta.env.SSR ? itemListJsonLd(entries, siteUrl) : null} />
}
