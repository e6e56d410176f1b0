import { z } from 'zod'
import { type AddressedNote, finishNote } from '../import/imported-note.ts'
import { CONTENT_KINDS } from '../items/status.ts'
import { NOTE_KINDS, NOTE_STATES } from '../notes/note-rules.ts'

/** A note as `notes.json` holds it; `notes.csv` has the same columns. */
const exportedNoteSchema = z.object({
  id: z.int().positive(),
  /** Of the item it stands under. */
  under: z.enum(CONTENT_KINDS),
  slug: z.string().max(300),
  kind: z.enum(NOTE_KINDS),
  state: z.enum(NOTE_STATES),
  name: z.string(),
  email: z.string().nullable(),
  text: z.string(),
  /** What the line says it belongs to. */
  place: z.string().nullable(),
  rating: z.int().min(1).max(5).nullable(),
  /** The id of its picture. */
  picture: z.string().nullable(),
  created_at: z.iso.datetime(),
  published_at: z.iso.datetime().nullable(),
  helpful: z.int().nonnegative(),
  answer: z.string().nullable(),
  answered_at: z.iso.datetime().nullable(),
  /** True when the answer went by mail alone. */
  answer_by_mail: z.boolean(),
})
export type ExportedNote = z.infer<typeof exportedNoteSchema>

export const NOTE_COLUMNS = Object.keys(exportedNoteSchema.shape)

/** A line of `notes.csv`. */
export function toNoteLine(note: ExportedNote): Record<string, string> {
  return Object.fromEntries(
    Object.entries(note).map(([name, value]) => [name, value === null ? '' : String(value)]),
  )
}

const MAX_NOTES = 100_000

/** The published notes of our own export; one that cannot be read is left out. */
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
