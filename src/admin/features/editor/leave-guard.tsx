import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { hasChanges } from './compare-fields.ts'
import { useEditor } from './editor-context.ts'
import { useHasChanges } from './use-has-changes.ts'

/** Asks before she leaves a text that is not saved. */
export function LeaveGuard() {
  const editor = useEditor()
  const isUnsaved = useHasChanges(editor)
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const { saved, fields, item } = editor.state.get()
    const isOwnAddress = nextLocation.pathname === `/admin/${editor.kind.plural}/edit/${item?.id}`
    return (
      !isOwnAddress &&
      currentLocation.pathname !== nextLocation.pathname &&
      hasChanges(editor.kind, saved, fields)
    )
  })
  useEffect(() => {
    if (!isUnsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isUnsaved])
  const isBlocked = blocker.state === 'blocked'
  return (
    <ConfirmDialog
      open={isBlocked}
      title="Leave without saving?"
      confirmLabel="Leave"
      cancelLabel="Stay here"
      onConfirm={() => isBlocked && blocker.proceed()}
      onClose={() => isBlocked && blocker.reset()}
    >
      Your last changes are not saved. We keep them on this device, and offer them when you open this{' '}
      {editor.kind.kind} again.
    </ConfirmDialog>
  )
}
