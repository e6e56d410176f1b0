import type { Kysely } from 'kysely'
import { joinSearchKeys } from '../../../domain/text/search-key.ts'
import { dialectOf } from '../dialects/dialect.ts'
import type { MigrationStore } from './definitions.ts'

/** Tables as of this migration. */
interface Item {
  id: number
  title: string
  list_text: string
}
type Tables = {
  subscribers: { id: number; email: string; first_name: string | null; search_key: string }
  messages: {
    id: number
    first_name: string
    last_name: string
    email: string
    subject: string
    message: string
    search_key: string
  }
  audit_log: {
    id: number
    action: string
    resource: string
    details: string
    ip_address: string | null
    user_agent: string | null
    error_message: string | null
    search_key: string
  }
  articles: Item & { excerpt: string }
  recipes: Item & { description: string; dietary_tags: string }
  images: { public_id: string; alt: string; list_text: string }
}

const BATCH = 200
const TABLES = ['subscribers', 'messages', 'audit_log'] as const

/**
 * Adds the columns the admin's searches look through, the same on both databases. The keys are derived from their rows,
 * by the present version's rule; a version that changes the rule fills them anew.
 */
export async function up(anyDb: MigrationStore): Promise<void> {
  for (const table of TABLES) if (!(await hasColumn(anyDb, table))) await addColumn(anyDb, table)
  const db = anyDb.withTables<Tables>()
  await fillSubscribers(db)
  await fillMessages(db)
  await fillHistory(db)
  await fillItems(db)
  for (const { public_id, alt } of await db.selectFrom('images').select(['public_id', 'alt']).execute()) {
    const list_text = joinSearchKeys([public_id, alt])
    await db.updateTable('images').set({ list_text }).where('public_id', '=', public_id).execute()
  }
}

async function hasColumn(db: MigrationStore, table: string): Promise<boolean> {
  const tables = await db.introspection.getTables()
  return tables.some(
    ({ name, columns }) => name === table && columns.some((one) => one.name === 'search_key'),
  )
}

async function addColumn(db: MigrationStore, table: string): Promise<void> {
  await db.schema
    .alterTable(table)
    .addColumn('search_key', dialectOf(db).exactText, (column) => column.notNull().defaultTo(''))
    .execute()
}

async function fillSubscribers(db: Kysely<Tables>): Promise<void> {
  for (let last = 0; ; ) {
    const rows = await db
      .selectFrom('subscribers')
      .select(['id', 'email', 'first_name'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(BATCH)
      .execute()
    for (const { id, email, first_name } of rows) {
      const search_key = joinSearchKeys([email, first_name ?? ''])
      await db.updateTable('subscribers').set({ search_key }).where('id', '=', id).execute()
    }
    const end = rows.at(-1)
    if (!end) return
    last = end.id
  }
}

async function fillMessages(db: Kysely<Tables>): Promise<void> {
  for (let last = 0; ; ) {
    const rows = await db
      .selectFrom('messages')
      .select(['id', 'first_name', 'last_name', 'email', 'subject', 'message'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(BATCH)
      .execute()
    for (const { id, first_name, last_name, email, subject, message } of rows) {
      const search_key = joinSearchKeys([`${first_name} ${last_name}`, email, subject, message])
      await db.updateTable('messages').set({ search_key }).where('id', '=', id).execute()
    }
    const end = rows.at(-1)
    if (!end) return
    last = end.id
  }
}

async function fillHistory(db: Kysely<Tables>): Promise<void> {
  for (let last = 0; ; ) {
    const rows = await db
      .selectFrom('audit_log')
      .select(['id', 'action', 'resource', 'details', 'ip_address', 'user_agent', 'error_message'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(BATCH)
      .execute()
    for (const { id, action, resource, details, ip_address, user_agent, error_message } of rows) {
      const texts = [action.replaceAll('_', ' '), resource, details]
      const search_key = joinSearchKeys([...texts, ip_address ?? '', user_agent ?? '', error_message ?? ''])
      await db.updateTable('audit_log').set({ search_key }).where('id', '=', id).execute()
    }
    const end = rows.at(-1)
    if (!end) return
    last = end.id
  }
}

async function fillItems(db: Kysely<Tables>): Promise<void> {
  for (const { id, title, excerpt } of await db
    .selectFrom('articles')
    .select(['id', 'title', 'excerpt'])
    .execute()) {
    const list_text = joinSearchKeys([title, excerpt])
    await db.updateTable('articles').set({ list_text }).where('id', '=', id).execute()
  }
  for (const { id, title, description, dietary_tags } of await db
    .selectFrom('recipes')
    .select(['id', 'title', 'description', 'dietary_tags'])
    .execute()) {
    const tags: unknown = JSON.parse(dietary_tags)
    const words = Array.isArray(tags) ? tags.map(String) : []
    const list_text = joinSearchKeys([title, description, ...words])
    await db.updateTable('recipes').set({ list_text }).where('id', '=', id).execute()
  }
}
