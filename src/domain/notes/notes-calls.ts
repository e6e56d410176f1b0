import { z } from 'zod'
import type { CallSet } from '../api/call.ts'
import { blankIsNone, idParams, pagedQuery } from '../api/call-fields.ts'
import { AVOIDABLES } from '../content/avoidables.ts'
import { ingredientSchema, swapSchema } from '../content/recipe.ts'
import { lineField, NOT_AN_OBJECT, textField } from '../items/input-fields.ts'
import { CONTENT_LIMITS } from '../items/limits.ts'
import { CONTENT_KINDS } from '../items/status.ts'
import { deliverySchema } from '../mail/outbox-calls.ts'
import { isBlank } from '../text/control-characters.ts'
import { notePlaceSchema, publicNoteSchema } from './note.ts'
import { HELD_REASONS, NOTE_LIMITS, NOTE_STATES } from './note-rules.ts'

const count = z.int().nonnegative()
const id = z.int().positive()
const isoTime = z.iso.datetime()

/** Lists of the inbox: by state, and notes answered by mail only, which no longer wait. */
const NOTE_LISTS = [...NOTE_STATES, 'answered'] as const
export type NoteList = (typeof NOTE_LISTS)[number]

/** A note in the coach's inbox. */
const inboxNoteSchema = publicNoteSchema
  .omit({ answer: true, place_gone: true })
  .extend({
    state: z.enum(NOTE_STATES),
    item: z.object({ kind: z.enum(CONTENT_KINDS), id, title: z.string(), slug: z.string() }),
    /** Only for the coach's answer; null where none was left, or it was deleted. */
    email: z.string().nullable(),
    /** The text as originally written, after a correction. */
    original_text: z.string().nullable(),
    /** The text of its line; also after that was removed from the recipe. */
    place_text: z.string().nullable(),
    /** The ingredient's line as shown in the list, with the amount; null for a step. */
    place_line: z.string().nullable(),
    /** True when that line is no longer in the recipe. */
    place_gone: z.boolean(),
    /** For a tip on an ingredient: what its swap would avoid; null where the coach has to be asked. */
    avoid: z.enum(AVOIDABLES).nullable(),
    /** The replacement; null where the tip is ambiguous, and the coach has to be asked. */
    instead: ingredientSchema.nullable(),
    /** The swap made from it, in the recipe's draft or published. */
    made_swap: swapSchema.nullable(),
    /** The text of that swap's ingredient; the note may have been moved to another line since. */
    made_of: z.string().nullable(),
    published_at: isoTime.nullable(),
    answer: z.string().nullable(),
    answered_at: isoTime.nullable(),
    answer_by_mail: z.boolean(),
    /** The delivery of the answer's letter. */
    letter: deliverySchema.nullable(),
    /** Why it is held apart. */
    held: z.enum(HELD_REASONS).nullable(),
    /** When it will be deleted; null for a published one. */
    gone_at: isoTime.nullable(),
  })
  .meta({ id: 'InboxNote' })
export type InboxNote = z.infer<typeof inboxNoteSchema>

const noteAnswer = z.object({ note: inboxNoteSchema })

const answerField = textField('The answer', NOTE_LIMITS.answer)
  .nullable()
  .transform((text) => (text === null || isBlank(text) ? null : text))

const stateField = z.enum(NOTE_STATES, 'State is waiting, published or spam')

const changeSchema = z
  .object(
    {
      state: stateField,
      text: textField('The note', NOTE_LIMITS.text).refine((text) => !isBlank(text), 'The note is empty'),
      /** Null or blank withdraws it. */
      answer: answerField,
      answer_by_mail: z.boolean('answer_by_mail is true or false'),
      place: z.union([notePlaceSchema, z.null()], 'A place is an ingredient, a step or nothing'),
      pinned: z.boolean('pinned is true or false'),
    },
    NOT_AN_OBJECT,
  )
  .partial()
  .meta({ id: 'NoteChange' })
export type NoteChange = z.infer<typeof changeSchema>

const ITEM_MESSAGE = 'item is an id'
/** The maximum id: the column of a note's item holds no larger number on every database. */
const LAST_ITEM_ID = 2_147_483_647

