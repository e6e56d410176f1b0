import type { ReactNode } from 'react'
import { GRID_CLASS } from '../grid/paged-grid.tsx'

interface CardRowProps<T> {
  /** The heading's id. */
  id: string
  heading: string
  items: readonly T[]
  renderCard: (item: T) => ReactNode
}

/** Renders up to three cards under a heading; nothing without items. */
export function CardRow<T extends { id: number }>({ id, heading, items, renderCard }: CardRowProps<T>) {
  if (items.length === 0) return null
  return (
    <section aria-labelledby={id} className="pt-[clamp(1.5rem,1rem+2vw,3rem)] pb-section print-hidden">
      <h2 id={id} className="type-h2 mb-[clamp(1.5rem,1rem+2vw,3rem)]">
        {heading}
      </h2>
      <ul className={`${GRID_CLASS} card-row`}>
        {items.map((item) => (
          // Two columns have no room for a third.
          <li key={item.id} className="sm:max-lg:nth-3:hidden">
            {renderCard(item)}
          </li>
        ))}
      </ul>
    </section>
  )
}
