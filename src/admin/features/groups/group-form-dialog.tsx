import { type ReactNode, useId } from 'react'
import { Button } from '../../../web/ui/button.tsx'
import { Dialog } from '../../../web/ui/dialog.tsx'

interface GroupFormDialogProps {
  title: string
  /** What went wrong as a whole; what is wrong with a field stands at the field. */
  error: string | null
  busy: boolean
  onSubmit: () => void
  onCancel: () => void
  onClose: () => void
  /** The fields. */
  children: ReactNode
}

/** The sheet in which a category or an author is written. */
export function GroupFormDialog({
  title,
  error,
  busy,
  onSubmit,
  onCancel,
  onClose,
  children,
}: GroupFormDialogProps) {
  const id = useId()
  return (
    <Dialog open onClose={onClose} labelledBy={id} className="m-auto max-w-[min(520px,calc(100%-2rem))]">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!busy) onSubmit()
        }}
      >
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5 px-6 pt-6 pb-5">
          <h2 id={id} className="type-h3 pr-10">
            {title}
          </h2>
          {children}
          <div role="alert">{error && <p className="font-semibold text-danger">{error}</p>}</div>
        </div>
        <div className="sticky bottom-0 flex flex-wrap justify-end gap-2.5 border-t-[1.5px] border-line bg-surface px-6 py-4">
          <Button look="quiet" size="small" onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit" size="small" disabled={busy}>
            {busy ? 'Saving...' : 'Save'}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
