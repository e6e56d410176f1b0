import { CONTENT_KINDS, type ContentKind } from '../../../domain/items/status.ts'
import type { Store } from '../schema.ts'
import { isVisibleSql, tableOf } from '../tables/item-tables.ts'
import { findImage, type ImageRow } from './images.ts'

/** A picture the public sees, with the kind of item that shows it. */
export interface ShownImage {
  kind: ContentKind
  image: ImageRow
}

/** The featured pictures of the newest visible items of each kind that are kept here, each once. */
export async function listShownImages(
  db: Store,
  { now, limit }: { now: string; limit: number },
): Promise<ShownImage[]> {
  const shown: ShownImage[] = []
  for (const kind of CONTENT_KINDS) {
    const table = tableOf(kind)
    const rows = await db
      .selectFrom(table)
      .select('featured_image_public_id')
      .where(isVisibleSql(table, now))
      .where('featured_image_public_id', 'is not', null)
      .orderBy('published_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute()
    for (const id of new Set(rows.map((row) => row.featured_image_public_id))) {
      const image = id === null ? null : await findImage(db, id)
      if (image && image.delivery_base === null) shown.push({ kind, image })
    }
  }
  return shown
}
