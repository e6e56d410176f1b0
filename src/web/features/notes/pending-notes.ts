import { CONTENT_KINDS } from '../../../domain/items/status.ts'
import { SECOND } from '../../../domain/time/durations.ts'
import { isRecord } from '../../../domain/type-guards.ts'
import { deviceStore } from '../../data/device-store.ts'
import { draftKey, isBlankDraft, parseDraft, unlessEmpty } from './note-draft.ts'
import { forgetPicture, keepPicture, readPicture } from './pending-picture.ts'
import { type NoteOutcome, type NoteToSend, sendNote } from './send-note.ts'
import { reportNoteOutcome } from './sent-notes.ts'

const PENDING_NOTES_KEY = 'pending-notes'

/** Whether a picture is stored with the words; `lost` where the device had no room for it. */
const KEPT_PICTURES = ['none', 'kept', 'lost'] as const

export type PendingNote = NoteToSend & { picture: (typeof KEPT_PICTURES)[number] }

/** Notes written without a network, by item; each is sent once there is one (NOTE-OFFLINE-1). */
export const pendingNotes = deviceStore<Readonly<Record<string, PendingNote>>>(
  PENDING_NOTES_KEY,
  (stored) => {
    const notes = Object.values(isRecord(stored) ? stored : {}).flatMap((value: unknown) => {
      if (!isRecord(value)) return []
      const kind = CONTENT_KINDS.find((one) => one === value.kind)
      const itemId = Number(value.itemId)
      const draft = parseDraft(value.draft)
      if (!kind || !Number.isSafeInteger(itemId) || isBlankDraft(draft)) return []
      const picture = KEPT_PICTURES.find((one) => one === value.picture) ?? 'none'
      return [{ kind, itemId, draft, website: '', picture }]
    })
    return Object.fromEntries(notes.map((note) => [draftKey(note.kind, note.itemId), note]))
  },
  unlessEmpty,
)

/** @returns false where the device stores nothing */
export async function queueNote(note: NoteToSend, image: File | null): Promise<boolean> {
  const key = draftKey(note.kind, note.itemId)
  const isKept = image !== null && (await keepPicture(key, image, Object.keys(pendingNotes.read())))
  const picture = image === null ? 'none' : isKept ? 'kept' : 'lost'
  if (pendingNotes.edit((notes) => ({ ...notes, [key]: { ...note, picture } })) === 'kept') return true
  // In memory only it would be lost with the page, while the form says that it is safe.
  removePendingNote(key)
  return false
}

/** Deletes a pending note with its picture. */
export function removePendingNote(key: string): void {
  pendingNotes.edit(({ [key]: _, ...others }) => others)
  void forgetPicture(key)
}

/** The result of sending a pending note. */
interface PendingOutcome {
  outcome: NoteOutcome
  /** The picture sent with the note. */
  image: File | null
  /** True where a stored picture could no longer be read: the words were sent without it. */
  isPictureLost: boolean
}

type Listener = (sent: PendingOutcome) => void
const listeners = new Map<string, Listener>()

/** Reports to an open form the outcome of its pending note. @returns a function that stops listening */
export function onPendingSent(key: string, listener: Listener): () => void {
  listeners.set(key, listener)
  return () => {
    if (listeners.get(key) === listener) listeners.delete(key)
  }
}

const PAUSE_MS = 20 * SECOND
let isListening = false
let underWay = false
let nextTry: ReturnType<typeof setTimeout> | undefined

/** Sends pending notes, now and whenever the network returns. */
export function sendPendingNotes(): void {
  void sendAll()
  if (isListening) return
  isListening = true
  window.addEventListener('online', () => void sendAll())
}

/** Sends one after the other. A note that the server refuses permanently stays on the device as its form's draft. */
async function sendAll(): Promise<void> {
  if (underWay) return
  underWay = true
  try {
    for (const [key, note] of Object.entries(pendingNotes.read())) {
      const image = note.picture === 'kept' ? await readPicture(key) : null
      const outcome = await sendNote(note, image)
      if (isForNow(outcome)) continue
      // A note edited meanwhile counts as a new one.
      if (JSON.stringify(pendingNotes.read()[key]?.draft) !== JSON.stringify(note.draft)) continue
      removePendingNote(key)
      const isPictureLost = note.picture === 'kept' && image === null
      const listener = listeners.get(key)
      if (listener) listener({ outcome, image, isPictureLost })
      else reportNoteOutcome(key, note.draft, outcome, isPictureLost)
    }
  } finally {
    underWay = false
  }
  clearTimeout(nextTry)
  // A phone reports that it is online before anything can be reached.
  if (Object.keys(pendingNotes.read()).length > 0) nextTry = setTimeout(() => void sendAll(), PAUSE_MS)
}

function isForNow(outcome: NoteOutcome): boolean {
  if (outcome.state === 'unreached') return true
  return outcome.state === 'refused' && (outcome.status === 429 || outcome.status >= 500)
}
