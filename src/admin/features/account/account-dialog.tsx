import { type ReactNode, useId } from 'react'
import { Dialog } from '../../../web/ui/dialog.tsx'

interface AccountDialogProps {
  open: boolean
  title: string
  onClose: () => void
  children: ReactNode
}

/** A narrow sheet with a title for one thing at a time. */
export function AccountDialog({ open, title, onClose, children }: AccountDialogProps) {
  const id = useId()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      labelledBy={id}
      className="m-auto max-w-[min(480px,calc(100%-2rem))]"
    >
      <div className="grid gap-4 p-6">
        <h2 id={id} className="type-h3 pr-10">
          {title}
        </h2>
        {children}
      </div>
    </Dialog>
  )
}
