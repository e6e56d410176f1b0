import type { ContentKind } from '../../../domain/items/status.ts'
import { NOTE_KINDS, NOTE_LIMITS, type NoteKind } from '../../../domain/notes/note-rules.ts'
import { isRecord } from '../../../domain/type-guards.ts'
import { deviceStore } from '../../data/device-store.ts'

/** A note being written, each field as in its form; a picture stays in its file field. */
export interface NoteDraft {
  kind: NoteKind | ''
  text: string
  /** `ingredient:0`, `step:2`; empty for the whole item. */
  place: string
  /** 0 without stars. */
  rating: number
  name: string
  email: string
}

const EMPTY_DRAFT: NoteDraft = { kind: '', text: '', place: '', rating: 0, name: '', email: '' }

/** Parses a stored or early draft field by field; an invalid field becomes empty. */
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

/** Whether a draft is blank: a name alone is not a note. */
export function isBlankDraft({ text, kind, rating }: NoteDraft): boolean {
  return text.trim() === '' && kind === '' && rating === 0
}

export function draftKey(kind: ContentKind, id: number): string {
  return `${kind}-${id}`
}

const MAX_DRAFTS = 20

/** Unsent drafts, by item; the latest are kept. */
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

/** The name on the last note sent: the next form is prefilled with it (NOTE-FORM-2). */
export const writerName = deviceStore(
  'note-name',
  (stored) => (typeof stored === 'string' ? stored.slice(0, NOTE_LIMITS.name) : ''),
  (name) => name || null,
)

/** Returns null for an empty object, so that nothing is stored. */
export function unlessEmpty<T extends object>(values: T): T | null {
  return Object.keys(values).length === 0 ? null : values
}

/** Stores a draft on the device, or deletes it when it is blank. */
export function keepDraft(key: string, draft: NoteDraft): void {
  noteDrafts.edit((drafts) => {
    const others = Object.entries(drafts).filter(([other]) => other !== key)
    const kept = isBlankDraft(draft) ? [] : [[key, draft] as const]
    return Object.fromEntries([...others.slice(-MAX_DRAFTS), ...kept])
  })
}
