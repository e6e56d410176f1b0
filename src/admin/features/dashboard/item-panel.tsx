import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ContentKind } from '../../../domain/items/status.ts'
import { ArrowLink } from '../../../web/ui/arrow-link.tsx'
import { ButtonLink } from '../../../web/ui/button.tsx'
import { ITEM_KINDS, type ItemPage, listPath, newPath } from '../../data/items.ts'
import { EmptyState, FailureNote } from '../../ui/list-states.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useDeletion } from '../lists/item-deletion.tsx'
import { ItemRow, type RowItem } from '../lists/item-row.tsx'

interface ItemPanelProps<Item extends RowItem> {
  kind: ContentKind
  list: UseInfiniteQueryResult<InfiniteData<ItemPage<Item>>>
  facts?: (item: Item) => ReactNode
}

/** The items changed last, with the way to all of them when there are more (ADMIN-HOME-1). */
export function ItemPanel<Item extends RowItem>({ kind, list, facts }: ItemPanelProps<Item>) {
  const { Plural, plural } = ITEM_KINDS[kind]
  const deletion = useDeletion(kind)
  const page = list.data?.pages[0]
  if (!page) {
    return (
      <Panel title={Plural} padded={false}>
        <FailureNote onRetry={() => void list.refetch()}>We couldn’t load the {plural}.</FailureNote>
      </Panel>
    )
  }
  return (
    <Panel title={Plural} padded={false}>
      {page.items.length === 0 && <NothingYet kind={kind} />}
      <ul ref={deletion.list} tabIndex={-1} aria-label={Plural} className="focus:outline-none">
        {page.items.map((item) => (
          <ItemRow
            key={item.id}
            kind={kind}
            item={item}
            facts={facts?.(item)}
            onDelete={() => deletion.ask(item)}
          />
        ))}
      </ul>
      {page.total > page.items.length && (
        <div className="border-t-[1.5px] border-line px-5 py-2">
          <ArrowLink href={listPath(kind)}>
            View All {Plural} ({page.total})
          </ArrowLink>
        </div>
      )}
      {deletion.dialog}
    </Panel>
  )
}

function NothingYet({ kind }: { kind: ContentKind }) {
  const { singular, Singular, plural } = ITEM_KINDS[kind]
  return (
    <EmptyState
      picture={kind === 'article' ? 'sheet' : 'plate'}
      title={`No ${plural} yet`}
      action={
        <ButtonLink href={newPath(kind)} look="line" size="small">
          Create {Singular}
        </ButtonLink>
      }
    >
      Create your first {singular} to get started
    </EmptyState>
  )
}
