import { limitTransformation, OWN_DELIVERY, variantUrl } from '../../../domain/images/presets.ts'
import type { ContentKind } from '../../../domain/items/status.ts'
import type { NoteImage, NotesPage, PublicNote } from '../../../domain/notes/note.ts'
import { lineOf } from '../../../domain/notes/note-lines.ts'
import {
  NOTE_LIMITS,
  type NoteKind,
  type NotePlace,
  type NoteSort,
} from '../../../domain/notes/note-rules.ts'
import { countRows } from '../rows.ts'
import type { Store } from '../schema.ts'
import { tableOf } from '../tables/item-tables.ts'

/** Selects notes joined with their image. */
export function selectNotes(db: Store) {
  return db
    .selectFrom('notes')
    .leftJoin('images', 'images.public_id', 'notes.picture')
    .selectAll('notes')
    .select(['images.public_id', 'images.version', 'images.alt', 'images.delivery_base'])
    .select(['images.width', 'images.height'])
}

export type NoteRow = Awaited<ReturnType<ReturnType<typeof selectNotes>['executeTakeFirstOrThrow']>>

interface NotesRequest {
  kind: ContentKind
  itemId: number
  sort: NoteSort
  noteKind: NoteKind | undefined
  /** Restricts the list to one line; null for all. */
  line: NotePlace | null
  /** Counted from 1. */
  page: number
  /** The first name of the answering coach. */
  coach: string
}

/** Lists the published notes of an item: pinned ones first, then in the requested order. */
export async function listPublicNotes(
  db: Store,
  { kind, itemId, sort, noteKind, line, page, coach }: NotesRequest,
): Promise<NotesPage> {
  const { counts, answered } = await countKinds(db, kind, itemId)
  const lines = kind === 'recipe' ? await countLines(db, itemId) : []
  let query = selectNotes(db)
    .where('notes.kind', '=', kind)
    .where('notes.item_id', '=', itemId)
    .where('notes.state', '=', 'published')
  if (noteKind !== undefined) query = query.where('notes.note_kind', '=', noteKind)
  if (line !== null)
    query = query
      .where('notes.place', '=', 'step' in line ? 'step' : 'ingredient')
      .where('notes.place_index', '=', 'step' in line ? line.step - 1 : line.ingredient)
  const isNarrowed = noteKind !== undefined || line !== null
  const total = isNarrowed ? await countRows(query) : counts.question + counts.tip + counts.cooked
  query = query.orderBy('notes.pinned', 'desc')
  if (sort === 'helpful') query = query.orderBy('notes.helpful', 'desc')
  const rows = await query
    .orderBy('notes.created_at', 'desc')
    .orderBy('notes.id', 'desc')
    .limit(NOTE_LIMITS.page)
    .offset((page - 1) * NOTE_LIMITS.page)
    .execute()
  return { total, counts, answered, notes: rows.map((row) => toPublicNote(row, coach)), lines }
}

/** Counts the published notes per line, in the recipe's order: ingredients, then steps. */
async function countLines(db: Store, itemId: number): Promise<NotesPage['lines']> {
  const rows = await db
    .selectFrom('notes')
    .select(['place', 'place_index', 'note_kind'])
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('kind', '=', 'recipe')
    .where('item_id', '=', itemId)
    .where('state', '=', 'published')
    .where('place', 'is not', null)
    .where('place_index', 'is not', null)
    .groupBy(['place', 'place_index', 'note_kind'])
    .orderBy('place')
    .orderBy('place_index')
    .execute()
  const lines = new Map<string, NotesPage['lines'][number]>()
  for (const row of rows) {
    const place = placeOf(row)
    if (place === null) continue
    const { count, tips } = lines.get(lineOf(place)) ?? { count: 0, tips: 0 }
    const more = row.note_kind === 'tip' ? row.count : 0
    lines.set(lineOf(place), { place, count: count + row.count, tips: tips + more })
  }
  return [...lines.values()]
}

/** Finds the parts of an item that its notes need. */
export async function findNoted(
  db: Store,
  kind: ContentKind,
  id: number,
): Promise<{ id: number; slug: string; title: string; notes_open: boolean } | null> {
  const row = await db
    .selectFrom(tableOf(kind))
    .select(['id', 'slug', 'title', 'notes_open'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row ? { ...row, notes_open: row.notes_open === 1 } : null
}

async function countKinds(
  db: Store,
  kind: ContentKind,
  itemId: number,
): Promise<Pick<NotesPage, 'counts' | 'answered'>> {
  const rows = await db
    .selectFrom('notes')
    .select(['note_kind', 'answer_by_mail'])
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.count<number>('answer').as('answers')])
    .where('kind', '=', kind)
    .where('item_id', '=', itemId)
    .where('state', '=', 'published')
    .groupBy(['note_kind', 'answer_by_mail'])
    .execute()
  const counts = { question: 0, tip: 0, cooked: 0 }
  let answered = 0
  for (const { note_kind, answer_by_mail, count, answers } of rows) {
    counts[note_kind] += count
    if (note_kind === 'question' && answer_by_mail === 0) answered += answers
  }
  return { counts, answered }
}

function toPublicNote(row: NoteRow, coach: string): PublicNote {
  const isPublicAnswer = row.answer !== null && row.answered_at !== null && row.answer_by_mail === 0
  return {
    ...toShown(row),
    place_gone: row.place !== null && row.place_index === null,
    answer: isPublicAnswer
      ? { text: row.answer ?? '', name: coach, answered_at: row.answered_at ?? '' }
      : null,
  }
}

/** Converts the fields shared by the public list and the inbox. */
export function toShown(row: NoteRow): Omit<PublicNote, 'answer' | 'place_gone'> {
  return {
    id: row.id,
    kind: row.note_kind,
    name: row.name,
    text: row.text,
    place: placeOf(row),
    rating: row.rating,
    image: imageOf(row),
    created_at: row.created_at,
    helpful: row.helpful,
    swap: row.swap_index,
    pinned: row.pinned === 1,
  }
}

function placeOf({ place, place_index }: Pick<NoteRow, 'place' | 'place_index'>): NotePlace | null {
  if (place === null || place_index === null) return null
  return place === 'ingredient' ? { ingredient: place_index } : { step: place_index + 1 }
}

/** Width of a note's image; pressing it shows the same file larger. */
const IMAGE_WIDTH = 800
const UNDESCRIBED = 'A reader’s picture'

function imageOf({ public_id, version, alt, width, height, delivery_base }: NoteRow): NoteImage | null {
  if (public_id === null || version === null || width === null || height === null) return null
  const shown = Math.min(IMAGE_WIDTH, width)
  return {
    url: variantUrl(public_id, version, limitTransformation(IMAGE_WIDTH), delivery_base ?? OWN_DELIVERY),
    width: shown,
    height: Math.max(1, Math.round((height * shown) / width)),
    alt: alt || UNDESCRIBED,
  }
}
