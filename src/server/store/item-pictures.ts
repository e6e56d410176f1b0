import type { PictureUser } from '../../domain/images/picture-users.ts'
import { findTextPictures } from '../../domain/images/text-pictures.ts'
import type { Store } from './schema.ts'

/** Where an article, a recipe or an issue shows pictures. */
export interface PictureFields {
  featured_image_url?: string | null
  featured_image_public_id?: string | null
  /** Markdown; recipes have none. */
  content?: string
}

/** Notes which stored pictures an article, a recipe or an issue shows now. */
export async function writeItemPictures(
  db: Store,
  kind: PictureUser,
  id: number,
  fields: PictureFields,
): Promise<void> {
  await deleteItemPictures(db, kind, id)
  const ids = findFieldPictures(fields)
  if (ids.length === 0) return
  await db
    .insertInto('item_pictures')
    .values(ids.map((public_id) => ({ kind, item_id: id, public_id })))
    .execute()
}

/** Forgets what an item or an issue shows, as when it is deleted. */
export async function deleteItemPictures(db: Store, kind: PictureUser, id: number): Promise<void> {
  await db.deleteFrom('item_pictures').where('kind', '=', kind).where('item_id', '=', id).execute()
}

/** The ids of the stored pictures these fields show, each once. */
export function findFieldPictures({
  featured_image_url,
  featured_image_public_id,
  content = '',
}: PictureFields): string[] {
  const ids = new Set(findTextPictures(`${featured_image_url ?? ''} ${content}`))
  if (featured_image_public_id) ids.add(featured_image_public_id)
  return [...ids]
}
