import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { type Location, useBlocker } from 'react-router'
import { BusyButton } from './busy-button.tsx'
import { DialogBody, DialogFoot, DialogHead, SheetDialog } from './dialog-parts.tsx'
import { QuietButton } from './small-buttons.tsx'

interface ConfirmDialogProps {
  open: boolean
  title: string
  children: ReactNode
  confirmLabel: string
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
  return (
    <SheetDialog open={open} onClose={onClose} className="m-auto max-w-[min(480px,calc(100%-2rem))]">
      <DialogBody className="gap-3!">
        <DialogHead title={title} />
        <div className="text-pretty wrap-anywhere">{children}</div>
      </DialogBody>
      <DialogFoot>
        <QuietButton onClick={onClose}>{cancelLabel}</QuietButton>
        <BusyButton size="small" busy={busy} onClick={onConfirm} className={danger ? DANGER : undefined}>
          {busy ? busyLabel : confirmLabel}
        </BusyButton>
      </DialogFoot>
    </SheetDialog>
  )
}

type DeleteDialogProps = Omit<ConfirmDialogProps, 'confirmLabel' | 'busyLabel' | 'danger'>

export function DeleteDialog(props: DeleteDialogProps & { confirmLabel?: string }) {
  return <ConfirmDialog confirmLabel="Delete" busyLabel="Deleting..." danger {...props} />
}

interface LeaveGuardProps {
  /** Whether closing the tab would lose something. */
  isUnsaved: boolean
  /** Whether going to another page would; asked at that moment. */
  blocks: (next: Location) => boolean
  confirmLabel: string
  danger?: boolean
  /** What becomes of the changes. */
  children: ReactNode
}

/** Asks before unsaved changes are left behind: by a link, by going back, by closing the tab. */
export function LeaveGuard({ isUnsaved, blocks, confirmLabel, danger, children }: LeaveGuardProps) {
  // Another part of the same page leaves nothing behind.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && blocks(nextLocation),
  )
  useEffect(() => {
    if (!isUnsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isUnsaved])
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title="Leave without saving?"
      confirmLabel={confirmLabel}
      cancelLabel="Stay here"
      danger={danger}
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    >
      {children}
    </ConfirmDialog>
  )
}

interface FocusAfterDialog<Place extends HTMLElement> {
  /** The list the removed row stood in, or what stays around it where it may have been the last. */
  list: RefObject<Place | null>
  /** When the dialog next closes, the focus goes to the list. */
  moveFocus: () => void
}

/**
 * Where the focus goes when a dialog has removed the row it was opened from.
 *
 * @param isOpen whether the dialog is open; the dialog must be rendered by the component that calls this
 */
export function useFocusAfterDialog<Place extends HTMLElement = HTMLUListElement>(
  isOpen: boolean,
): FocusAfterDialog<Place> {
  const list = useRef<Place>(null)
  const wanted = useRef(false)
  // Effects of the dialog, which give the focus back to a button on its way out, run before this one.
  useEffect(() => {
    if (isOpen || !wanted.current) return
    wanted.current = false
    list.current?.focus({ preventScroll: true })
  }, [isOpen])
  return {
    list,
    moveFocus: () => {
      wanted.current = true
    },
  }
}
