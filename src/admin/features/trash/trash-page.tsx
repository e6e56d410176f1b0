import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { Trash2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { pluralize } from '../../../domain/items/labels.ts'
import { formatShortDate } from '../../../domain/time/dates.ts'
import { DAY } from '../../../domain/time/durations.ts'
import { TRASH_KEPT_DAYS, type Trashed, trashCalls } from '../../../domain/trash/trash-calls.ts'
import { classNames } from '../../../web/ui/class-names.ts'
import { showToast } from '../../../web/ui/toast.ts'
import { useChange } from '../../data/calls.ts'
import { useClock } from '../../data/use-clock.ts'
import { useSite } from '../../data/use-site.ts'
import { BusyButton, LineButton } from '../../ui/buttons.tsx'
import { DeleteDialog, useFocusAfterDialog } from '../../ui/dialogs.tsx'
import { MoreItems } from '../../ui/list-controls.tsx'
import { EmptyState, NotLoaded, RowList, Sheet } from '../../ui/list-states.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { bringBack, TYPE_WORDS, trashPages } from './trash-queries.ts'

export function TrashPage() {
  const list = useInfiniteQuery(trashPages)
  const [leaving, setLeaving] = useState<Trashed | null>(null)
  const [isEmptying, setEmptying] = useState(false)
  const { list: place, moveFocus } = useFocusAfterDialog<HTMLElement>(leaving !== null || isEmptying)
  const focusPlace = () => place.current?.focus({ preventScroll: true })
  const items = list.data?.pages.flatMap((page) => page.items)
  const last = list.data?.pages.at(-1)
  return (
    <>
      <PageHeader
        title="Trash"
        actions={
          last &&
          last.total > 0 && (
            <EmptyTrash
              total={last.total}
              isAsking={isEmptying}
              onAsk={() => setEmptying(true)}
              onClose={() => setEmptying(false)}
              onEmptied={moveFocus}
            />
          )
        }
      >
        What you have deleted, for {TRASH_KEPT_DAYS} days. Readers don’t see it.
      </PageHeader>
      {items && last ? (
        <section ref={place} tabIndex={-1} aria-label="In the trash" className="focus:outline-none">
          {items.length > 0 ? (
            <RowList>
              {items.map((item) => (
                <TrashedRow
                  key={`${item.type} ${item.id}`}
                  item={item}
                  onRestored={focusPlace}
                  onDelete={() => setLeaving(item)}
                />
              ))}
            </RowList>
          ) : (
            <EmptyState picture="basket" title="The trash is empty">
              Deleted articles, recipes, pictures and letters wait here for {TRASH_KEPT_DAYS} days, in case
              you change your mind.
            </EmptyState>
          )}
          <MoreItems list={list} shown={items.length} total={last.total} />
        </section>
      ) : (
        <Sheet>
          <NotLoaded query={list} failure="We couldn’t load the trash." loading="Loading the trash..." />
        </Sheet>
      )}
      <DeleteForGoodDialog item={leaving} onClose={() => setLeaving(null)} onDeleted={moveFocus} />
    </>
  )
}

interface EmptyTrashProps {
  total: number
  isAsking: boolean
  onAsk: () => void
  onClose: () => void
  onEmptied: () => void
}

function EmptyTrash({ total, isAsking, onAsk, onClose, onEmptied }: EmptyTrashProps) {
  const empty = useChange(trashCalls.empty, {
    failure: 'We couldn’t empty the trash',
    async onSuccess(_answer, _input, refreshed) {
      await refreshed
      onClose()
      onEmptied()
      showToast({ title: 'The trash is empty now' })
    },
  })
  return (
    <>
      <LineButton icon={Trash2} onClick={onAsk}>
        Empty the trash
      </LineButton>
      <DeleteDialog
        open={isAsking}
        title="Empty the trash?"
        confirmLabel="Delete all for good"
        busy={empty.isPending}
        onConfirm={() => !empty.isPending && empty.mutate({})}
        onClose={onClose}
      >
        <p>
          Are you sure you want to delete {pluralize(total, 'item')} for good? This action cannot be undone.
        </p>
      </DeleteDialog>
    </>
  )
}

interface TrashedRowProps {
  item: Trashed
  onRestored: () => void
  onDelete: () => void
}

function TrashedRow({ item, onRestored, onDelete }: TrashedRowProps) {
  const client = useQueryClient()
  const { time_zone } = useSite()
  const now = useClock()
  const { name, icon: Icon } = TYPE_WORDS[item.type]
  const isSoonGone = Date.parse(item.gone_at) - Date.parse(now) < 3 * DAY
  const restore = useMutation({ mutationFn: () => bringBack(client, item), onSuccess: onRestored })
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t-[1.5px] border-line px-4 py-3.5 sm:px-5">
      <div className="flex min-w-0 flex-1 basis-72 items-start gap-3.5">
        <span className="grid size-10 flex-none place-items-center rounded-full bg-sunken max-[20rem]:hidden">
          <Icon aria-hidden className="size-5" />
        </span>
        <div className="grid min-w-0 gap-0.5">
          <p className="leading-snug font-[650] wrap-anywhere">{item.title}</p>
          <p className="text-small">
            {name}, deleted on {formatShortDate(item.deleted_at, time_zone)}
          </p>
          <p className={classNames('text-label', isSoonGone ? 'font-[650] text-danger' : 'text-muted')}>
            Stays until {formatShortDate(item.gone_at, time_zone)}
          </p>
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 max-sm:pl-13.5 max-[20rem]:pl-0">
        <BusyButton look="line" size="small" busy={restore.isPending} onClick={() => restore.mutate()}>
          <Undo2 aria-hidden className="size-4.5" />
          {restore.isPending ? 'Restoring...' : 'Restore'}
          <span className="sr-only"> {item.title}</span>
        </BusyButton>
        <button
          type="button"
          onClick={onDelete}
          className="inline-flex min-h-11 items-center gap-2 px-1 text-small font-semibold hover:text-danger"
        >
          <Trash2 aria-hidden className="size-4.5" />
          Delete for good
          <span className="sr-only"> {item.title}</span>
        </button>
      </div>
    </li>
  )
}

interface DeleteForGoodDialogProps {
  /** Null closes the dialog. */
  item: Trashed | null
  onClose: () => void
  onDeleted: () => void
}

function DeleteForGoodDialog({ item, onClose, onDeleted }: DeleteForGoodDialogProps) {
  const noun = item ? TYPE_WORDS[item.type].noun : ''
  const deletion = useChange(trashCalls.purge, {
    goneIsDone: true,
    failure: `We couldn’t delete the ${noun}`,
    async onSuccess(_answer, _input, refreshed) {
      await refreshed
      if (item) showToast({ title: `${TYPE_WORDS[item.type].name} deleted for good` })
      onClose()
      onDeleted()
    },
  })
  return (
    <DeleteDialog
      open={item !== null}
      title={`Delete this ${noun} for good?`}
      confirmLabel="Delete for good"
      busy={deletion.isPending}
      onConfirm={() =>
        item && !deletion.isPending && deletion.mutate({ params: { type: item.type, id: item.id } })
      }
      onClose={onClose}
    >
      <p>Are you sure you want to delete "{item?.title}" for good? This action cannot be undone.</p>
    </DeleteDialog>
  )
}
