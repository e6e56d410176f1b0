import { CONTENT_KINDS } from '../../../domain/items/status.ts'
import { SECOND } from '../../../domain/time/durations.ts'
import { isRecord } from '../../../domain/type-guards.ts'
import { deviceStore } from '../../data/device-store.ts'
import { draftKey, isBlankDraft, parseDraft, unlessEmpty } from './note-draft.ts'
import { forgetPicture, keepPicture, readPicture } from './pending-picture.ts'
import { type NoteOutcome, type NoteToSend, sendNote } from './send-note.ts'
import { tellLater } from './sent-notes.ts'

const PENDING_NOTES_KEY = 'pending-notes'

/** Whether a picture waits beside the words; `lost` where the device had no room for it. */
const KEPT_PICTURES = ['none', 'kept', 'lost'] as const

export type PendingNote = NoteToSend & { picture: (typeof KEPT_PICTURES)[number] }

/** Notes written without a network, by item; each goes out once there is one (NOTE-OFFLINE-1). */
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

/** @returns false where the device keeps nothing */
export async function keepForLater(note: NoteToSend, image: File | null): Promise<boolean> {
  const key = draftKey(note.kind, note.itemId)
  const isKept = image !== null && (await keepPicture(key, image, Object.keys(pendingNotes.read())))
  const picture = image === null ? 'none' : isKept ? 'kept' : 'lost'
  if (pendingNotes.edit((notes) => ({ ...notes, [key]: { ...note, picture } })) === 'kept') return true
  // In memory alone it would be gone with the page, while the form says that it is safe.
  forgetPending(key)
  return false
}

/** Forgets a note that waited, with its picture. */
export function forgetPending(key: string): void {
  pendingNotes.edit(({ [key]: _, ...others }) => others)
  void forgetPicture(key)
}

/** What became of a note that was kept. */
interface PendingOutcome {
  outcome: NoteOutcome
  /** What was sent along. */
  image: File | null
  /** True where a picture was kept that the device could not read any more: the words went without it. */
  isPictureLost: boolean
}

type Listener = (sent: PendingOutcome) => void
const listeners = new Map<string, Listener>()

/** Tells an open form what became of its note, kept before and gone out since. @returns how to stop listening */
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
      const image = note.picture === 'kept' ? await readPicture(key) : null
      const outcome = await sendNote(note, image)
      if (isForNow(outcome)) continue
      // What was changed meanwhile is another note.
      if (JSON.stringify(pendingNotes.read()[key]?.draft) !== JSON.stringify(note.draft)) continue
      forgetPending(key)
      const isPictureLost = note.picture === 'kept' && image === null
      const listener = listeners.get(key)
      if (listener) listener({ outcome, image, isPictureLost })
      else tellLater(key, note.draft, outcome, isPictureLost)
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
