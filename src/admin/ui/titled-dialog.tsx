import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { DialogBody, DialogFoot, DialogHead, SheetDialog } from './dialog-parts.tsx'

const WIDTHS = {
  narrow: 'max-w-[min(480px,calc(100%-2rem))]',
  middle: 'max-w-[min(640px,calc(100%-2rem))]',
  wide: 'max-w-[min(860px,calc(100%-1.5rem))]',
  full: 'max-w-[min(1080px,calc(100%-1.5rem))]',
}

interface TitledDialogProps {
  open: boolean
  title: string
  /** A sentence under the title. */
  intro?: ReactNode
  width?: keyof typeof WIDTHS
  /** Of the title; a wide sheet has a large one unless told otherwise. */
  size?: 'small' | 'large'
  onClose: () => void
  children?: ReactNode
  /** The buttons under a hairline, the primary one last. */
  footer?: ReactNode
}

/**
 * A sheet with a title for one thing at a time. It hangs under the body: the editors are forms, and a form in a form
 * would send the outer one.
 */
export function TitledDialog({
  open,
  title,
  intro,
  width = 'narrow',
  size = width === 'wide' || width === 'full' ? 'large' : 'small',
  onClose,
  children,
  footer,
}: TitledDialogProps) {
  return createPortal(
    <SheetDialog open={open} onClose={onClose} className={`m-auto ${WIDTHS[width]}`}>
      {/* On a phone toasts come up at the bottom: what is last can be scrolled out from under them. */}
      <DialogBody className={width === 'full' && !footer ? 'max-sm:pb-24' : undefined}>
        <DialogHead title={title} intro={intro} size={size} />
        {children}
      </DialogBody>
      {footer && <DialogFoot>{footer}</DialogFoot>}
    </SheetDialog>,
    document.body,
  )
}
