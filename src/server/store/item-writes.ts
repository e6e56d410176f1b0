import { affectedPages } from '../../domain/content/affected-pages.ts'
import { suggestFreeSlug } from '../../domain/content/slug.ts'
import type { ContentKind, ContentStatus } from '../../domain/content/status.ts'
import { isVisible } from '../../domain/content/visibility.ts'
import { indexText } from '../../domain/text/search-terms.ts'
import { writeAuditEntry } from './audit-log.ts'
import { dialectOf, type SearchWords } from './dialects/dialect.ts'
import { tableOf } from './item-tables.ts'
import { recordPageChange } from './page-changes.ts'
import { leaveRedirect, leaveTombstones, removeOwnRedirect } from './redirects.ts'
import type { Store } from './schema.ts'
import type { WriteContext } from './write-context.ts'

/** What has to be known of an item before and after a change, to carry out what follows from it. */
export interface ItemVersion {
  id: number
  slug: string
  title: string
  status: ContentStatus
  published_at: string | null
  was_public: 0 | 1
}

/** An item's texts as the search reads them. */
export interface ItemTexts {
  title: string
  /** Category and tags. */
  labels: string[]
  summary: string
  ingredients: string[]
  /** Without markup. */
  body: string
}

export type SaveFailure = { kind: 'slug_taken'; suggestion: string } | { kind: 'stale' } | { kind: 'missing' }

/** A slug nobody else has, when another item of this kind has the wanted one; null when it is free. */
export async function findSlugConflict(
  db: Store,
  kind: ContentKind,
  slug: string,
  ownId: number | null,
): Promise<SaveFailure | null> {
  const base = slug.replace(/-\d+$/, '')
  const rows = await db
    .selectFrom(tableOf(kind))
    .select(['id', 'slug'])
    .where(({ or, eb }) => or([eb('slug', '=', slug), eb('slug', 'like', `${base}-%`)]))
    .execute()
  const taken = new Set(rows.filter((row) => row.id !== ownId).map((row) => row.slug))
  if (!taken.has(slug)) return null
  return { kind: 'slug_taken', suggestion: suggestFreeSlug(base, (candidate) => taken.has(candidate)) }
}

/** `published_at` after a save: set at the first publish and kept after (contract §3). */
export function publishTime(
  status: ContentStatus,
  given: string | null | undefined,
  before: string | null,
  now: string,
): string | null {
  const wanted = given === undefined ? before : (given ?? before)
  return wanted ?? (status === 'published' ? now : null)
}

/** Whether the public has ever seen an item, now that it changes from one version to another. */
export function everPublic(
  before: ItemVersion | null,
  after: Pick<ItemVersion, 'status' | 'published_at'>,
  now: string,
): 0 | 1 {
  const seen =
    (before !== null && (before.was_public === 1 || isVisible(before, now))) || isVisible(after, now)
  return seen ? 1 : 0
}

/**
 * Everything that follows from a stored change, in its transaction: redirect, search index, audit entry, page change.
 *
 * @returns the pages that are no longer true
 */
export async function finishSave(
  transaction: Store,
  kind: ContentKind,
  {
    before,
    after,
    texts,
    action,
  }: { before: ItemVersion | null; after: ItemVersion; texts: ItemTexts; action: string },
  { now, actor }: WriteContext,
): Promise<string[]> {
  if (before && before.slug !== after.slug) {
    await removeOwnRedirect(transaction, kind, after.slug, after.id)
    if (everPublic(before, before, now)) await leaveRedirect(transaction, kind, before.slug, after.id)
  }
  await writeSearchDocument(transaction, kind, after.id, texts)
  await writeAuditEntry(transaction, {
    ...actor,
    action: `${kind}_${action}`,
    resource: kind,
    resourceId: String(after.id),
    details: { title: after.title, slug: after.slug, status: after.status },
    success: true,
    timestamp: now,
  })
  const paths = affectedPages(kind, before, after, now)
  await recordPageChange(transaction, paths, now)
  return paths
}

/** Everything that follows from a deletion, in its transaction. */
export async function finishDelete(
  transaction: Store,
  kind: ContentKind,
  before: ItemVersion,
  { now, actor }: WriteContext,
): Promise<string[]> {
  if (everPublic(before, before, now))
    await leaveTombstones(transaction, { kind, id: before.id, slug: before.slug, now })
  await deleteSearchDocument(transaction, kind, before.id)
  await writeAuditEntry(transaction, {
    ...actor,
    action: `${kind}_deleted`,
    resource: kind,
    resourceId: String(before.id),
    details: { title: before.title, slug: before.slug },
    success: true,
    timestamp: now,
  })
  const paths = affectedPages(kind, before, null, now)
  await recordPageChange(transaction, paths, now)
  return paths
}

async function findDocumentId(db: Store, kind: ContentKind, itemId: number): Promise<number | null> {
  const row = await db
    .selectFrom('search_documents')
    .select('id')
    .where('kind', '=', kind)
    .where('item_id', '=', itemId)
    .executeTakeFirst()
  return row?.id ?? null
}

/** Puts an item's words into the search index, in place of what was there. */
export async function writeSearchDocument(
  db: Store,
  kind: ContentKind,
  itemId: number,
  texts: ItemTexts,
): Promise<void> {
  const words: SearchWords = {
    title: indexText(texts.title),
    labels: indexText(texts.labels.join(' ')),
    summary: indexText(texts.summary),
    ingredients: indexText(texts.ingredients.join(' ')),
    body: indexText(texts.body),
  }
  const known = await findDocumentId(db, kind, itemId)
  if (known !== null) {
    await db.updateTable('search_documents').set({ body_text: texts.body }).where('id', '=', known).execute()
    await dialectOf(db).deleteSearchWords(db, known)
    await dialectOf(db).writeSearchWords(db, known, words)
    return
  }
  const { id } = await db
    .insertInto('search_documents')
    .values({ kind, item_id: itemId, body_text: texts.body })
    .returning('id')
    .executeTakeFirstOrThrow()
  await dialectOf(db).writeSearchWords(db, id, words)
}

async function deleteSearchDocument(db: Store, kind: ContentKind, itemId: number): Promise<void> {
  const known = await findDocumentId(db, kind, itemId)
  if (known === null) return
  await dialectOf(db).deleteSearchWords(db, known)
  await db.deleteFrom('search_documents').where('id', '=', known).execute()
}
