import { useState } from 'react'
import type { Issue } from '../../../../domain/admin/issues.ts'
import { Button } from '../../../../web/ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Note } from '../../../ui/note.tsx'
import { nameIssue } from '../issue-words.ts'
import { fieldsOf, versionOf, type Writing } from './letter-writing.ts'

interface LetterConflictProps {
  writing: Writing
  /** What is stored now. */
  newer: Issue
  /** Called when the question is settled. */
  onSettled: () => void
}

/** The letter was changed elsewhere: nothing is lost, and she chooses which text goes on. */
export function LetterConflict({ writing, newer, onSettled }: LetterConflictProps) {
  const [isGivingUp, setGivingUp] = useState(false)
  const stored = { saved: fieldsOf(newer), item: versionOf(newer), problem: null }
  return (
    <Note look="bad" role="alert" title="This letter was changed elsewhere. Your text is still here.">
      <p>It may be another tab, or another device. Which of the two do you want to go on with?</p>
      <div className="my-1 flex flex-wrap gap-2">
        <Button
          look="line"
          size="small"
          onClick={() => {
            writing.change(stored)
            onSettled()
          }}
        >
          Keep my text
        </Button>
        <Button look="line" size="small" onClick={() => setGivingUp(true)}>
          Use the other text
        </Button>
      </div>
      <details>
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-[650]">
          What the other one says
        </summary>
        <div className="max-h-72 overflow-y-auto rounded-paper bg-surface px-4 py-3">
          <p className="font-bold">{nameIssue(newer)}</p>
          {newer.preview_text && <p className="text-muted">{newer.preview_text}</p>}
          <p className="mt-2 whitespace-pre-wrap">{newer.content}</p>
        </div>
      </details>
      <ConfirmDialog
        open={isGivingUp}
        title="Give up your text?"
        confirmLabel="Use the other text"
        onConfirm={() => {
          writing.change({ ...stored, fields: fieldsOf(newer) })
          onSettled()
        }}
        onClose={() => setGivingUp(false)}
      >
        What you have typed here and is not saved will be gone.
      </ConfirmDialog>
    </Note>
  )
}
