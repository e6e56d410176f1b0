import { type Kysely, sql } from 'kysely'
import { dialectOf } from '../dialects/dialect.ts'
import { createIndex, type MigrationStore } from './definitions.ts'

type Kind = 'article' | 'recipe'

/** Tables as of this migration. */
interface Item {
  id: number
  featured_image_url: string | null
  featured_image_public_id: string | null
}
type Tables = {
  images: { public_id: string; alt: string; list_text: string }
  articles: Item & { content: string }
  recipes: Item
  item_pictures: { kind: Kind; item_id: number; public_id: string }
}

const ADDRESS = /\/image\/upload\/(?:[^/\s"'()<>]+\/)?v\d+\/([\w~-][\w.~-]*(?:\/[\w~-][\w.~-]*)*)/g
const AFTER_ID = /(?:\.(?:jpe?g|png|webp|gif|avif))?\.*$/i
const BATCH = 200

export async function up(db: MigrationStore): Promise<void> {
  await addImageColumns(db)
  const { exactText, idType } = dialectOf(db)
  await db.schema
    .createTable('item_pictures')
    .ifNotExists()
    .addColumn('kind', exactText, (column) => column.notNull())
    .addColumn('item_id', idType, (column) => column.notNull())
    .addColumn('public_id', exactText, (column) => column.notNull())
    .addPrimaryKeyConstraint('item_pictures_key', ['kind', 'item_id', 'public_id'])
    .execute()
  await createIndex(db, 'item_pictures_by_picture', 'item_pictures', 'public_id')
  const known: Kysely<Tables> = db.withTables<Tables>()
  await fillListTexts(known)
  await fillItemPictures(known, 'article', 'articles', ['content'])
  await fillItemPictures(known, 'recipe', 'recipes', [])
}

async function addImageColumns(db: MigrationStore): Promise<void> {
  await db.schema
    .alterTable('images')
    .addColumn('former_versions', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute()
  await db.schema.alterTable('images').addColumn('original_version', 'text').execute()
  await db.schema.alterTable('images').addColumn('delivery_base', 'text').execute()
  await db.schema
    .alterTable('images')
    .addColumn('list_text', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
}

async function fillListTexts(db: Kysely<Tables>): Promise<void> {
  for (const { public_id, alt } of await db.selectFrom('images').select(['public_id', 'alt']).execute()) {
    const list_text = `${public_id}\n${alt.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()}`
    await db.updateTable('images').set({ list_text }).where('public_id', '=', public_id).execute()
  }
}

async function fillItemPictures(
  db: Kysely<Tables>,
  kind: Kind,
  table: 'articles' | 'recipes',
  bodies: readonly 'content'[],
): Promise<void> {
  for (let last = 0; ; ) {
    const text = sql<string>`coalesce(${sql.ref('featured_image_url')}, '')`
    const whole = bodies.reduce((sum, body) => sql<string>`${sum} || ' ' || ${sql.ref(body)}`, text)
    const items = await db
      .selectFrom(table)
      .select(['id', 'featured_image_public_id', whole.as('text')])
      .where('id', '>', last)
      .orderBy('id')
      .limit(BATCH)
      .execute()
    for (const { id, featured_image_public_id, text: addresses } of items) {
      const found = Array.from(addresses.matchAll(ADDRESS), ([, name = '']) => name.replace(AFTER_ID, ''))
      const ids = new Set(featured_image_public_id ? [featured_image_public_id, ...found] : found)
      const rows = [...ids].map((public_id) => ({ kind, item_id: id, public_id }))
      if (rows.length > 0) await db.insertInto('item_pictures').values(rows).execute()
    }
    const end = items.at(-1)
    if (!end) return
    last = end.id
  }
}
