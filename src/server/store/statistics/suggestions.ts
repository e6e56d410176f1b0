import type { Selectable } from 'kysely'
import { pagePath } from '../../../domain/content/affected-pages.ts'
import { articleCreateSchema } from '../../../domain/content/article.ts'
import { recipeCreateSchema } from '../../../domain/content/recipe-input.ts'
import { slugify } from '../../../domain/items/slug.ts'
import { CONTENT_KINDS, type ContentKind } from '../../../domain/items/status.ts'
import type { KnownItem } from '../../../domain/suggestions/idea.ts'
import type { Idea } from '../../../domain/suggestions/suggestion-calls.ts'
import { createArticle } from '../items/articles.ts'
import { itemExists } from '../items/item-reads.ts'
import { createRecipe } from '../items/recipes.ts'
import { idea as ideaColumn, texts } from '../json-columns.ts'
import type { Database, Store } from '../schema.ts'
import { toStoredTime } from '../stored-values.ts'
import { isVisibleSql, tableOf } from '../tables/item-tables.ts'
import type { StatisticsKind } from '../tables/statistics.ts'
import { withConflictRetry } from '../transaction.ts'
import type { WriteContext } from '../write-context.ts'

export type StoredSuggestion = Omit<Selectable<Database['suggestions']>, 'idea'> & { idea: Idea }

/** Lists the decisions, the latest first. */
export async function listDecisions(db: Store): Promise<StoredSuggestion[]> {
  const rows = await db
    .selectFrom('suggestions')
    .selectAll()
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ ...row, idea: ideaColumn.read(row.idea) }))
}

const UNDECIDED = {
  state: 'open',
  later_until: null,
  item_kind: null,
  item_id: null,
  started_at: null,
} as const

