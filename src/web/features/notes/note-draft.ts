import type { ContentKind } from '../../../domain/items/status.ts'
import { NOTE_KINDS, NOTE_LIMITS, type NoteKind } from '../../../domain/notes/note-rules.ts'
import { isRecord } from '../../../domain/type-guards.ts'
import { deviceStore } from '../../data/device-store.ts'

/** A note as it is written, each field as its form has it; a picture stays in its field. */
export interface NoteDraft {
  kind: NoteKind | ''
  text: string
  /** `ingredient:0`, `step:2`; empty for the whole. */
  place: string
  /** 0 without stars. */
  rating: number
  name: string
  email: string
}

const EMPTY_DRAFT: NoteDraft = { kind: '', text: '', place: '', rating: 0, name: '', email: '' }

/** Reads a stored or early draft field by field; what is not ours reads as empty. */
export function parseDraft(stored: unknown): NoteDraft {
  if (!isRecord(stored)) return EMPTY_DRAFT
  const text = (name: string) => (typeof stored[name] === 'string' ? stored[name] : '')
  const rating = Number(stored.rating)
  return {
    kind: NOTE_KINDS.find((kind) => kind === stored.kind) ?? '',
    text: text('text'),
    place: text('place'),
    rating: [1, 2, 3, 4, 5].includes(rating) ? rating : 0,
    name: text('name'),
    email: text('email'),
  }
}

/** True while nothing was said: a name alone is no note. */
export function isBlankDraft({ text, kind, rating }: NoteDraft): boolean {
  return text.trim() === '' && kind === '' && rating === 0
}

export function draftKey(kind: ContentKind, id: number): string {
  return `${kind}-${id}`
}

const MAX_DRAFTS = 20

/** What is written and not sent yet, by item; the latest are kept. */
export const noteDrafts = deviceStore<Readonly<Record<string, NoteDraft>>>(
  'note-drafts',
  (stored) =>
    Object.fromEntries(
      Object.entries(isRecord(stored) ? stored : {})
        .filter(([key]) => /^(article|recipe)-\d+$/.test(key))
        .map(([key, draft]) => [key, parseDraft(draft)]),
    ),
  unlessEmpty,
)

/** The name of the last note that went out: the next form begins with it (NOTE-FORM-2). */
export const writerName = deviceStore(
  'note-name',
  (stored) => (typeof stored === 'string' ? stored.slice(0, NOTE_LIMITS.name) : ''),
  (name) => name || null,
)

/** Of nothing nothing is stored. */
export function unlessEmpty<T extends object>(values: T): T | null {
  return Object.keys(values).length === 0 ? null : values
}

/** Keeps a draft on the device, or forgets it once nothing is left of it. */
export function keepDraft(key: string, draft: NoteDraft): void {
  noteDrafts.edit((drafts) => {
    const others = Object.entries(drafts).filter(([other]) => other !== key)
    const kept = isBlankDraft(draft) ? [] : [[key, draft] as const]
    return Object.fromEntries([...others.slice(-MAX_DRAFTS), ...kept])
  })
}
