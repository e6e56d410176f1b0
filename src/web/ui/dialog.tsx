import { X } from 'lucide-react'
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { classNames } from './class-names.ts'
import { notifyDialogRemoved } from './top-dialog.ts'

interface DialogProps {
  open: boolean
  onClose: () => void
  /** Id of the heading that names the dialog. */
  labelledBy: string
  /** Its position and maximum width, in place of the default centring. */
  className?: string
  children: ReactNode
}

/** A modal sheet using the browser's own dialog: it traps the focus, closes on Escape and makes the rest inert. */
export function Dialog({
  open,
  onClose,
  labelledBy,
  className = 'm-auto max-w-[min(880px,calc(100%-2rem))]',
  children,
}: DialogProps) {
  const element = useRef<HTMLDialogElement>(null)
  // A press that began inside (selecting text, say) is not a press outside the sheet.
  const pressedBeside = useRef(false)
  // Escape is reported immediately: the close event arrives late, when a press may have opened the sheet again.
  const isTold = useRef(false)
  useEffect(() => {
    const dialog = element.current
    if (!dialog || dialog.open === open) return
    if (open) dialog.showModal()
    else dialog.close()
  }, [open])
  // Closes a dialog unmounted while open, so that the focus returns; after a close its own event may arrive too late.
  useLayoutEffect(() => {
    const dialog = element.current
    return () => {
      if (dialog?.open) dialog.close()
      notifyDialogRemoved()
    }
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the sheet closes it; the keyboard has Escape and the close button
    <dialog
      ref={element}
      aria-labelledby={labelledBy}
      // React lets both events bubble: a question inside this sheet closes only itself.
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        isTold.current = true
        onClose()
      }}
      onClose={(event) => {
        if (event.target !== event.currentTarget) return
        if (!isTold.current) onClose()
        isTold.current = false
      }}
      onPointerDown={(event) => {
        pressedBeside.current = event.target === element.current
      }}
      onClick={(event) => event.target === element.current && pressedBeside.current && onClose()}
      className={classNames(
        'w-full overflow-auto overscroll-contain rounded-sheet bg-surface p-0 text-ink shadow-sheet',
        className,
      )}
    >
      {open && (
        <div className="relative">
          {children}
          <button
            type="button"
            aria-label="Close"
            onClick={onClose}
            className="absolute top-3 right-3 z-2 grid size-11 place-items-center rounded-full bg-surface hover:bg-sunken"
          >
            <X aria-hidden className="size-5" />
          </button>
        </div>
      )}
    </dialog>
  )
}
