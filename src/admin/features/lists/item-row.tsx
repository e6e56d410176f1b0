import { Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ContentKind, Publishable } from '../../../domain/items/status.ts'
import { formatShortDate } from '../../../domain/time/dates.ts'
import { classNames } from '../../../web/ui/class-names.ts'
import { Picture, type PictureSource } from '../../../web/ui/picture.tsx'
import { SiteLink } from '../../../web/ui/site-link.tsx'
import { editPath } from '../../data/items.ts'
import { useSite } from '../../data/use-site.ts'
import { FeaturedBadge, StatusBadge } from '../../ui/badges.tsx'
import { DeleteButton } from '../../ui/buttons.tsx'

export interface RowItem extends PictureSource, Publishable {
  id: number
  title: string
  featured: boolean
}

interface ItemRowProps {
  kind: ContentKind
  item: RowItem
  onDelete: () => void
  /** Further small facts in the line of badges. */
  facts?: ReactNode
  /** A line between title and badges. */
  children?: ReactNode
  /** The name of the group, shown above its first row. */
  group?: string | undefined
}

export function ItemRow({ kind, item, onDelete, facts, children, group }: ItemRowProps) {
  return (
    <li className="border-t-[1.5px] border-line">
      {group && (
        <h2 className="border-b-[1.5px] border-line bg-sunken px-4 py-1.5 font-body text-label font-[650] tracking-normal text-muted sm:px-5">
          {group}
        </h2>
      )}
      <div className="grid grid-cols-[56px_minmax(0,1fr)_auto] items-start gap-x-3.5 py-3 pr-1.5 pl-4 max-[20rem]:grid-cols-1 sm:grid-cols-[64px_minmax(0,1fr)_auto] sm:items-center sm:px-5">
        <Thumbnail source={item} className="mt-0.5 max-[20rem]:hidden sm:mt-0" />
        <div className="min-w-0">
          <SiteLink
            href={editPath(kind, item.id)}
            className="block py-0.5 leading-snug font-[650] text-balance wrap-anywhere no-underline hover:underline"
          >
            {item.title}
          </SiteLink>
          {children}
          <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-label text-muted wrap-anywhere">
            <StatusBadge item={item} />
            {item.featured && <FeaturedBadge />}
            <PublicationDate item={item} />
            {facts}
          </div>
        </div>
        <ItemActions kind={kind} id={item.id} title={item.title} isNarrow onDelete={onDelete} />
      </div>
    </li>
  )
}

interface ItemActionsProps {
  kind: ContentKind
  id: number
  title: string
  /** True on a phone: the actions are stacked, beside a title with the same link. */
  isNarrow?: boolean
  onDelete: () => void
}

export function ItemActions({ kind, id, title, isNarrow = false, onDelete }: ItemActionsProps) {
  return (
    <div
      className={classNames(
        'flex items-center gap-1',
        isNarrow && 'max-sm:-my-1.5 max-sm:flex-col max-sm:gap-0 max-[20rem]:flex-row',
      )}
    >
      <SiteLink
        href={editPath(kind, id)}
        className={classNames(
          'inline-flex min-h-11 items-center gap-2 rounded-pill px-3 text-small font-[650] no-underline hover:bg-sunken',
          isNarrow && 'max-sm:size-11 max-sm:justify-center max-sm:px-0',
        )}
      >
        <Pencil aria-hidden className="size-4.5 flex-none" />
        <span className={isNarrow ? 'max-sm:sr-only' : undefined}>
          Edit<span className="sr-only"> {title}</span>
        </span>
      </SiteLink>
      <DeleteButton label={`Delete ${title}`} onClick={onDelete} />
    </div>
  )
}

/** Shows when an item was published or will be, in the site's time zone; else 'Not published' (ADMIN-HOME-1). */
function PublicationDate({ item }: { item: Publishable }) {
  const { time_zone } = useSite()
  if (item.published_at === null) return <span>Not published</span>
  return <time dateTime={item.published_at}>{formatShortDate(item.published_at, time_zone)}</time>
}

/** Shows an item's picture beside its title, which describes it; so screen readers skip the picture. */
export function Thumbnail({ source, className }: { source: PictureSource; className?: string }) {
  return (
    <Picture
      source={source}
      ratio="4:3"
      sizes="64px"
      alt=""
      className={classNames('[&]:rounded-[4px] [&]:shadow-none', className)}
      fallback={
        <span className="grid size-full place-items-center text-center text-label leading-none text-muted">
          No image
        </span>
      }
    />
  )
}
