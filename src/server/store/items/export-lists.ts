import { texts } from '../json-columns.ts'
import type { Store } from '../schema.ts'

const IMAGE_COLUMNS = [
  'public_id',
  'version',
  'format',
  'alt',
  'focal_x',
  'focal_y',
  'source',
  'width',
  'height',
  'created_at',
  'bytes',
  'delivery_base',
  'original_version',
] as const

/** Lists everything an export contains, without the long parts of articles and recipes. */
export async function listEverything(db: Store) {
  const issues = await db
    .selectFrom('issues')
    .select(['slug', 'subject', 'preview_text', 'sent_at', 'tags', 'content'])
    .where('state', '=', 'sent')
    .orderBy('id')
    .execute()
  return {
    articles: await db.selectFrom('articles').select(['id', 'slug']).orderBy('id').execute(),
    recipes: await db.selectFrom('recipes').select(['id', 'slug']).orderBy('id').execute(),
    issues: issues.map(({ tags, ...issue }) => ({ ...issue, tags: texts.read(tags) })),
    messages: await db
      .selectFrom('messages')
      .select(['received_at', 'first_name', 'last_name', 'email', 'subject', 'message', 'state'])
      .orderBy('id')
      .execute(),
    replies: await db
      .selectFrom('message_replies')
      .innerJoin('messages', 'messages.id', 'message_replies.message_id')
      .select([
        'message_replies.created_at as answered_at',
        'messages.email as to',
        'messages.subject',
        'messages.received_at',
        'message_replies.text',
      ])
      .orderBy('message_replies.id')
      .execute(),
    pictures: await db.selectFrom('images').select(IMAGE_COLUMNS).orderBy('public_id').execute(),
  }
}

export type ImageLine = Awaited<ReturnType<typeof listEverything>>['pictures'][number]
