import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate, useNavigation } from 'react-router'
import { isVisible } from '../../../domain/items/status.ts'
import { SECOND } from '../../../domain/time/durations.ts'
import { showAlert, showToast } from '../../../web/ui/toast.ts'
import { refresh } from '../../data/calls.ts'
import { useSite } from '../../data/use-site.ts'
import { checkMilestones } from '../milestones/milestone-queries.ts'
import type { Autosave } from './autosave/autosave.ts'
import { describeSaved } from './describe-save.ts'
import { type Editor, type SaveIntent, settleUploads } from './editor.ts'
import { focusField } from './error-summary.tsx'
import { announceSave } from './other-tabs.tsx'
import { type SaveOutcome, saveItem } from './save-item.ts'
import type { SharedFields } from './shared-fields.ts'

/** Long enough to read a question and to look at its subject. */
const QUESTION_MS = 20 * SECOND

/**
 * Returns the function behind Save Draft and Publish: saves, shows the prescribed toasts (EDIT-SAVE-4), and for a new
 * item navigates to its own address without losing the focus or a word.
 *
 * @param onCreated called with the new id before the address changes
 */
export function useSave<F extends SharedFields>(
  editor: Editor<F>,
  autosave: { current: Autosave | null },
  onCreated: (id: number) => void,
): (intent: SaveIntent) => Promise<void> {
  const client = useQueryClient()
  const { time_zone } = useSite()
  const navigate = useNavigate()
  const isLeaving = useNavigation().state !== 'idle'
  const hasLeft = useRef(false)
  const asked = useRef(new Set<string>())
  useEffect(() => {
    hasLeft.current = isLeaving
    return () => {
      hasLeft.current = true
    }
  }, [isLeaving])
  return save

  /** Asks once about what the item leaves open for its readers; publishing does not wait for it. */
  async function askWhenPublished(): Promise<void> {
    const { kind, state } = editor
    const question = (await kind.askWhenPublished?.(state.get().fields)) ?? null
    if (!question || hasLeft.current || asked.current.has(question.title)) return
    asked.current.add(question.title)
    const { title, description, label, take } = question
    const run = () => {
      state.change({ fields: take(state.get().fields) })
      void save('save')
    }
    showToast({ title, description, duration: QUESTION_MS, action: { label, run } })
  }

  async function save(intent: SaveIntent): Promise<void> {
    if (editor.uploads.size > 0) {
      if (!(await waitForUploads(editor, intent)) || hasLeft.current) return
    }
    const before = editor.state.get().item
    const outcome = await saveItem(editor, intent, async () => autosave.current?.pause())
    if (!outcome) return
    autosave.current?.resume()
    tell(editor, intent, outcome, time_zone)
    if (outcome.kind !== 'saved') return
    const { plural } = editor.kind
    announceSave(plural, outcome.item)
    void refresh(client, editor.kind.calls.update.stale ?? [])
    // The coach has left meanwhile: navigating to the item's address would lead back here.
    if (outcome.isNew && !hasLeft.current) {
      onCreated(outcome.item.id)
      await navigate(`/admin/${plural}/edit/${outcome.item.id}`, { replace: true, preventScrollReset: true })
    }
    const now = outcome.item.updated_at
    if (isVisible(outcome.item, now) && !(before && isVisible(before, now))) await checkMilestones(client)
    if (intent === 'publish') await askWhenPublished()
  }
}

/**
 * Waits for image uploads before a save that readers will see; it is not published if one of them failed. Drafts are
 * saved immediately (IMG-FIELD-2). Returns false when nothing is to be saved now.
 */
async function waitForUploads<F extends SharedFields>(
  editor: Editor<F>,
  intent: SaveIntent,
): Promise<boolean> {
  const { kind, state } = editor
  const { fields, waiting } = state.get()
  if (waiting) return false
  if (intent === 'save' && fields.status !== 'published') return true
  state.change({ waiting: intent })
  const isComplete = await settleUploads(editor)
  state.change({ waiting: null })
  if (isComplete) return true
  showAlert(
    `${kind.name} not ${intent === 'publish' ? 'published' : 'saved'}: a picture didn’t arrive`,
    'Try the picture again, or go ahead without it.',
  )
  return false
}

function tell<F extends SharedFields>(
  { kind, state }: Editor<F>,
  intent: SaveIntent,
  outcome: SaveOutcome,
  timeZone: string,
): void {
  const failure = `Error ${intent === 'publish' ? 'publishing' : 'saving'} ${kind.kind}`
  switch (outcome.kind) {
    case 'saved':
      showToast(describeSaved(kind.name, intent, outcome.item, timeZone))
      return
    case 'failed':
      showAlert(failure, describeFailure(outcome))
      return
    case 'invalid': {
      const { errors } = state.get()
      const [first] = Object.keys(errors)
      // Rendered synchronously: the errors are beside their fields, and what is typed next belongs to the first of them.
      flushSync(() => {
        // An untitled item gets exactly this message (CONTENT-SAVE-1).
        if (errors.title) showAlert(errors.title)
        else showAlert(failure, Object.values(errors)[0])
      })
      if (first) focusField(errors.title ? 'title' : first)
      return
    }
    case 'conflict':
      // The dialog with both versions informs the coach.
      return
  }
}

function describeFailure({ status, message }: { status: number | null; message: string }): string {
  if (status === 401) return 'Please log in again, then save once more. Your text is still here.'
  if (status === 404)
    return 'Someone deleted this while you were writing. Save once more to keep your text as a new one.'
  return message
}