const IDS_MESSAGE = `Choose 1 to ${NOTE_LIMITS.atOnce} notes`
const stale = ['/admin/notes/*', '/admin/overview'] as const

const swapPart = (label: string) =>
  lineField(label, CONTENT_LIMITS.ingredientPart)
    .nullish()
    .transform((text) => text ?? '')

const closedItemSchema = z.object({
  kind: z.enum(CONTENT_KINDS),
  id,
  title: z.string(),
  slug: z.string(),
  /** Published notes, which stay. */
  notes: count,
})

export const notesCalls = {
  list: {
    method: 'GET',
    path: '/admin/notes',
    query: pagedQuery.extend({
      state: z.preprocess(
        blankIsNone,
        z.enum(NOTE_LISTS, 'State is waiting, published, spam or answered').optional(),
      ),
      /** Only notes under one item: with `item`, its id. */
      kind: z.preprocess(blankIsNone, z.enum(CONTENT_KINDS, 'kind is article or recipe').optional()),
      item: z.preprocess(
        blankIsNone,
        z.coerce
          .number(ITEM_MESSAGE)
          .int(ITEM_MESSAGE)
          .positive(ITEM_MESSAGE)
          .max(LAST_ITEM_ID, ITEM_MESSAGE)
          .optional(),
      ),
    }),
    answer: z.object({
      notes: z.array(inboxNoteSchema),
      total: count,
      counts: z.object({
        waiting: count,
        published: count,
        spam: count,
        answered: count,
        /** Items whose notes are closed. */
        closed: count,
      }),
    }),
  },
  closed: {
    method: 'GET',
    path: '/admin/notes/closed',
    answer: z.object({ items: z.array(closedItemSchema) }),
  },
  read: { method: 'GET', path: '/admin/notes/:id', params: idParams, answer: noteAnswer },
  change: {
    method: 'PUT',
    path: '/admin/notes/:id',
    params: idParams,
    body: changeSchema,
    answer: noteAnswer,
    stale: [...stale, '/admin/outbox'],
  },
  /** Moves several notes; undone by moving them back. */
  changeSeveral: {
    method: 'PUT',
    path: '/admin/notes',
    body: z
      .object(
        {
          ids: z.array(id, IDS_MESSAGE).min(1, IDS_MESSAGE).max(NOTE_LIMITS.atOnce, IDS_MESSAGE),
          state: stateField,
        },
        NOT_AN_OBJECT,
      )
      .meta({ id: 'NotesChange' }),
    answer: z.object({ changed: count }),
    stale,
  },
  remove: { method: 'DELETE', path: '/admin/notes/:id', params: idParams, answer: null, stale },
  /** Deletes all notes that are held apart. */
  emptySpam: { method: 'DELETE', path: '/admin/notes/spam', answer: z.object({ deleted: count }), stale },
  makeSwap: {
    method: 'POST',
    path: '/admin/notes/:id/swap',
    params: idParams,
    body: z
      .object(
        {
          avoid: z.enum(AVOIDABLES, `A swap avoids one of ${AVOIDABLES.join(', ')}`).optional(),
          with: z.object(
            {
              amount: z.union([z.number().transform(String), swapPart('Amount')], 'Amount must be text'),
              unit: swapPart('Unit'),
              ingredient: lineField('Ingredient', CONTENT_LIMITS.ingredientPart).refine(
                (text) => !isBlank(text),
                'What is used instead?',
              ),
            },
            'What is used instead is an object with amount, unit and ingredient',
          ),
        },
        NOT_AN_OBJECT,
      )
      .meta({ id: 'NoteSwap' }),
    status: 201,
    answer: z.object({ swap: swapSchema, recipe_id: id }),
    refuses: ['conflict'],
    stale: [...stale, '/admin/recipes/*'],
  },
  /** Removes the swap from the recipe's draft. */
  undoSwap: {
    method: 'DELETE',
    path: '/admin/notes/:id/swap',
    params: idParams,
    answer: null,
    stale: [...stale, '/admin/recipes/*'],
  },
} as const satisfies CallSet
