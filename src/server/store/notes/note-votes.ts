import { dialectOf } from '../dialects/dialect.ts'
import { type RecipePaths, recomputeRating } from '../items/ratings.ts'
import type { Store } from '../schema.ts'

interface NoteWithStars {
  id: number
  kind: 'article' | 'recipe'
  item_id: number
  state: string
  visitor: string
  rating: number | null
  created_at: string
}

const VOTE_COLUMNS = ['id', 'kind', 'item_id', 'state', 'visitor', 'rating', 'created_at'] as const

/**
 * Makes a note's stars count exactly while it is published. They and stars given without a note are one vote per
 * visitor: the last one counts.
 *
 * @returns the pages to invalidate
 */
export async function applyNoteVote(transaction: Store, note: NoteWithStars): Promise<string[]> {
  const { kind, item_id, state, rating } = note
  if (kind !== 'recipe' || rating === null) return []
  if (state !== 'published') return removeNoteVotes(transaction, [note])
  await lockRecipes(transaction, [item_id])
  await writeVote(transaction, { ...note, rating })
  return pathsOf(await recomputeRating(transaction, item_id))
}

/** Writes a note's stars, unless the visitor gave others later. */
async function writeVote(
  transaction: Store,
  { id, item_id, visitor, rating, created_at }: Omit<NoteWithStars, 'rating'> & { rating: number },
): Promise<void> {
  const vote = { rating, updated_at: created_at, note_id: id }
  await transaction
    .insertInto('ratings')
    .values({ recipe_id: item_id, visitor, ...vote })
    .onConflict((conflict) =>
      conflict
        .columns(['recipe_id', 'visitor'])
        .doUpdateSet(vote)
        .where('ratings.updated_at', '<=', created_at),
    )
    .execute()
}

/**
 * Removes the stars of notes from their recipes' ratings, replacing them by those of the visitor's newest other
 * published note.
 *
 * @returns the pages to invalidate
 */
export async function removeNoteVotes(
  transaction: Store,
  notes: readonly Pick<NoteWithStars, 'id' | 'kind' | 'item_id' | 'rating'>[],
): Promise<string[]> {
  const starred = notes.filter(({ kind, rating }) => kind === 'recipe' && rating !== null)
  if (starred.length === 0) return []
  await lockRecipes(
    transaction,
    starred.map(({ item_id }) => item_id),
  )
  const gone = await transaction
    .deleteFrom('ratings')
    .where(
      'note_id',
      'in',
      starred.map(({ id }) => id),
    )
    .returning(['recipe_id', 'visitor'])
    .execute()
  for (const { recipe_id, visitor } of gone) await writeNewestVote(transaction, recipe_id, visitor)
  const paths: string[] = []
  for (const recipeId of new Set(gone.map(({ recipe_id }) => recipe_id)))
    paths.push(...pathsOf(await recomputeRating(transaction, recipeId)))
  return paths
}

async function writeNewestVote(transaction: Store, recipeId: number, visitor: string): Promise<void> {
  const note = await transaction
    .selectFrom('notes')
    .select(VOTE_COLUMNS)
    .where('kind', '=', 'recipe')
    .where('item_id', '=', recipeId)
    .where('visitor', '=', visitor)
    .where('state', '=', 'published')
    .where('rating', 'is not', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (note?.rating) await writeVote(transaction, { ...note, rating: note.rating })
}

/** Locks recipes, so that votes are summed one after the other: a sum must not overwrite an uncommitted one. */
async function lockRecipes(transaction: Store, ids: readonly number[]): Promise<void> {
  // In a fixed order, so that two transactions cannot deadlock.
  for (const id of [...new Set(ids)].sort((a, b) => a - b))
    await dialectOf(transaction).lockRow(transaction, 'recipes', id)
}

/** Makes exactly the published notes' stars count, after notes and ratings were restored from different times. */
export async function syncNoteVotes(transaction: Store): Promise<void> {
  const published = transaction.selectFrom('notes').select('id').where('state', '=', 'published')
  const orphaned = await transaction
    .deleteFrom('ratings')
    .where('note_id', 'is not', null)
    .where('note_id', 'not in', published)
    .returning('recipe_id')
    .execute()
  for (const recipeId of new Set(orphaned.map(({ recipe_id }) => recipe_id)))
    await recomputeRating(transaction, recipeId)
  const notes = await transaction
    .selectFrom('notes')
    .select(VOTE_COLUMNS)
    .where('state', '=', 'published')
    .where('rating', 'is not', null)
    .execute()
  for (const note of notes) await applyNoteVote(transaction, note)
}

function pathsOf(rating: RecipePaths | null): string[] {
  return rating?.paths ?? []
}
