import { CONTENT_KINDS } from '../../../domain/items/status.ts'
import type { Overview } from '../../../domain/site/overview-calls.ts'
import { countItems } from '../items/item-lists.ts'
import { countNotes } from '../notes/inbox.ts'
import { countRows } from '../rows.ts'
import type { Store } from '../schema.ts'
import { compareTexts, toStoredTime } from '../stored-values.ts'
import { type ItemTable, isInStateSql, isVisibleSql, tableOf } from '../tables/item-tables.ts'
import { countSampleItems } from './sample-items.ts'

const MAX_DRAFTS = 5
const MAX_SCHEDULED = 5
const MAX_MOST_READ = 6
const NEWEST = 5

/** Reads what the dashboard shows, and the number of sample items left; the domain derives the checklist. */
export async function readOverview(
  db: Store,
  time: string,
): Promise<Omit<Overview, 'setup'> & { sampleItems: number }> {
  const now = toStoredTime(time)
  return {
    articles: await countKind(db, 'articles', now),
    recipes: await countKind(db, 'recipes', now),
    drafts: await findDrafts(db),
    scheduled: await findScheduled(db, now),
    most_read: await findMostRead(db, now),
    messages: await readMessages(db),
    notes: await readNotes(db),
    subscribers: await readSubscribers(db),
    sampleItems: await countSampleItems(db),
  }
}

async function countKind(db: Store, table: ItemTable, now: string): Promise<Overview['articles']> {
  const { all, ...counts } = await countItems(db, table, now)
  return { total: all, ...counts }
}

async function findDrafts(db: Store): Promise<Overview['drafts']> {
  const drafts = await ofEachKind((table) =>
    db
      .selectFrom(table)
      .select(['id', 'title', 'updated_at'])
      .where('status', '=', 'draft')
      .orderBy('updated_at', 'desc')
      .orderBy('id', 'desc')
      .limit(MAX_DRAFTS)
      .execute(),
  )
  return drafts.sort((a, b) => compareTexts(b.updated_at, a.updated_at)).slice(0, MAX_DRAFTS)
}

async function findScheduled(db: Store, now: string): Promise<Overview['scheduled']> {
  const scheduled = await ofEachKind((table) =>
    db
      .selectFrom(table)
      .select(['id', 'title', 'published_at'])
      .where(isInStateSql(table, 'scheduled', now))
      .orderBy('published_at')
      .orderBy('id')
      .limit(MAX_SCHEDULED)
      .$narrowType<{ published_at: string }>()
      .execute(),
  )
  return scheduled.sort((a, b) => compareTexts(a.published_at, b.published_at)).slice(0, MAX_SCHEDULED)
}

async function findMostRead(db: Store, now: string): Promise<Overview['most_read']> {
  const read = await ofEachKind((table) =>
    db
      .selectFrom(table)
      .select(['id', 'title', 'view_count'])
      .where(isVisibleSql(table, now))
      .where('view_count', '>', 0)
      .orderBy('view_count', 'desc')
      .orderBy('id', 'desc')
      .limit(MAX_MOST_READ)
      .execute(),
  )
  return read.sort((a, b) => b.view_count - a.view_count).slice(0, MAX_MOST_READ)
}

/** Reads from both articles and recipes. */
async function ofEachKind<Row>(read: (table: ItemTable) => Promise<Row[]>) {
  const found = CONTENT_KINDS.map(async (type) =>
    (await read(tableOf(type))).map((row) => ({ type, ...row })),
  )
  return (await Promise.all(found)).flat()
}

async function readMessages(db: Store): Promise<Overview['messages']> {
  const unread = await countRows(
    db.selectFrom('messages').where('state', '=', 'unread').where('read_at', 'is', null),
  )
  const rows = await db
    .selectFrom('messages')
    .select(['id', 'first_name', 'last_name', 'subject', 'received_at'])
    .where('state', '!=', 'spam')
    .orderBy('received_at', 'desc')
    .orderBy('id', 'desc')
    .limit(NEWEST)
    .execute()
  const newest = rows.map(({ id, first_name, last_name, subject, received_at }) => ({
    id,
    name: `${first_name} ${last_name}`.trim(),
    subject,
    received_at,
  }))
  return { unread, newest }
}

async function readNotes(db: Store): Promise<Overview['notes']> {
  const { waiting, spam } = await countNotes(db)
  return { waiting, spam }
}

async function readSubscribers(db: Store): Promise<Overview['subscribers']> {
  const rows = await db
    .selectFrom('subscribers')
    .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
    .where('state', 'in', ['active', 'pending'])
    .groupBy('state')
    .execute()
  const count = (state: string) => rows.find((row) => row.state === state)?.count ?? 0
  const newest = await db
    .selectFrom('subscribers')
    .select(['id', 'email', 'created_at'])
    .where('state', 'in', ['active', 'pending'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(NEWEST)
    .execute()
  return { active: count('active'), pending: count('pending'), newest }
}
