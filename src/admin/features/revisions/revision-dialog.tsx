import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { RevisionSummary } from '../../../domain/admin/writing.ts'
import { formatDateAndTime } from '../../../domain/time/zoned-time.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Dialog } from '../../../web/ui/dialog.tsx'
import { LoadingText } from '../../../web/ui/skeleton.tsx'
import { showToast } from '../../../web/ui/toast.ts'
import { ApiError } from '../../data/api.ts'
import { useSite } from '../../data/use-site.ts'
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
      void client.invalidateQueries({ queryKey: ['admin', kind.plural] })
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
      <div className="grid gap-5 p-6">
        <div>
          <h2 id={titleId} className="type-h3 pr-10">
            Version of {formatDateAndTime(revision.saved_at, time_zone)}
          </h2>
          <p className="mt-1 text-small text-muted">Saved by {revision.saved_by}</p>
        </div>
        {isError && <FailureNote onRetry={() => void refetch()}>We couldn’t load this version.</FailureNote>}
        {!data && !isError && <LoadingText>Loading this version...</LoadingText>}
        {data && (
          <FieldChanges
            kind={kind}
            before={kind.readFields(data.fields, saved)}
            after={saved}
            names={['This version', 'Now']}
          />
        )}
      </div>
      <div className="sticky bottom-0 flex flex-wrap items-center justify-end gap-2.5 border-t-[1.5px] border-line bg-surface px-6 py-4">
        {isUnsaved && (
          <p className="mr-auto text-small text-muted">
            Please save what you have written first, so that it stays in the history too.
          </p>
        )}
        <Button look="quiet" size="small" onClick={onClose}>
          Cancel
        </Button>
        <Button size="small" disabled={!data || isBusy || isUnsaved} onClick={() => void restore()}>
          {isBusy ? 'Restoring...' : 'Restore this version'}
        </Button>
      </div>
    </>
  )
}
