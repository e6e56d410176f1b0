import { SECOND } from '../../../domain/time/durations.ts'
import { isRecord } from '../../../domain/type-guards.ts'
import { deviceStore } from '../../data/device-store.ts'
import { showToast } from '../../ui/toast.ts'
import { keepDraft, type NoteDraft, noteDrafts, unlessEmpty } from './note-draft.ts'
import type { NoteOutcome } from './send-note.ts'

/** What is shown for a note that has arrived. */
export interface SentNote {
  message: string
  /** The private link, which is shown nowhere else. */
  link: string
  /** True where its picture could no longer be read. */
  isPictureLost: boolean
}

export const PICTURE_LOST = 'Only your words were sent: this device could no longer open your picture.'
const SENT_LATER = 'What you wrote offline has been sent.'
const TOAST_MS = 20 * SECOND
const MAX_KEPT = 20

/** Notes sent while their form was not open, by item: shown in their section until dismissed. */
export const sentNotes = deviceStore<Readonly<Record<string, SentNote>>>(
  'sent-notes',
  (stored) =>
    Object.fromEntries(
      Object.entries(isRecord(stored) ? stored : {}).flatMap(([key, value]) => {
        if (!isRecord(value) || typeof value.link !== 'string' || !/^https?:/.test(value.link)) return []
        const { link, isPictureLost } = value
        return [[key, { message: String(value.message), link, isPictureLost: isPictureLost === true }]]
      }),
    ),
  unlessEmpty,
)

export function forgetSent(key: string): void {
  sentNotes.edit(({ [key]: _, ...others }) => others)
}

/** Reports a note whose form is not open: immediately on the current page, and later beside the notes of its item. */
export function reportNoteOutcome(
  key: string,
  draft: NoteDraft,
  outcome: NoteOutcome,
  isPictureLost: boolean,
): void {
  if (outcome.state !== 'sent') {
    const reasons = outcome.state === 'invalid' ? outcome.problems.map(({ message }) => message) : []
    if (outcome.state === 'refused') reasons.push(outcome.error)
    showToast({
      kind: 'alert',
      title: 'Your note could not be sent',
      description: [...reasons, 'Your words are still in its form.'].join(' '),
      duration: TOAST_MS,
    })
    return
  }
  const { message, link } = outcome
  sentNotes.edit((sent) => {
    const others = Object.entries(sent).filter(([other]) => other !== key)
    return Object.fromEntries([...others.slice(1 - MAX_KEPT), [key, { message, link, isPictureLost }]])
  })
  // A text written since then is another note.
  if (noteDrafts.read()[key]?.text === draft.text) keepDraft(key, { ...draft, kind: '', text: '', rating: 0 })
  showToast({
    title: message,
    description: isPictureLost ? PICTURE_LOST : SENT_LATER,
    duration: TOAST_MS,
    action: { label: 'See your note', run: () => window.location.assign(link) },
  })
}
