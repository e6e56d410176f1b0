import { z } from 'zod'
import { type AddressedNote, finishNote } from '../import/imported-note.ts'
import { CONTENT_KINDS } from '../items/status.ts'
import { NOTE_KINDS, NOTE_STATES } from '../notes/note-rules.ts'

/** A note in `notes.json`; `notes.csv` has the same columns. */
const exportedNoteSchema = z.object({
  id: z.int().positive(),
  /** The kind of the item it belongs to. */
  under: z.enum(CONTENT_KINDS),
  slug: z.string().max(300),
  kind: z.enum(NOTE_KINDS),
  state: z.enum(NOTE_STATES),
  name: z.string(),
  email: z.string().nullable(),
  text: z.string(),
  /** The text of the line it refers to. */
  place: z.string().nullable(),
  rating: z.int().min(1).max(5).nullable(),
  /** The id of its picture. */
  picture: z.string().nullable(),
  created_at: z.iso.datetime(),
  published_at: z.iso.datetime().nullable(),
  helpful: z.int().nonnegative(),
  answer: z.string().nullable(),
  answered_at: z.iso.datetime().nullable(),
  /** True when the reply was sent by mail only. */
  answer_by_mail: z.boolean(),
})
export type ExportedNote = z.infer<typeof exportedNoteSchema>

export const NOTE_COLUMNS = Object.keys(exportedNoteSchema.shape)

/** Returns a row of `notes.csv`. */
export function toNoteLine(note: ExportedNote): Record<string, string> {
  return Object.fromEntries(
    Object.entries(note).map(([name, value]) => [name, value === null ? '' : String(value)]),
  )
}

const MAX_NOTES = 100_000

/** Reads the published notes of our own export; unreadable ones are skipped. */
export function readExportedNotes(given: unknown, siteUrl: string): AddressedNote[] {
  const list = z.array(z.unknown()).max(MAX_NOTES).safeParse(given)
  return (list.data ?? []).flatMap((one): AddressedNote[] => {
    const parsed = exportedNoteSchema.safeParse(one)
    if (!parsed.success || parsed.data.state !== 'published') return []
    const { id, under, slug, kind, name, email, text, rating, created_at } = parsed.data
    const { answer, answered_at, answer_by_mail } = parsed.data
    const note = finishNote({
      origin: `export:${siteUrl}#note-${id}`,
      recipe: null,
      kind,
      name,
      email: email ?? '',
      text,
      rating,
      created_at,
      answer:
        answer !== null && answered_at !== null && !answer_by_mail ? { text: answer, answered_at } : null,
    })
    return note ? [{ under: { kind: under, slug }, note }] : []
  })
}
