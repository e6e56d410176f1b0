import { type Insertable, type Selectable, sql } from 'kysely'
import type { Listing } from '../../../domain/api/call-fields.ts'
import type { ImageSource } from '../../../domain/images/digital-source.ts'
import { CONTENT_KINDS, type ContentKind } from '../../../domain/items/status.ts'
import { joinSearchKeys } from '../../../domain/text/search-key.ts'
import { texts } from '../json-columns.ts'
import { countRows } from '../rows.ts'
import type { Database, Store } from '../schema.ts'
import { toContainsPattern } from '../stored-values.ts'
import { newestVisible, tableOf } from '../tables/item-tables.ts'
import { inTransaction } from '../transaction.ts'
import { deleteTrashEntry } from '../trash/trash.ts'
import { isShownSql, listDraftImages } from './image-uses.ts'

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
  'former_versions',
  'original_version',
  'delivery_base',
] as const

type Row = Pick<Selectable<Database['images']>, (typeof COLUMNS)[number]>

export type ImageRow = Omit<Row, 'former_versions'> & { former_versions: string[] }

export type NewImage = Omit<
  Insertable<Database['images']>,
  'former_versions' | 'original_version' | 'list_text'
>

export async function findImage(db: Store, publicId: string): Promise<ImageRow | null> {
  const row = await db
    .selectFrom('images')
    .select(COLUMNS)
    .where('public_id', '=', publicId)
    .executeTakeFirst()
  return row ? toImage(row) : null
}

/** Finds the oldest image stored here with exactly these bytes and the same kind of source; null for none. */
export async function findSameImage(
  db: Store,
  { content_hash, source }: { content_hash: string; source: ImageSource },
): Promise<ImageRow | null> {
  const row = await db
    .selectFrom('images')
    .select(COLUMNS)
    .where('content_hash', '=', content_hash)
    .where('source', '=', source)
    .where('delivery_base', 'is', null)
    .orderBy('created_at')
    .orderBy('public_id')
    .limit(1)
    .executeTakeFirst()
  return row ? toImage(row) : null
}

export async function listImageIds(db: Store): Promise<Set<string>> {
  const rows = await db.selectFrom('images').select('public_id').execute()
  return new Set(rows.map(({ public_id }) => public_id))
}

/** Lists what identifies the stored bytes of each image kept here, newest first. */
export async function listOriginals(
  db: Store,
): Promise<Pick<ImageRow, 'public_id' | 'version' | 'original_version'>[]> {
  return db
    .selectFrom('images')
    .select(['public_id', 'version', 'original_version'])
    .where('delivery_base', 'is', null)
    .orderBy('created_at', 'desc')
    .execute()
}

/** Stores an image's row; an existing id gets a new version, also in the trash. */
export async function saveImage(db: Store, image: NewImage): Promise<void> {
  const { public_id, ...rest } = image
  const values = { ...rest, original_version: null, list_text: imageListText(public_id, image.alt) }
  await inTransaction(db, async (transaction) => {
    await transaction
      .insertInto('images')
      .values({ public_id, ...values })
      .onConflict((conflict) => conflict.column('public_id').doUpdateSet(values))
      .execute()
    await deleteTrashEntry(transaction, 'image', public_id)
  })
}

interface ImageListRequest {
  /** Searched in ids and descriptions. */
  q?: string
  /** True for unused images only. */
  unused?: boolean
  limit: number
  /** Counted from 1. */
  page: number
}

/** Lists the media library, newest first. */
export async function listImages(
  db: Store,
  { q = '', unused = false, limit, page }: ImageListRequest,
): Promise<Listing<ImageRow>> {
  let query = db.selectFrom('images')
  if (unused) {
    const typed = await listDraftImages(db)
    query = query.where(({ not }) => not(isShownSql()))
    if (typed.length > 0) query = query.where('public_id', 'not in', typed)
  }
  if (q.trim() !== '')
    query = query.where(sql<boolean>`images.list_text like ${toContainsPattern(q)} escape '\\'`)
  const total = await countRows(query)
  const rows = await query
    .select(COLUMNS)
    .orderBy('created_at', 'desc')
    .orderBy('public_id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  return { items: rows.map(toImage), total }
}

/** Returns the text the library's search looks through. */
export function imageListText(publicId: string, alt: string): string {
  return joinSearchKeys([publicId, alt])
}

function toImage(row: Row): ImageRow {
  return { ...row, former_versions: texts.read(row.former_versions) }
}

/** A publicly visible image, with the kind of item that shows it. */
export interface ShownImage {
  kind: ContentKind
  image: ImageRow
}

/** Lists the featured images of the newest visible items of each kind that are stored here, without duplicates. */
export async function listShownImages(
  db: Store,
  { now, limit }: { now: string; limit: number },
): Promise<ShownImage[]> {
  const shown: ShownImage[] = []
  for (const kind of CONTENT_KINDS) {
    const rows = await newestVisible(db, tableOf(kind), now)
      .select('featured_image_public_id')
      .where('featured_image_public_id', 'is not', null)
      .limit(limit)
      .execute()
    for (const id of new Set(rows.map((row) => row.featured_image_public_id))) {
      const image = id === null ? null : await findImage(db, id)
      if (image && image.delivery_base === null) shown.push({ kind, image })
    }
  }
  return shown
}
