import { type ReactNode, useId } from 'react'
import { Dialog } from '../../web/ui/dialog.tsx'

const WIDTHS = {
  narrow: 'max-w-[min(480px,calc(100%-2rem))]',
  middle: 'max-w-[min(640px,calc(100%-2rem))]',
  wide: 'max-w-[min(880px,calc(100%-2rem))]',
}

interface TitledDialogProps {
  open: boolean
  title: string
  /** A sentence under the title. */
  intro?: string
  width?: keyof typeof WIDTHS
  onClose: () => void
  children: ReactNode
}

/** A sheet with a title for one thing at a time. */
export function TitledDialog({ open, title, intro, width = 'narrow', onClose, children }: TitledDialogProps) {
  const id = useId()
  return (
    <Dialog open={open} onClose={onClose} labelledBy={id} className={`m-auto ${WIDTHS[width]}`}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 px-5 py-6 sm:px-6">
        <div>
          <h2 id={id} className="type-h3 pr-12">
            {title}
          </h2>
          {intro && <p className="mt-2 text-small text-muted">{intro}</p>}
        </div>
        {children}
      </div>
    </Dialog>
  )
}
