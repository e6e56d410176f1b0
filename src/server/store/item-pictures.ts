import { sql } from 'kysely'
import type { ContentKind } from '../../domain/content/status.ts'
import { findTextPictures } from '../../domain/images/text-pictures.ts'
import type { Store } from './schema.ts'

/** Where an item shows pictures. */
export interface PictureFields {
  featured_image_url: string | null
  featured_image_public_id: string | null
  /** Markdown; recipes have none. */
  content?: string
}

/** An item that shows a picture, as the media library names it. */
export interface PictureUse {
  type: ContentKind
  id: number
  title: string
}

/** Notes which stored pictures an item shows now. */
export async function writeItemPictures(
  db: Store,
  kind: ContentKind,
  id: number,
  { featured_image_url, featured_image_public_id, content = '' }: PictureFields,
): Promise<void> {
  await deleteItemPictures(db, kind, id)
  const ids = new Set(findTextPictures(`${featured_image_url ?? ''} ${content}`))
  if (featured_image_public_id) ids.add(featured_image_public_id)
  if (ids.size === 0) return
  await db
    .insertInto('item_pictures')
    .values([...ids].map((public_id) => ({ kind, item_id: id, public_id })))
    .execute()
}

/** Forgets what an item shows, as when it is deleted. */
export async function deleteItemPictures(db: Store, kind: ContentKind, id: number): Promise<void> {
  await db.deleteFrom('item_pictures').where('kind', '=', kind).where('item_id', '=', id).execute()
}

/** Who shows each of these pictures, by its id; a picture nobody shows is not in the map. */
export async function findPictureUses(
  db: Store,
  publicIds: readonly string[],
): Promise<Map<string, PictureUse[]>> {
  const uses = new Map<string, PictureUse[]>()
  if (publicIds.length === 0) return uses
  const shown = await db
    .selectFrom('item_pictures')
    .leftJoin('articles', (join) =>
      join.onRef('articles.id', '=', 'item_pictures.item_id').on('item_pictures.kind', '=', 'article'),
    )
    .leftJoin('recipes', (join) =>
      join.onRef('recipes.id', '=', 'item_pictures.item_id').on('item_pictures.kind', '=', 'recipe'),
    )
    .select(['item_pictures.public_id', 'item_pictures.kind', 'item_pictures.item_id'])
    .select(['articles.title as article_title', 'recipes.title as recipe_title'])
    .where('item_pictures.public_id', 'in', publicIds)
    .orderBy('item_pictures.kind')
    .orderBy('item_pictures.item_id')
    .execute()
  for (const { public_id, kind, item_id, article_title, recipe_title } of shown) {
    const title = article_title ?? recipe_title
    if (title === null) continue
    uses.set(public_id, [...(uses.get(public_id) ?? []), { type: kind, id: item_id, title }])
  }
  return uses
}

/** As SQL beside the table of images: somebody shows the picture. */
export function isShownSql() {
  return sql<boolean>`(
    exists (select 1 from item_pictures as shown join articles on articles.id = shown.item_id
      where shown.kind = 'article' and shown.public_id = images.public_id)
    or exists (select 1 from item_pictures as shown join recipes on recipes.id = shown.item_id
      where shown.kind = 'recipe' and shown.public_id = images.public_id))`
}
