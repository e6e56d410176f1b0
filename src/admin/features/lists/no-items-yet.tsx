import { Plus } from 'lucide-react'
import type { ContentKind } from '../../../domain/items/status.ts'
import { ButtonLink } from '../../../web/ui/button.tsx'
import { ITEM_KINDS, newPath } from '../../data/items.ts'
import { EmptyState } from '../../ui/list-states.tsx'

/** Shown before the first item of a kind: a link to create it (ADMIN-LIST-2). */
export function NoItemsYet({ kind }: { kind: ContentKind }) {
  const { singular, Singular, plural } = ITEM_KINDS[kind]
  return (
    <EmptyState
      picture={kind === 'article' ? 'sheet' : 'plate'}
      title={`No ${plural} yet`}
      action={
        <ButtonLink href={newPath(kind)} look="line" size="small">
          <Plus aria-hidden className="size-5" />
          Create {Singular}
        </ButtonLink>
      }
    >
      Create your first {singular} to get started
    </EmptyState>
  )
}
