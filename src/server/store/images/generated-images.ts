import { type Selectable, sql } from 'kysely'
import type { Database, Store } from '../schema.ts'
import { toStoredTime } from '../stored-values.ts'

export type GeneratedImageRow = Selectable<Database['generated_images']>

/** Which four of their endless series the pictures for an input stand at; 0 when others were not asked for. */
export async function readImageRound(db: Store, inputKey: string): Promise<number> {
  const row = await db
    .selectFrom('picture_rounds')
    .select('round')
    .where('input_key', '=', inputKey)
    .executeTakeFirst()
  return row?.round ?? 0
}

/** Moves an input on to its next four, and says which; in one statement, so that two requests get two. */
export async function nextImageRound(db: Store, inputKey: string, now: string): Promise<number> {
  const updated_at = toStoredTime(now)
  const { round } = await db
    .insertInto('picture_rounds')
    .values({ input_key: inputKey, round: 1, updated_at })
    .onConflict((conflict) =>
      conflict.column('input_key').doUpdateSet({ round: sql<number>`picture_rounds.round + 1`, updated_at }),
    )
    .returning('round')
    .executeTakeFirstOrThrow()
  return round
}

/** Remembers what a model made. */
export async function saveGeneratedImages(db: Store, images: readonly GeneratedImageRow[]): Promise<void> {
  if (images.length === 0) return
  const rows = images.map((image) => ({ ...image, created_at: toStoredTime(image.created_at) }))
  await db.insertInto('generated_images').values(rows).execute()
}

/** The latest pictures a model made for an input since a time, in their order; none when there are none. */
export async function findGeneratedImages(
  db: Store,
  inputKey: string,
  since: string,
): Promise<GeneratedImageRow[]> {
  const latest = await db
    .selectFrom('generated_images')
    .select('batch')
    .where('input_key', '=', inputKey)
    .where('created_at', '>', toStoredTime(since))
    .orderBy('created_at', 'desc')
    .orderBy('batch')
    .executeTakeFirst()
  if (!latest) return []
  return db
    .selectFrom('generated_images')
    .selectAll()
    .where('batch', '=', latest.batch)
    .orderBy('position')
    .execute()
}

/** One picture a model made since a time. */
export async function findGeneratedImage(
  db: Store,
  id: string,
  since: string,
): Promise<GeneratedImageRow | null> {
  const row = await db
    .selectFrom('generated_images')
    .selectAll()
    .where('id', '=', id)
    .where('created_at', '>', toStoredTime(since))
    .executeTakeFirst()
  return row ?? null
}

/** Forgets pictures older than a time; returns their ids, whose bytes can go as well. */
export async function pruneGeneratedImages(db: Store, before: string): Promise<string[]> {
  const rows = await db
    .deleteFrom('generated_images')
    .where('created_at', '<=', toStoredTime(before))
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Forgets where inputs stood that were not asked for since a time. */
export async function pruneImageRounds(db: Store, before: string): Promise<void> {
  await db.deleteFrom('picture_rounds').where('updated_at', '<=', toStoredTime(before)).execute()
}
