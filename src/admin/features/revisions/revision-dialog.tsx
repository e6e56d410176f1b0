import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { RevisionSummary } from '../../../domain/content/item-calls.ts'
import { formatDateAndTime } from '../../../domain/time/zoned-time.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Dialog } from '../../../web/ui/dialog.tsx'
import { LoadingText } from '../../../web/ui/skeleton.tsx'
import { showToast } from '../../../web/ui/toast.ts'
import { ApiError } from '../../data/api.ts'
import { refresh } from '../../data/calls.ts'
import { useSite } from '../../data/use-site.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { DialogBody, DialogFoot, DialogHead } from '../../ui/dialog-parts.tsx'
import { FailureNote } from '../../ui/list-states.tsx'
import { FieldChanges } from '../editor/compare/field-changes.tsx'
import { type Editor, resetEditor } from '../editor/editor.ts'
import type { SharedFields } from '../editor/shared-fields.ts'
import { useHasChanges } from '../editor/use-editor.ts'
import { restoreRevision, revisionQuery } from './revision-queries.ts'

interface RevisionDialogProps<F extends SharedFields> {
  editor: Editor<F>
  itemId: number
  /** Null while the dialog is closed. */
  revision: RevisionSummary | null
  onClose: () => void
}

/** One version of the history beside the present one, and the way back to it. */
export function RevisionDialog<F extends SharedFields>({
  editor,
  itemId,
  revision,
  onClose,
}: RevisionDialogProps<F>) {
  const id = useId()
  return (
    <Dialog
      open={revision !== null}
      onClose={onClose}
      labelledBy={id}
      className="m-auto max-w-[min(960px,calc(100%-2rem))]"
    >
      {revision && (
        <RevisionView titleId={id} editor={editor} itemId={itemId} revision={revision} onClose={onClose} />
      )}
    </Dialog>
  )
}

interface RevisionViewProps<F extends SharedFields> extends RevisionDialogProps<F> {
  titleId: string
  revision: RevisionSummary
}

function RevisionView<F extends SharedFields>({
  titleId,
  editor,
  itemId,
  revision,
  onClose,
}: RevisionViewProps<F>) {
  const { kind, state } = editor
  const { time_zone } = useSite()
  const client = useQueryClient()
  const isUnsaved = useHasChanges(editor)
  const [isBusy, setBusy] = useState(false)
  const { data, isError, refetch } = useQuery(revisionQuery(kind.plural, itemId, revision.id))
  const { saved } = state.get()

  async function restore() {
    setBusy(true)
    try {
      resetEditor(editor, await restoreRevision(kind, itemId, revision.id))
      void refresh(client, kind.calls.restore.stale ?? [])
      showToast({ title: 'This version is back', description: 'The one before it stays in the history.' })
      onClose()
    } catch (error) {
      if (!(error instanceof ApiError || error instanceof TypeError)) throw error
      showToast({ kind: 'alert', title: 'We couldn’t restore this version', description: error.message })
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <DialogBody>
        <DialogHead
          id={titleId}
          title={`Version of ${formatDateAndTime(revision.saved_at, time_zone)}`}
          intro={`Saved by ${revision.saved_by}`}
        />
        {isError && <FailureNote onRetry={() => void refetch()}>We couldn’t load this version.</FailureNote>}
        {!data && !isError && <LoadingText>Loading this version...</LoadingText>}
        {data && (
          <FieldChanges
            kind={kind}
            before={kind.readFields(data.revision.fields, saved)}
            after={saved}
            names={['This version', 'Now']}
          />
        )}
      </DialogBody>
      <DialogFoot>
        {isUnsaved && (
          <p className="mr-auto text-small text-muted">
            Please save what you have written first, so that it stays in the history too.
          </p>
        )}
        <Button look="quiet" size="small" onClick={onClose}>
          Cancel
        </Button>
        <BusyButton size="small" busy={isBusy} disabled={!data || isUnsaved} onClick={() => void restore()}>
          {isBusy ? 'Restoring...' : 'Restore this version'}
        </BusyButton>
      </DialogFoot>
    </>
  )
}
