import { readLocalCopies, removeLocalCopy, writeLocalCopy } from './local-copies.ts'

/** What is answered: a message of the contact form, or a reader's note; `slip` is a correction of such a note. */
type Answered = 'reply' | 'note' | 'slip'

/** Place in this browser of what is typed: one answer per message or note, and one correction. */
const placeOf = (kind: Answered, id: number) => ({ kind, id, tab: 'answer' }) as const

/** Returns the answer that was begun and not sent; null where there is none. */
export function readTypedAnswer(kind: Answered, id: number): string | null {
  const text = readLocalCopies(localStorage, placeOf(kind, id))[0]?.fields.text
  return typeof text === 'string' ? text : null
}

/** Stores what is typed; an empty answer is not stored. @returns false where this browser cannot store it */
export function storeTypedAnswer(kind: Answered, id: number, text: string): boolean {
  if (text.trim() !== '')
    return writeLocalCopy(localStorage, placeOf(kind, id), {
      fields: { text },
      based_on: null,
      typed_at: new Date().toISOString(),
    })
  removeTypedAnswer(kind, id)
  return true
}

export function removeTypedAnswer(kind: Answered, id: number): void {
  removeLocalCopy(localStorage, placeOf(kind, id))
}
