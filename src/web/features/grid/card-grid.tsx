import { type ReactNode, useEffect, useRef, useState } from 'react'
import { ShowMore, type ShowMoreProps } from './show-more.tsx'

export const GRID_CLASS =
  'grid grid-cols-1 gap-x-[clamp(1.25rem,2.4vw,2.25rem)] gap-y-10 sm:max-lg:grid-cols-2 lg:grid-cols-3 lg:gap-y-14'

interface CardGridProps<T> {
  /** The grid's heading, which only a screen reader meets. */
  heading: string
  items: readonly T[]
  renderCard: (item: T) => ReactNode
  more: Omit<ShowMoreProps, 'shown' | 'onMore'> & { fetchMore: () => void }
}

/** A grid of cards with 'Show more': new cards join in place, the focus goes to the first of them. */
export function CardGrid<T extends { id: number }>({ heading, items, renderCard, more }: CardGridProps<T>) {
  const list = useRef<HTMLUListElement>(null)
  const asked = useRef<number | null>(null)
  const [news, setNews] = useState('')
  useEffect(() => {
    const before = asked.current
    if (before === null || items.length <= before) return
    asked.current = null
    setNews(`${items.length - before} more shown, ${items.length} of ${more.total}.`)
    list.current?.children[before]?.querySelector('a')?.focus()
  }, [items.length, more.total])
  const { fetchMore, ...rest } = more
  return (
    <section aria-label={heading}>
      {items.length > 0 && (
        <>
          <h2 className="sr-only">{heading}</h2>
          <ul ref={list} className={GRID_CLASS}>
            {items.map((item) => (
              <li key={item.id}>{renderCard(item)}</li>
            ))}
          </ul>
        </>
      )}
      <p role="status" className="sr-only">
        {news}
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
