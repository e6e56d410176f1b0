import { type ReactNode, useEffect } from 'react'
import { type Location, useBlocker } from 'react-router'
import { ConfirmDialog } from './confirm-dialog.tsx'

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
