import type { Store } from './schema.ts'

const IMAGE_COLUMNS = [
  ...(['public_id', 'version', 'format', 'alt', 'focal_x', 'focal_y', 'source', 'width', 'height'] as const),
  ...(['created_at', 'bytes', 'delivery_base', 'original_version'] as const),
] as const

/** What an export goes through, without the long parts of articles and recipes. */
export async function listEverything(db: Store) {
  const issues = await db
    .selectFrom('issues')
    .select(['slug', 'subject', 'preview_text', 'sent_at', 'content'])
    .where('state', '=', 'sent')
    .orderBy('id')
    .execute()
  return {
    articles: await db.selectFrom('articles').select(['id', 'slug']).orderBy('id').execute(),
    recipes: await db.selectFrom('recipes').select(['id', 'slug']).orderBy('id').execute(),
    issues,
    messages: await db
      .selectFrom('messages')
      .select(['received_at', 'first_name', 'last_name', 'email', 'subject', 'message', 'state'])
      .orderBy('id')
      .execute(),
    pictures: await db.selectFrom('images').select(IMAGE_COLUMNS).orderBy('public_id').execute(),
  }
}

export type ImageLine = Awaited<ReturnType<typeof listEverything>>['pictures'][number]
