import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { AVOIDABLES } from '../../domain/content/avoidables.ts'
import type { StoredRecipe } from '../../domain/content/recipe.ts'
import { CONTENT_KINDS } from '../../domain/items/status.ts'
import { NOTE_KINDS } from '../../domain/notes/note-rules.ts'
import { findSwap, swapCredit } from '../../domain/notes/note-swap.ts'
import { DAY } from '../../domain/time/durations.ts'
import { findItemId } from '../store/items/item-reads.ts'
import { readPlace } from '../store/items/note-anchors.ts'
import { getRecipe } from '../store/items/recipes.ts'
import { creditedSwap } from '../store/json-columns.ts'
import { fingerprintKey, newNoteLink, noteSearchKey } from '../store/notes/add-note.ts'
import type { Store } from '../store/schema.ts'
import { toStoredTime } from '../store/stored-values.ts'

const sampleNoteSchema = z
  .array(
    z.object({
      /** `recipe/red-lentil-dal`. */
      under: z.templateLiteral([z.enum(CONTENT_KINDS), '/', z.string().min(1)]),
      kind: z.enum(NOTE_KINDS),
      /** The beginning of the ingredient's text. */
      ingredient: z.string().optional(),
      /** Counted from 1. */
      step: z.int().positive().optional(),
      /** What the swap made from this tip avoids; the recipe credits the tip. */
      swap: z.enum(AVOIDABLES).optional(),
      name: z.string().min(1),
      days_ago: z.int().positive(),
      helpful: z.int().nonnegative(),
      pinned: z.boolean().default(false),
      text: z.string().min(1),
      answer: z.string().optional(),
    }),
  )
  .min(1)

export type SampleNote = z.infer<typeof sampleNoteSchema>[number]

export async function readSampleNotes(contentDir: string): Promise<SampleNote[]> {
  return sampleNoteSchema.parse(parse(await readFile(join(contentDir, 'notes.yaml'), 'utf8')))
}

/** Adds a published note of the sample site to an existing item. */
export async function addSampleNote(db: Store, sample: SampleNote, now: Date): Promise<void> {
  const [kind, slug] = splitAddress(sample.under)
  const itemId = await findItemId(db, kind, slug)
  if (itemId === null) throw new Error(`content/notes.yaml names ${sample.under}, which is not there`)
  const recipe = kind === 'recipe' ? await getRecipe(db, itemId) : null
  const written = now.getTime() - sample.days_ago * DAY
  const created_at = toStoredTime(written)
  const { name, text, answer = null } = sample
  const place = await placeOf(db, sample, recipe)
  const visitor = `sample:${sample.under}:${name}`
  const { id } = await db
    .insertInto('notes')
    .values({
      kind,
      item_id: itemId,
      note_kind: sample.kind,
      state: 'published',
      held: null,
      name,
      email: null,
      text,
      ...place,
      visitor,
      created_at,
      published_at: created_at,
      answer,
      answered_at: answer === null ? null : toStoredTime(written + DAY),
      pinned: sample.pinned ? 1 : 0,
      helpful: sample.helpful,
      ...swapOf(sample, recipe, place.place_index),
      fingerprint: fingerprintKey(text),
      ...(await newNoteLink(db)),
      search_key: noteSearchKey({ name, text, email: null }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  // The number is derived from the marks: the next reader's vote is added to them.
  const helps = Array.from({ length: sample.helpful }, (_, index) => ({
    note_id: id,
    visitor: `${visitor}:${index + 1}`,
    kind,
    item_id: itemId,
    at: created_at,
  }))
  if (helps.length > 0) await db.insertInto('note_helps').values(helps).execute()
}

function splitAddress(under: SampleNote['under']): ['article' | 'recipe', string] {
  const [kind, slug = ''] = under.split('/')
  return [kind === 'recipe' ? 'recipe' : 'article', slug]
}

async function placeOf(db: Store, { under, ingredient, step }: SampleNote, recipe: StoredRecipe | null) {
  if (ingredient === undefined && step === undefined)
    return { place: null, place_index: null, place_text: null }
  const at = recipe?.ingredients.findIndex((line) => line.ingredient.startsWith(ingredient ?? '')) ?? -1
  const place = recipe && (await readPlace(db, recipe.id, step === undefined ? { ingredient: at } : { step }))
  if (!place) throw new Error(`content/notes.yaml names a line that ${under} does not have`)
  return place
}

function swapOf({ under, swap: avoid, name }: SampleNote, recipe: StoredRecipe | null, index: number | null) {
  if (avoid === undefined) return {}
  const note = swapCredit(name)
  const swap = recipe?.swaps.find(
    (one) => one.avoid === avoid && one.ingredient === index && one.note === note,
  )
  const of = recipe?.ingredients[index ?? -1]?.ingredient
  if (!recipe || !swap || of === undefined)
    throw new Error(`content/notes.yaml makes a swap of ${under} that it does not credit to ${name}`)
  const made = { ...swap, of }
  return { swap: creditedSwap.write(made), swap_index: findSwap(made, recipe) }
}
