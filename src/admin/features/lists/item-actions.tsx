import { Pencil, Trash2 } from 'lucide-react'
import type { ContentKind } from '../../../domain/content/status.ts'
import { IconButton } from '../../../web/ui/button.tsx'
import { SiteLink } from '../../../web/ui/site-link.tsx'
import { editPath } from '../../data/item-kinds.ts'

interface ItemActionsProps {
  kind: ContentKind
  id: number
  title: string
  onDelete: () => void
}

/** Edit and delete, named after the item for those who cannot see the row. */
export function ItemActions({ kind, id, title, onDelete }: ItemActionsProps) {
  return (
    <div className="flex items-center gap-1">
      <SiteLink
        href={editPath(kind, id)}
        className="inline-flex min-h-11 items-center gap-2 rounded-pill px-3 text-small font-[650] no-underline hover:bg-sunken"
      >
        <Pencil aria-hidden className="size-4.5" />
        Edit<span className="sr-only"> {title}</span>
      </SiteLink>
      <IconButton
        label={`Delete ${title}`}
        onClick={onDelete}
        className="border-transparent hover:text-danger"
      >
        <Trash2 aria-hidden className="size-4.5" />
      </IconButton>
    </div>
  )
}
