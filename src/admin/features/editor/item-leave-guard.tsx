import { LeaveGuard } from '../../ui/confirm-dialog.tsx'
import { hasChanges } from './compare-fields.ts'
import { useEditor } from './editor-context.ts'
import { useHasChanges } from './use-has-changes.ts'

/** Asks before she leaves a text that is not saved. A new one may go to the address its first save gives it. */
export function ItemLeaveGuard() {
  const editor = useEditor()
  const isUnsaved = useHasChanges(editor)
  return (
    <LeaveGuard
      isUnsaved={isUnsaved}
      blocks={({ pathname }) => {
        const { saved, fields, item } = editor.state.get()
        const isOwnAddress = pathname === `/admin/${editor.kind.plural}/edit/${item?.id}`
        return !isOwnAddress && hasChanges(editor.kind, saved, fields)
      }}
      confirmLabel="Leave"
    >
      Your last changes are not saved. We keep them on this device, and offer them when you open this{' '}
      {editor.kind.kind} again.
    </LeaveGuard>
  )
}
