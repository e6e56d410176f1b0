import type { ReactNode } from 'react'
import type { ContentKind } from '../../../domain/content/status.ts'
import type { Publishable } from '../../../domain/content/visibility.ts'
import type { PictureSource } from '../../../web/ui/picture.tsx'
import { SiteLink } from '../../../web/ui/site-link.tsx'
import { editPath } from '../../data/item-kinds.ts'
import { FeaturedBadge } from '../../ui/featured-badge.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { ItemActions } from './item-actions.tsx'
import { PublicationDate } from './publication-date.tsx'
import { Thumbnail } from './thumbnail.tsx'

export interface RowItem extends PictureSource, Publishable {
  id: number
  title: string
  featured: boolean
}

interface ItemRowProps {
  kind: ContentKind
  item: RowItem
  onDelete: () => void
  /** More small facts in the line of badges. */
  facts?: ReactNode
  /** A line between title and badges. */
  children?: ReactNode
}

/** One line of a list: picture, title, badges, date, edit and delete. */
export function ItemRow({ kind, item, onDelete, facts, children }: ItemRowProps) {
  return (
    <li className="grid grid-cols-[56px_minmax(0,1fr)] items-center gap-x-3.5 border-t-[1.5px] border-line px-4 py-3 sm:grid-cols-[64px_minmax(0,1fr)_auto] sm:px-5">
      <Thumbnail source={item} className="self-start sm:self-center" />
      <div className="min-w-0">
        <SiteLink
          href={editPath(kind, item.id)}
          className="block py-0.5 leading-snug font-[650] wrap-anywhere no-underline hover:underline"
        >
          {item.title}
        </SiteLink>
        {children}
        <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-label text-muted">
          <StatusBadge item={item} />
          {item.featured && <FeaturedBadge />}
          <PublicationDate item={item} />
          {facts}
        </div>
      </div>
      <div className="col-start-2 -mb-1 -ml-3 sm:col-start-3 sm:m-0">
        <ItemActions kind={kind} id={item.id} title={item.title} onDelete={onDelete} />
      </div>
    </li>
  )
}
