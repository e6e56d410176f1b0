import { Plus } from 'lucide-react'
import type { ContentKind } from '../../../domain/content/status.ts'
import { Button, ButtonLink } from '../../../web/ui/button.tsx'
import { ITEM_KINDS, newPath } from '../../data/item-kinds.ts'
import type { ItemFilter } from '../../data/item-lists.ts'
import { EmptyState } from '../../ui/empty-state.tsx'

interface EmptyItemsProps {
  kind: ContentKind
  filter: ItemFilter
  onClear: () => void
}

/** Why a list is empty, and what helps (product §16.4). */
export function EmptyItems({ kind, filter, onClear }: EmptyItemsProps) {
  const { singular, Singular, plural } = ITEM_KINDS[kind]
  if (filter.q === '' && filter.status === null) {
    return (
      <EmptyState
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
  return (
    <EmptyState
      title={`No ${plural} found`}
      action={
        <Button look="line" size="small" onClick={onClear}>
          Show all {plural}
        </Button>
      }
    >
      {filter.q === '' ? `There are no ${plural} with this status` : 'Try adjusting your search terms'}
    </EmptyState>
  )
}
