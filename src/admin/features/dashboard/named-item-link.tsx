import type { Overview } from '../../../domain/admin/overview.ts'
import { SiteLink } from '../../../web/ui/site-link.tsx'
import { editPath } from '../../data/item-kinds.ts'

/** An item's title, leading to its editor. */
export function NamedItemLink({ item }: { item: Pick<Overview['drafts'][number], 'type' | 'id' | 'title'> }) {
  return (
    <SiteLink
      href={editPath(item.type, item.id)}
      className="relative line-clamp-2 min-w-0 font-semibold no-underline after:absolute after:-inset-y-2 hover:underline"
    >
      {item.title}
    </SiteLink>
  )
}
