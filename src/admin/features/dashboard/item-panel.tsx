import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ContentKind } from '../../../domain/items/status.ts'
import { ArrowLink } from '../../../web/ui/arrow-link.tsx'
import { classNames } from '../../../web/ui/class-names.ts'
import { ITEM_KINDS, type ItemPage, listPath } from '../../data/items.ts'
import { FailureNote } from '../../ui/list-states.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useDeletion } from '../lists/item-deletion.tsx'
import { ItemRow, type RowItem } from '../lists/item-row.tsx'
import { NoItemsYet } from '../lists/no-items-yet.tsx'

interface ItemPanelProps<Item extends RowItem> {
  kind: ContentKind
  list: UseInfiniteQueryResult<InfiniteData<ItemPage<Item>>>
  facts?: (item: Item) => ReactNode
}

/** On a phone and a tablet; the others come when asked for, as two lists of ten would be all there is to see. */
const SHOWN_AT_FIRST = 3

/** The items changed last, with the way to all of them when there are more (ADMIN-HOME-1). */
export function ItemPanel<Item extends RowItem>({ kind, list, facts }: ItemPanelProps<Item>) {
  const { Plural, plural } = ITEM_KINDS[kind]
  const deletion = useDeletion(kind)
  const [isLong, setLong] = useState(false)
  const showAll = () => {
    flushSync(() => setLong(true))
    // The button is gone: the focus goes on where the list does.
    deletion.list.current?.children[SHOWN_AT_FIRST]?.querySelector('a')?.focus()
  }
  const page = list.data?.pages[0]
  if (!page) {
    return (
      <Panel title={Plural} padded={false}>
        <FailureNote onRetry={() => void list.refetch()}>We couldn’t load the {plural}.</FailureNote>
      </Panel>
    )
  }
  return (
    <Panel
      title={Plural}
      padded={false}
      className="lg:flex lg:flex-col"
      aside={
        page.total > page.items.length && (
          <span className="-my-2.5">
            <ArrowLink href={listPath(kind)}>
              View All {Plural} ({page.total})
            </ArrowLink>
          </span>
        )
      }
    >
      {page.items.length === 0 && <NoItemsYet kind={kind} />}
      <ul
        ref={deletion.list}
        tabIndex={-1}
        aria-label={Plural}
        className={classNames(
          'relative focus:outline-none lg:min-h-0 lg:grow lg:overflow-y-auto',
          !isLong && 'max-lg:*:nth-[n+4]:hidden',
        )}
      >
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
      {!isLong && page.items.length > SHOWN_AT_FIRST && (
        <button
          type="button"
          onClick={showAll}
          className="flex min-h-12 w-full items-center gap-2 border-t-[1.5px] border-line px-5 text-small font-[650] lg:hidden"
        >
          {`Show ${page.items.length - SHOWN_AT_FIRST} more`}
          <span className="sr-only"> {plural}</span>
          <ChevronDown aria-hidden className="size-4.5" />
        </button>
      )}
      {deletion.dialog}
    </Panel>
  )
}
