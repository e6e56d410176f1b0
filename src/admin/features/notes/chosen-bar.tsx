import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { pluralize } from '../../../domain/items/labels.ts'
import type { NoteState } from '../../../domain/notes/note-rules.ts'
import { type InboxNote, notesCalls } from '../../../domain/notes/notes-calls.ts'
import { Button } from '../../../web/ui/button.tsx'
import { showAlert, showToast } from '../../../web/ui/toast.ts'
import { ApiError, describeFailure } from '../../data/api.ts'
import { ask, refresh } from '../../data/calls.ts'
import { LineButton } from '../../ui/buttons.tsx'
import { DeleteDialog } from '../../ui/dialogs.tsx'
import { removeTypedAnswer } from '../editor/autosave/typed-answers.ts'
import type { NoteTab } from './note-words.ts'

interface ChosenBarProps {
  count: number
  list: NoteTab
  isBusy: boolean
  onMove: (state: NoteState) => void
  onDelete: () => void
}

const LINE = 'border-ground/45 max-sm:flex-1'

export function ChosenBar({ count, list, isBusy, onMove, onDelete }: ChosenBarProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has no legend to show here
    <div
      role="group"
      aria-label="What is selected"
      className="sticky top-3 z-10 mb-3 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-field bg-ink py-2.5 pr-3 pl-4.5 text-ground"
    >
      <p role="status" className="mr-auto font-[650] max-sm:basis-full">
        {count} selected
      </p>
      {(list === 'waiting' || list === 'answered') && (
        <Button
          look="yolk"
          size="small"
          disabled={isBusy}
          onClick={() => onMove('published')}
          className="max-sm:flex-1"
        >
          Publish {count}
        </Button>
      )}
      {list === 'published' && (
        <LineButton disabled={isBusy} onClick={() => onMove('waiting')} className={LINE}>
          Hide
        </LineButton>
      )}
      {list === 'spam' ? (
        <LineButton disabled={isBusy} onClick={() => onMove('waiting')} className={LINE}>
          Not spam, let wait
        </LineButton>
      ) : (
        <LineButton disabled={isBusy} onClick={() => onMove('spam')} className={LINE}>
          Spam
        </LineButton>
      )}
      <LineButton disabled={isBusy} onClick={onDelete} className={LINE}>
        Delete
      </LineButton>
    </div>
  )
}

interface DeleteNotesDialogProps {
  /** The notes to delete, `spam` for all that are held apart, or null while closed. */
  asked: readonly InboxNote[] | 'spam' | null
  onDeleted: (ids: readonly number[]) => void
  onClose: () => void
}

/** Asks before notes are deleted: unlike items they do not go to the trash. */
export function DeleteNotesDialog({ asked, onDeleted, onClose }: DeleteNotesDialogProps) {
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const what =
    asked === 'spam'
      ? 'everything held apart'
      : asked?.length === 1
        ? `the note by ${asked[0]?.name}`
        : pluralize(asked?.length ?? 0, 'note')
  async function remove(): Promise<void> {
    if (!asked) return
    setBusy(true)
    const gone: number[] = []
    try {
      if (asked === 'spam') await ask(notesCalls.emptySpam, {})
      else
        for (const { id } of asked) {
          await removeOne(id)
          gone.push(id)
        }
      showToast({ title: asked === 'spam' ? 'Spam is empty' : `Deleted ${what}` })
    } catch (error) {
      if (!(error instanceof Error)) throw error
      showAlert(`We couldn’t delete ${gone.length > 0 ? 'all of them' : what}`, describeFailure(error))
    }
    setBusy(false)
    onDeleted(gone)
    await refresh(client, notesCalls.remove.stale)
  }
  return (
    <DeleteDialog
      open={asked !== null}
      title={`Delete ${what}?`}
      confirmLabel="Delete for good"
      busy={isBusy}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      Words, picture, stars, address and your answer are deleted for good. This cannot be taken back.
    </DeleteDialog>
  )
}

/** Deletes a note; one already deleted, perhaps by its writer, counts as success. */
async function removeOne(id: number): Promise<void> {
  try {
    await ask(notesCalls.remove, { params: { id } })
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error
  }
  removeTypedAnswer('note', id)
}
