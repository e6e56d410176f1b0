import type { ContentKind } from '../items/status.ts'
import type { NoteKind } from '../notes/note-rules.ts'
import { NOTE_LIMITS } from '../notes/note-rules.ts'
import { isBlank, removeDirectionMarks, withoutControlCharacters } from '../text/control-characters.ts'
import { truncateAtWord } from '../text/plain-text.ts'

/** A comment of another site, or a note of our own export, as it is imported under its item. */
export interface ImportedNote {
  /** Unique among all notes, in this file and in later ones from the same site. */
  origin: string
  /** The origin of the recipe it belongs to instead of the item it is imported under; its stars count there. */
  recipe: string | null
  /** Null where the item it is imported under decides. */
  kind: NoteKind | null
  name: string
  /** Only its hash is stored; '' for none. */
  email: string
  text: string
  rating: number | null
  /** ISO 8601. */
  created_at: string
  answer: { text: string; answered_at: string } | null
}

/** A note that names the item, of this site or of the file, it belongs to. */
export interface AddressedNote {
  under: { kind: ContentKind; slug: string }
  note: ImportedNote
}

/** Characters of a comment that are imported: more than a note may have here, so that few are truncated. */
const MAX_TEXT = 10_000
const NO_NAME = 'A reader'

/** Returns a note ready to be stored: cleaned and truncated to the limits; null for an empty one. */
export function finishNote(note: ImportedNote): ImportedNote | null {
  const text = cutText(note.text, MAX_TEXT)
  if (isBlank(text)) return null
  const name = removeDirectionMarks(withoutControlCharacters(note.name)).replace(/\s+/g, ' ').trim()
  return structuredClone({
    ...note,
    origin: withoutControlCharacters(note.origin).slice(0, 500),
    name: truncateAtWord(name, NOTE_LIMITS.name) || NO_NAME,
    email: withoutControlCharacters(note.email).trim().slice(0, NOTE_LIMITS.email),
    text,
    answer: note.answer && { ...note.answer, text: cutText(note.answer.text, MAX_TEXT) },
  })
}

function cutText(text: string, max: number): string {
  const clean = withoutControlCharacters(text.toWellFormed()).trim()
  return clean.length <= max ? clean : truncateAtWord(clean, max)
}
