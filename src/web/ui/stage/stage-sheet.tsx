import { type ReactNode, useEffect, useId, useRef } from 'react'
import { classNames } from '../class-names.ts'
import { Dialog } from '../dialog.tsx'
import type { SheetProps } from './stage-hooks.ts'

interface StageSheetProps extends SheetProps {
  title: ReactNode
  /** Focuses the title, where the browser would focus a button far below the content. */
  isTitleFirst?: boolean
  className?: string
  children: ReactNode
}

/** A sheet over a stage: at the lower edge of a phone, centred on larger screens. */
export function StageSheet({ open, onClose, title, isTitleFirst, className, children }: StageSheetProps) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (open && isTitleFirst) heading.current?.focus()
  }, [open, isTitleFirst])
  return (
    <Dialog open={open} onClose={onClose} labelledBy={id} className={classNames('stage-sheet', className)}>
      <h2 id={id} ref={heading} tabIndex={isTitleFirst ? -1 : undefined} className="focus:outline-none">
        {title}
      </h2>
      {children}
    </Dialog>
  )
}
