import { useEffect, useState } from 'react'
import { nameIssue } from '../../../domain/newsletter/issue.ts'
import type { Issue } from '../../../domain/newsletter/issue-schema.ts'
import { formatDateAndTime } from '../../../domain/time/zoned-time.ts'
import { reportError } from '../../data/report-error.ts'
import { useSite } from '../../data/use-site.ts'
import { LineButton } from '../../ui/buttons.tsx'
import { ConfirmDialog } from '../../ui/dialogs.tsx'
import { Note } from '../../ui/note.tsx'
import { type LocalCopy, readLocalCopies, removeLocalCopy } from '../editor/autosave/local-copies.ts'
import { findOpenTabs } from '../editor/autosave/open-tabs.ts'
import { useObservable } from '../editor/observable.ts'
import { fieldsOf, type IssueEditor, isSameIssue, isUnsaved, readFields, versionOf } from './issue-editor.ts'

interface IssueNotesProps {
  editor: IssueEditor
  /** As opened; null for a new issue. */
  opened: Issue | null
  /** Resumes saving. */
  onSettled: () => void
  /** Shows the issue as it is on the server. */
  onFollow: () => void
}

/** Tells the coach what happened to the typed text: it was restored, met another version, or was refused. */
export function IssueNotes({ editor, opened, onSettled, onFollow }: IssueNotesProps) {
  const problem = useObservable(editor, (state) => state.problem)
  const recovery = useRecovery(editor, opened)
  const { time_zone } = useSite()
  return (
    <div className="grid grid-cols-1 gap-3 not-empty:mb-5">
      {recovery.typedAt && problem?.kind !== 'stale' && (
        <Note
          look="info"
          role="status"
          title={`Here is what you had typed on ${formatDateAndTime(recovery.typedAt, time_zone)}`}
        >
          <p>It had not reached the site, so we kept it on this device.</p>
          <div className="flex flex-wrap gap-2">
            <LineButton onClick={recovery.accept}>Go on with it</LineButton>
            <LineButton onClick={recovery.discard}>Discard it</LineButton>
          </div>
        </Note>
      )}
      {problem?.kind === 'stale' && (
        <IssueConflict
          editor={editor}
          newer={problem.newer}
          onSettled={() => {
            recovery.accept()
            onSettled()
            if (problem.newer.state !== 'draft') onFollow()
          }}
        />
      )}
      {problem?.kind === 'locked' && (
        <Note look="bad" role="alert" title={problem.message}>
          <p>What you typed since is kept on this device only.</p>
          <LineButton className="justify-self-start" onClick={onFollow}>
            Show the progress
          </LineButton>
        </Note>
      )}
      {problem?.kind === 'refused' && (
        <Note look="bad" role="alert" title={`Not saved: ${problem.message}`}>
          <p>Your text is kept on this device until it can be saved.</p>
        </Note>
      )}
    </div>
  )
}

function useRecovery(editor: IssueEditor, opened: Issue | null) {
  const [typedAt, setTypedAt] = useState<string | null>(null)
  // Recovers once per opened issue; saves while writing do not matter here.
  const [first] = useState(opened)
  useEffect(() => {
    recoverIssue(editor, first).then((at) => at && setTypedAt(at), reportError)
  }, [editor, first])
  return {
    typedAt,
    accept: () => setTypedAt(null),
    discard: () => {
      editor.change({ fields: editor.get().saved })
      setTypedAt(null)
    },
  }
}

interface IssueConflictProps {
  editor: IssueEditor
  /** The stored version. */
  newer: Issue
  onSettled: () => void
}

/** The issue was changed elsewhere: nothing is lost, and the coach chooses which text to continue with. */
function IssueConflict({ editor, newer, onSettled }: IssueConflictProps) {
  const [isGivingUp, setGivingUp] = useState(false)
  const stored = { saved: fieldsOf(newer), item: versionOf(newer), problem: null }
  return (
    <Note look="bad" role="alert" title="This letter was changed elsewhere. Your text is still here.">
      <p>It may be another tab, or another device. Which of the two do you want to go on with?</p>
      <div className="my-1 flex flex-wrap gap-2">
        <LineButton
          onClick={() => {
            editor.change(stored)
            onSettled()
          }}
        >
          Keep my text
        </LineButton>
        <LineButton onClick={() => setGivingUp(true)}>Use the other text</LineButton>
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
        title="Discard your text?"
        confirmLabel="Use the other text"
        onConfirm={() => {
          editor.change({ ...stored, fields: fieldsOf(newer) })
          onSettled()
        }}
        onClose={() => setGivingUp(false)}
      >
        What you’ve typed here and not saved will be lost.
      </ConfirmDialog>
    </Note>
  )
}

/**
 * Restores what was typed in this browser and never reached the server, once, when an issue is opened. If it is based
 * on an older version than the stored one, both are shown to choose from.
 *
 * @param issue as opened; null for a new issue
 * @returns when it was typed, ISO 8601; null when there is nothing to restore
 */
async function recoverIssue(editor: IssueEditor, issue: Issue | null): Promise<string | null> {
  const openTabs = await findOpenTabs()
  const place = { kind: 'letter', id: issue?.id ?? 'new' } as const
  const left = readLocalCopies(localStorage, place).filter(({ tab }) => !openTabs.has(tab))
  const { saved } = editor.get()
  for (const copy of left) {
    const fields = readFields(copy.fields)
    const isWorthIt = fields !== null && !isSameIssue(fields, saved)
    // Typing has begun and takes precedence; the copy is offered another time.
    if (isWorthIt && isUnsaved(editor.get())) return null
    if (isWorthIt) bringBack(editor, issue, copy, fields)
    removeLocalCopy(localStorage, { ...place, tab: copy.tab })
    if (isWorthIt) return copy.typed_at
  }
  return null
}

function bringBack(
  editor: IssueEditor,
  issue: Issue | null,
  { based_on }: LocalCopy,
  fields: NonNullable<ReturnType<typeof readFields>>,
): void {
  const isOlder = issue !== null && based_on !== null && based_on !== issue.updated_at
  editor.change({
    fields,
    ...(isOlder ? { problem: { kind: 'stale', newer: issue } } : {}),
  })
}
