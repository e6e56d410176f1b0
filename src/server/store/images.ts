import type { Insertable, Selectable } from 'kysely'
import type { Database, Store } from './schema.ts'

const COLUMNS = [
  'public_id',
  'version',
  'width',
  'height',
  'format',
  'bytes',
  'color',
  'alt',
  'focal_x',
  'focal_y',
  'source',
  'created_at',
] as const

export type ImageRow = Selectable<Database['images']>

/** A picture the image service keeps, by its id. */
export async function findImage(db: Store, publicId: string): Promise<ImageRow | null> {
  return (
    (await db.selectFrom('images').select(COLUMNS).where('public_id', '=', publicId).executeTakeFirst()) ??
    null
  )
}

/** Remembers a stored picture; the same id again is a new version of it. */
export async function saveImage(db: Store, image: Insertable<Database['images']>): Promise<void> {
  const { public_id: _, ...values } = image
  await db
    .insertInto('images')
    .values(image)
    .onConflict((conflict) => conflict.column('public_id').doUpdateSet(values))
    .execute()
}

/** Every picture, newest first. */
export async function listImages(
  db: Store,
  { limit, page }: { limit: number; page: number },
): Promise<{ images: ImageRow[]; total: number }> {
  const { total } = await db
    .selectFrom('images')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const images = await db
    .selectFrom('images')
    .select(COLUMNS)
    .orderBy('created_at', 'desc')
    .orderBy('public_id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  return { images, total }
}
