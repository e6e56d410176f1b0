import { Merge, Pencil, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../../../web/ui/button.tsx'
import { describeContents, type Group } from './group.ts'

interface GroupRowProps {
  group: Group
  /** What stands before the name: a coloured icon, an initial. */
  mark: ReactNode
  /** Under the name, before what it holds. */
  children?: ReactNode
  /** Absent where there is no other to merge into. */
  onMerge?: (() => void) | undefined
  onEdit: () => void
  onDelete: () => void
}

const ACTION =
  'inline-flex min-h-11 items-center gap-2 rounded-pill px-3 text-small font-[650] hover:bg-sunken'

/** A category or an author with what it holds and what can be done. */
export function GroupRow({ group, mark, children, onEdit, onMerge, onDelete }: GroupRowProps) {
  return (
    <li className="grid grid-cols-[44px_minmax(0,1fr)] items-center gap-x-3.5 border-t-[1.5px] border-line px-4 py-3 first:border-t-0 sm:grid-cols-[44px_minmax(0,1fr)_auto] sm:px-5">
      {mark}
      <div className="min-w-0">
        <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-body text-base leading-snug font-[650] wrap-anywhere">
          {group.name}
          {!group.is_active && (
            <span className="inline-flex min-h-6 items-center rounded-paper bg-mute-bg px-[.6em] text-label text-mute">
              Not offered
            </span>
          )}
        </h2>
        {children}
        <p className="text-label text-muted">{describeContents(group) ?? 'Not used yet'}</p>
      </div>
      <div className="col-start-2 -mb-1 -ml-3 flex flex-wrap items-center gap-1 sm:col-start-3 sm:m-0">
        <button type="button" onClick={onEdit} className={ACTION}>
          <Pencil aria-hidden className="size-4.5" />
          Edit<span className="sr-only"> {group.name}</span>
        </button>
        {onMerge && (
          <button type="button" onClick={onMerge} className={ACTION}>
            <Merge aria-hidden className="size-4.5" />
            Merge<span className="sr-only"> {group.name}</span>
          </button>
        )}
        <IconButton
          label={`Delete ${group.name}`}
          onClick={onDelete}
          className="border-transparent hover:text-danger"
        >
          <Trash2 aria-hidden className="size-4.5" />
        </IconButton>
      </div>
    </li>
  )
}
