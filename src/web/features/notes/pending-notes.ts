import { CONTENT_KINDS } from '../../../domain/items/status.ts'
import { SECOND } from '../../../domain/time/durations.ts'
import { isRecord } from '../../../domain/type-guards.ts'
import { deviceStore } from '../../data/device-store.ts'
import { draftKey, isBlankDraft, parseDraft, unlessEmpty } from './note-draft.ts'
import { type NoteOutcome, type NoteToSend, sendNote } from './send-note.ts'

export const PENDING_NOTES_KEY = 'pending-notes'

/** Notes written without a network, by item; each goes out once there is one (NOTE-OFFLINE-1). */
export const pendingNotes = deviceStore<Readonly<Record<string, NoteToSend>>>(
  PENDING_NOTES_KEY,
  (stored) => {
    const notes = Object.values(isRecord(stored) ? stored : {}).flatMap((value: unknown) => {
      if (!isRecord(value)) return []
      const kind = CONTENT_KINDS.find((one) => one === value.kind)
      const itemId = Number(value.itemId)
      const draft = parseDraft(value.draft)
      if (!kind || !Number.isSafeInteger(itemId) || isBlankDraft(draft)) return []
      return [{ kind, itemId, draft, website: '' }]
    })
    return Object.fromEntries(notes.map((note) => [draftKey(note.kind, note.itemId), note]))
  },
  unlessEmpty,
)

/** @returns false where the device keeps nothing */
export function keepForLater(note: NoteToSend): boolean {
  const key = draftKey(note.kind, note.itemId)
  return pendingNotes.edit((notes) => ({ ...notes, [key]: note })) === 'kept'
}

export function forgetPending(key: string): void {
  pendingNotes.edit(({ [key]: _, ...others }) => others)
}

type Listener = (key: string, outcome: NoteOutcome) => void
const listeners = new Set<Listener>()

/** Tells what became of notes that were kept and have gone out since. @returns how to stop listening */
export function onPendingSent(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const PAUSE_MS = 20 * SECOND
let isListening = false
let underWay = false
let nextTry: ReturnType<typeof setTimeout> | undefined

/** Sends what waits, now and whenever the network comes back. */
export function sendPendingNotes(): void {
  void sendAll()
  if (isListening) return
  isListening = true
  window.addEventListener('online', () => void sendAll())
}

/** One after the other. What the server refuses for good stays on the device as a draft of its form. */
async function sendAll(): Promise<void> {
  if (underWay) return
  underWay = true
  try {
    for (const [key, note] of Object.entries(pendingNotes.read())) {
      const outcome = await sendNote(note)
      if (isForNow(outcome)) continue
      // What was changed meanwhile is another note.
      if (JSON.stringify(pendingNotes.read()[key]?.draft) !== JSON.stringify(note.draft)) continue
      forgetPending(key)
      for (const listener of listeners) listener(key, outcome)
    }
  } finally {
    underWay = false
  }
  clearTimeout(nextTry)
  // A phone says that it is online before anything can be reached.
  if (Object.keys(pendingNotes.read()).length > 0) nextTry = setTimeout(() => void sendAll(), PAUSE_MS)
}

function isForNow(outcome: NoteOutcome): boolean {
  if (outcome.state === 'unreached') return true
  return outcome.state === 'refused' && (outcome.status === 429 || outcome.status >= 500)
}
