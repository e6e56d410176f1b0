import { z } from 'zod'
import { NOTE_KINDS } from './note-rules.ts'

export const notePlaceSchema = z.union([
  z.object({ ingredient: z.int().nonnegative() }),
  z.object({ step: z.int().positive() }),
])

const noteImageSchema = z.object({
  url: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
  alt: z.string(),
})

/** A published note as the public may read it: without the address, or anything that opens its private page. */
export const publicNoteSchema = z
  .object({
    id: z.int().positive(),
    kind: z.enum(NOTE_KINDS),
    name: z.string(),
    text: z.string(),
    place: notePlaceSchema.nullable(),
    rating: z.int().min(1).max(5).nullable(),
    image: noteImageSchema.nullable(),
    created_at: z.iso.datetime(),
    /** The number of readers it has helped. */
    helpful: z.int().nonnegative(),
    answer: z.object({ text: z.string(), name: z.string(), answered_at: z.iso.datetime() }).nullable(),
    /** The index of the recipe's swap that was made from it, from 0. */
    swap: z.int().nonnegative().nullable(),
    /** True for the one the coach pinned to the top. */
    pinned: z.boolean(),
    /** True when it belonged to a line that is no longer in the recipe. */
    place_gone: z.boolean(),
  })
  .meta({ id: 'Note' })

/** A page of an item's notes. */
export const notesPageSchema = z
  .object({
    total: z.int().nonnegative(),
    /** Over all published ones, whatever kind is requested. */
    counts: z.object({
      question: z.int().nonnegative(),
      tip: z.int().nonnegative(),
      cooked: z.int().nonnegative(),
    }),
    /** The number of questions with a public answer. */
    answered: z.int().nonnegative(),
    notes: z.array(publicNoteSchema),
    /** The lines of the recipe that notes refer to, with the number of notes, and of tips among them. */
    lines: z.array(
      z.object({ place: notePlaceSchema, count: z.int().positive(), tips: z.int().nonnegative() }),
    ),
  })
  .meta({ id: 'Notes' })

export type PublicNote = z.infer<typeof publicNoteSchema>
export type NotesPage = z.infer<typeof notesPageSchema>
export type NoteImage = z.infer<typeof noteImageSchema>
