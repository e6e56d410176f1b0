import { type ReactNode, useId } from 'react'
import { Button } from '../../web/ui/button.tsx'
import { Dialog } from '../../web/ui/dialog.tsx'

interface ConfirmDialogProps {
  open: boolean
  title: string
  /** The question itself; a sentence or more. */
  children: ReactNode
  /** What the button does, e.g. 'Delete'. */
  confirmLabel: string
  /** What it says while that happens. */
  busyLabel?: string
  busy?: boolean
  /** Raspberry: what cannot be taken back. */
  danger?: boolean
  cancelLabel?: string
  onConfirm: () => void
  onClose: () => void
}

const DANGER = 'bg-danger text-on-danger shadow-none hover:bg-danger hover:brightness-110'

/** Asks before something is done. The focus begins on Cancel, so that a hasty Enter does no harm. */
export function ConfirmDialog({
  open,
  title,
  children,
  confirmLabel,
  busyLabel = confirmLabel,
  busy = false,
  danger = false,
  cancelLabel = 'Cancel',
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const id = useId()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      labelledBy={id}
      className="m-auto max-w-[min(480px,calc(100%-2rem))]"
    >
      <div className="px-6 pt-6 pb-5">
        <h2 id={id} className="type-h3 pr-10">
          {title}
        </h2>
        <div className="mt-3 wrap-anywhere">{children}</div>
      </div>
      <div className="flex flex-wrap justify-end gap-2.5 border-t-[1.5px] border-line px-6 py-4">
        <Button look="quiet" size="small" onClick={onClose}>
          {cancelLabel}
        </Button>
        <Button size="small" disabled={busy} onClick={onConfirm} className={danger ? DANGER : undefined}>
          {busy ? busyLabel : confirmLabel}
        </Button>
      </div>
    </Dialog>
  )
}
