import type { ContentKind } from '../items/status.ts'
import type { NoteKind } from '../notes/note-rules.ts'
import { NOTE_LIMITS } from '../notes/note-rules.ts'
import { isBlank, withoutControlCharacters, withoutTurningMarks } from '../text/control-characters.ts'
import { cutAtWord } from '../text/plain-text.ts'

/** A comment of another site, or a note of our own export, as it comes under its text. */
export interface ImportedNote {
  /** Tells it from all others, in this file and in the next one from the same site. */
  origin: string
  /** Of the recipe it belongs to instead of its text's own item; with it come its stars. */
  recipe: string | null
  /** Null where the text it comes under decides. */
  kind: NoteKind | null
  name: string
  /** Only its hash is kept; '' for none. */
  email: string
  text: string
  rating: number | null
  /** ISO 8601. */
  created_at: string
  answer: { text: string; answered_at: string } | null
}

/** A note that says which item of this site, or of the file's, it stands under. */
export interface AddressedNote {
  under: { kind: ContentKind; slug: string }
  note: ImportedNote
}

/** So many characters of a comment are taken in: more than may be written here, so that little is cut. */
const MAX_TEXT = 10_000
const NO_NAME = 'A reader'

/** A note as it may be stored: cleaned, of bounded length; null for one that says nothing. */
export function finishNote(note: ImportedNote): ImportedNote | null {
  const text = cutText(note.text, MAX_TEXT)
  if (isBlank(text)) return null
  const name = withoutTurningMarks(withoutControlCharacters(note.name)).replace(/\s+/g, ' ').trim()
  return structuredClone({
    ...note,
    origin: withoutControlCharacters(note.origin).slice(0, 500),
    name: cutAtWord(name, NOTE_LIMITS.name) || NO_NAME,
    email: withoutControlCharacters(note.email).trim().slice(0, NOTE_LIMITS.email),
    text,
    answer: note.answer && { ...note.answer, text: cutText(note.answer.text, MAX_TEXT) },
  })
}

function cutText(text: string, max: number): string {
  const clean = withoutControlCharacters(text.toWellFormed()).trim()
  return clean.length <= max ? clean : cutAtWord(clean, max)
}
