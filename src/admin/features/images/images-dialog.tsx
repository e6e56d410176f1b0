import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { classNames } from '../../../web/ui/class-names.ts'
import { Dialog } from '../../../web/ui/dialog.tsx'

interface ImagesDialogProps {
  open: boolean
  onClose: () => void
  labelledBy: string
  title: string
  /** One line under the title. */
  intro?: ReactNode
  width?: 'normal' | 'wide'
  children: ReactNode
  /** What stands at the bottom, under a hairline. */
  footer?: ReactNode
}

const WIDTHS = {
  normal: 'max-w-[min(820px,calc(100%-1.5rem))]',
  wide: 'max-w-[min(1080px,calc(100%-1.5rem))]',
}

/**
 * The sheet the image dialogs stand on. It hangs under the body: the editors are forms, and a form in a form
 * would send the outer one.
 */
export function ImagesDialog({
  open,
  onClose,
  labelledBy,
  title,
  intro,
  width = 'normal',
  children,
  footer,
}: ImagesDialogProps) {
  return createPortal(
    <Dialog open={open} onClose={onClose} labelledBy={labelledBy} className={`m-auto ${WIDTHS[width]}`}>
      {/* On a phone toasts stand at the bottom: what is last can be scrolled out from under them. */}
      <div className={classNames('px-5 pt-6 pb-5 sm:px-8', !footer && 'max-sm:pb-24')}>
        <h2 id={labelledBy} className="type-h2 pr-12">
          {title}
        </h2>
        {intro && <p className="mt-2 mb-5 text-muted wrap-anywhere">{intro}</p>}
        {!intro && <div className="h-4" />}
        {children}
      </div>
      {footer && (
        <div className="sticky bottom-0 z-1 flex flex-wrap items-center justify-between gap-3 border-t-[1.5px] border-line bg-surface px-5 py-4 sm:px-8">
          {footer}
        </div>
      )}
    </Dialog>,
    document.body,
  )
}