/** Sets an idea aside: for good, or until a given time. */
export async function putAside(
  db: Store,
  idea: Idea,
  decision: { state: 'open' | 'dismissed'; later_until: string | null },
  { now }: WriteContext,
): Promise<void> {
  const row = { ...UNDECIDED, ...decision, updated_at: toStoredTime(now) }
  await db
    .insertInto('suggestions')
    .values({ id: idea.id, idea: ideaColumn.write(idea), ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
}

/** Reopens an idea, as if nothing had been decided; an item started with it stays. */
export async function reopen(db: Store, id: string): Promise<void> {
  await db.deleteFrom('suggestions').where('id', '=', id).execute()
}

/**
 * Starts an idea: creates its draft, or selects the item to be revised. Concurrent calls create one draft.
 *
 * @returns the item it was started with, and the pages to invalidate
 */
export async function startIdea(
  db: Store,
  idea: Idea,
  context: WriteContext,
): Promise<{ itemId: number; paths: string[] }> {
  const now = toStoredTime(context.now)
  const { type, title, id } = idea.draft
  return withConflictRetry(db, async (transaction) => {
    const text = ideaColumn.write(idea)
    await transaction
      .insertInto('suggestions')
      .values({ ...UNDECIDED, id: idea.id, idea: text, updated_at: now })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute()
    // The row is locked from here on: a second caller finds it started.
    const row = await transaction
      .updateTable('suggestions')
      .set({ updated_at: now })
      .where('id', '=', idea.id)
      .returning(['state', 'item_id', 'item_kind'])
      .executeTakeFirstOrThrow()
    const { state, item_kind, item_id } = row
    const isStarted = state === 'started' && item_kind !== null && item_id !== null
    if (isStarted && (await itemExists(transaction, item_kind, item_id)))
      return { itemId: item_id, paths: [] }
    const made =
      id === null ? await createTitledDraft(transaction, type, title, context) : { itemId: id, paths: [] }
    await transaction
      .updateTable('suggestions')
      .set({ idea: text, state: 'started', later_until: null, item_kind: type, item_id: made.itemId })
      .set({ started_at: now, updated_at: now })
      .where('id', '=', idea.id)
      .execute()
    return made
  })
}

/**
 * Creates a draft with only a title, at a free address; the draft of another unsaved new item stays.
 *
 * @returns its id, and the pages to invalidate
 */
export async function createTitledDraft(
  db: Store,
  type: ContentKind,
  title: string,
  context: WriteContext,
): Promise<{ itemId: number; paths: string[] }> {
  let slug = slugify(title, type) || `new-${type}`
  for (let tries = 0; tries < 5; tries++) {
    const saved =
      type === 'article'
        ? await createArticle(db, articleCreateSchema.parse({ title, slug }), context, {
            contentHtml: '',
            keepsDraft: true,
          })
        : await createRecipe(db, recipeCreateSchema.parse({ title, slug }), context, { keepsDraft: true })
    if (saved.kind === 'saved') return { itemId: saved.item.id, paths: saved.paths }
    if (saved.kind !== 'slug_taken') break
    slug = saved.suggestion
  }
  throw new Error(`No draft could be made of “${title}”`)
}

/** Removes postponed ideas that are open again, and those started before a given day. */
export async function pruneSuggestions(db: Store, now: string, beforeDay: string): Promise<void> {
  await db.deleteFrom('suggestions').where('state', '=', 'open').where('later_until', '<=', now).execute()
  await db
    .deleteFrom('suggestions')
    .where('state', '=', 'started')
    .where('updated_at', '<', beforeDay)
    .execute()
}

/** Lists every publicly visible article and recipe, with its path; the caller adds the visitors. */
export async function listKnownItems(
  db: Store,
  now: string,
): Promise<(Omit<KnownItem, 'visitors' | 'recent_visitors'> & { path: string })[]> {
  const shared = ['id', 'slug', 'title', 'published_at', 'updated_at', 'meta_keywords'] as const
  const articles = await db
    .selectFrom('articles')
    .select([...shared, 'excerpt as about'])
    .where(isVisibleSql('articles', now))
    .execute()
  const recipes = await db
    .selectFrom('recipes')
    .select([...shared, 'description as about', 'dietary_tags', 'prep_time_minutes', 'cook_time_minutes'])
    .where(isVisibleSql('recipes', now))
    .execute()
  const known = (
    kind: ContentKind,
    { id, slug, title, published_at, updated_at, about, meta_keywords }: (typeof articles)[number],
  ) => ({
    kind,
    id,
    title,
    updated_at,
    path: pagePath(kind, slug),
    published_at: published_at ?? updated_at,
    about: `${about} ${texts.read(meta_keywords).join(' ')}`,
  })
  return [
    ...articles.map((row) => ({ ...known('article', row), dietary_tags: [], minutes: null })),
    ...recipes.map((row) => ({
      ...known('recipe', row),
      dietary_tags: texts.read(row.dietary_tags),
      minutes: row.prep_time_minutes + row.cook_time_minutes,
    })),
  ]
}

export interface BegunItem {
  title: string
  path: string
  status: string
  published_at: string | null
  updated_at: string
}

/** Finds the present state of ideas' items, by kind and id. */
export async function listBegunItems(
  db: Store,
  begun: readonly { item_kind: ContentKind | null; item_id: number | null }[],
): Promise<Map<string, BegunItem>> {
  const items = new Map<string, BegunItem>()
  for (const kind of CONTENT_KINDS) {
    const ids = begun.flatMap(({ item_kind, item_id }) =>
      item_kind === kind && item_id !== null ? [item_id] : [],
    )
    if (ids.length === 0) continue
    const rows = await db
      .selectFrom(tableOf(kind))
      .select(['id', 'slug', 'title', 'status', 'published_at', 'updated_at'])
      .where('id', 'in', ids)
      .execute()
    for (const { id, slug, ...row } of rows)
      items.set(`${kind} ${id}`, { ...row, path: pagePath(kind, slug) })
  }
  return items
}

/** Counts the events and visitors of some subjects in a period; for searches only those without results. */
export async function countSubjects(
  db: Store,
  kind: StatisticsKind,
  subjects: readonly string[],
  { from, to }: { from: string; to: string },
): Promise<{ times: number; visitors: number }> {
  if (subjects.length === 0) return { times: 0, visitors: 0 }
  let query = db
    .selectFrom('statistics')
    .select(({ fn }) => [fn.sum<number>('times').as('times'), fn.sum<number>('visitors').as('visitors')])
    .where('kind', '=', kind)
    .where('subject', 'in', subjects)
    .where('day', '>=', from)
    .where('day', '<=', to)
  if (kind === 'search') query = query.where('detail', '=', '0')
  const { times, visitors } = await query.executeTakeFirstOrThrow()
  return { times: Number(times ?? 0), visitors: Number(visitors ?? 0) }
}

/** Lists visitors' questions since a given time, except spam. */
export async function listQuestions(
  db: Store,
  since: string,
  limit: number,
): Promise<{ sender: string; names: string[]; text: string }[]> {
  const rows = await db
    .selectFrom('messages')
    .select(['email', 'first_name', 'last_name', 'subject', 'message'])
    .where('state', '!=', 'spam')
    .where('received_at', '>=', toStoredTime(since))
    .orderBy('received_at', 'desc')
    .limit(limit)
    .execute()
  const asked = await db
    .selectFrom('notes')
    .select(['visitor', 'email', 'name', 'text'])
    .where('note_kind', '=', 'question')
    .where('state', '!=', 'spam')
    .where('created_at', '>=', toStoredTime(since))
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute()
  return [
    ...rows.map(({ email, first_name, last_name, subject, message }) => ({
      sender: email.trim().toLowerCase(),
      names: [first_name, last_name],
      text: `${subject}\n${message}`,
    })),
    ...asked.map(({ visitor, email, name, text }) => ({ sender: email ?? visitor, names: [name], text })),
  ]
}
