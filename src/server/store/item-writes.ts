import { affectedPages } from '../../domain/content/affected-pages.ts'
import { suggestFreeSlug } from '../../domain/content/slug.ts'
import type { ContentKind, ContentStatus } from '../../domain/content/status.ts'
import { isVisible } from '../../domain/content/visibility.ts'
import { writeAuditEntry } from './audit-log.ts'
import { dialectOf } from './dialects/dialect.ts'
import { tableOf } from './item-tables.ts'
import { recordPageChange } from './page-changes.ts'
import { leaveRedirect, leaveTombstones, removeOwnRedirect } from './redirects.ts'
import type { Flag, Store } from './schema.ts'
import { deleteSearchDocument, type ItemTexts, writeSearchDocument } from './search-index.ts'
import { laterThan, toStoredTime } from './stored-time.ts'
import { inTransaction, inTransactionAmongRivals } from './transaction.ts'
import type { WriteContext } from './write-context.ts'

interface Item {
  id: number
  slug: string
  title: string
  status: ContentStatus
  published_at: string | null
  updated_at: string
}

interface ItemFields {
  slug: string
  status: ContentStatus
  published_at: string | null
  category_id: number | null
  author_id: number | null
}

/** The columns nobody writes directly. */
export interface DerivedColumns {
  published_at: string | null
  updated_at: string
  was_public: Flag
}

/** What articles and recipes do each in their own way; all else about saving is the same. */
export interface ItemKind<Stored extends Item, Fields extends ItemFields> {
  kind: ContentKind
  read(db: Store, id: number): Promise<Stored | null>
  /** Returns the new id. */
  insert(db: Store, fields: Fields, derived: DerivedColumns): Promise<number>
  update(db: Store, id: number, fields: Fields, derived: DerivedColumns): Promise<void>
  /** An item's fields with some of them changed. */
  merge(item: Stored, changes: Partial<Fields>): Fields
  describe(item: Stored): ItemTexts
}

/** Why nothing was saved. */
export type SaveFailure =
  | { kind: 'missing' }
  | { kind: 'slug_taken'; suggestion: string }
  | { kind: 'unknown_reference'; field: 'category_id' | 'author_id' }

export type SaveResult<Stored> =
  | { kind: 'saved'; item: Stored; paths: string[] }
  /** Somebody else saved in between; the item is hers. */
  | { kind: 'stale'; item: Stored }
  | SaveFailure

export type DeleteResult = { kind: 'deleted'; paths: string[] } | { kind: 'missing' }

/** Stores a new item with all that follows from it, in one transaction. */
export async function createItem<Stored extends Item, Fields extends ItemFields>(
  db: Store,
  itemKind: ItemKind<Stored, Fields>,
  fields: Fields,
  context: WriteContext,
  { wasPublic = false } = {},
): Promise<SaveResult<Stored>> {
  const now = toStoredTime(context.now)
  return inTransactionAmongRivals(db, async (transaction) => {
    const refusal = await findRefusal(transaction, itemKind.kind, fields, null)
    if (refusal) return refusal
    const published_at = decidePublishedAt(fields.status, fields.published_at, null, wasPublic, now)
    const seen = wasPublic || isVisible({ status: fields.status, published_at }, now)
    const derived = { published_at, updated_at: now, was_public: toFlag(seen) }
    const id = await itemKind.insert(transaction, fields, derived)
    return finishSave(transaction, itemKind, { id, before: null, action: 'created' }, { ...context, now })
  })
}

/**
 * Stores a change with all that follows from it, in one transaction. Fields that are undefined keep their value.
 *
 * @param savedVersion the `updated_at` the change was made from; null takes any
 */
export async function updateItem<Stored extends Item, Fields extends ItemFields>(
  db: Store,
  itemKind: ItemKind<Stored, Fields>,
  { id, changes, savedVersion }: { id: number; changes: Partial<Fields>; savedVersion: string | null },
  context: WriteContext,
): Promise<SaveResult<Stored>> {
  return inTransactionAmongRivals(db, async (transaction) => {
    const standing = await lockItem(transaction, itemKind, id)
    if (!standing) return { kind: 'missing' }
    const { item: before, was_public } = standing
    if (savedVersion !== null && toStoredTime(savedVersion) !== before.updated_at) {
      return { kind: 'stale', item: before }
    }
    const fields = itemKind.merge(before, changes)
    const refusal = await findRefusal(transaction, itemKind.kind, fields, id)
    if (refusal) return refusal

    const now = toStoredTime(context.now)
    const wasPublic = was_public || isVisible(before, now)
    const { published_at: given } = changes
    const published_at = decidePublishedAt(fields.status, given, before.published_at, wasPublic, now)
    const seen = wasPublic || isVisible({ status: fields.status, published_at }, now)
    const updated_at = laterThan(before.updated_at, now)
    await itemKind.update(transaction, id, fields, { published_at, updated_at, was_public: toFlag(seen) })
    if (fields.slug !== before.slug) {
      await removeOwnRedirect(transaction, itemKind.kind, fields.slug, id)
      if (wasPublic) await leaveRedirect(transaction, itemKind.kind, before.slug, id)
    }
    return finishSave(transaction, itemKind, { id, before, action: 'updated' }, { ...context, now })
  })
}

/** Deletes an item for good; its addresses answer 410 from now on if the public ever saw it. */
export async function deleteItem<Stored extends Item, Fields extends ItemFields>(
  db: Store,
  itemKind: ItemKind<Stored, Fields>,
  id: number,
  { now: time, actor }: WriteContext,
): Promise<DeleteResult> {
  const { kind } = itemKind
  const now = toStoredTime(time)
  return inTransaction(db, async (transaction) => {
    const standing = await lockItem(transaction, itemKind, id)
    if (!standing) return { kind: 'missing' }
    const { item, was_public } = standing
    await deleteSearchDocument(transaction, kind, id)
    await transaction.deleteFrom(tableOf(kind)).where('id', '=', id).execute()
    const { slug } = item
    if (was_public || isVisible(item, now)) await leaveTombstones(transaction, { kind, id, slug, now })
    await auditItem(transaction, kind, 'deleted', item, { now, actor })
    const paths = affectedPages(kind, item, null, now)
    await recordPageChange(transaction, paths, now)
    return { kind: 'deleted', paths }
  })
}

/** What follows from a stored change: search index, audit entry, page change. */
async function finishSave<Stored extends Item, Fields extends ItemFields>(
  transaction: Store,
  itemKind: ItemKind<Stored, Fields>,
  { id, before, action }: { id: number; before: Stored | null; action: 'created' | 'updated' },
  { now, actor }: WriteContext,
): Promise<SaveResult<Stored>> {
  const { kind } = itemKind
  const item = await itemKind.read(transaction, id)
  if (!item) throw new Error(`The ${kind} ${id} vanished inside its own transaction`)
  await writeSearchDocument(transaction, kind, id, itemKind.describe(item))
  await auditItem(transaction, kind, action, item, { now, actor })
  const paths = affectedPages(kind, before, item, now)
  await recordPageChange(transaction, paths, now)
  return { kind: 'saved', item, paths }
}

async function auditItem(
  db: Store,
  kind: ContentKind,
  action: 'created' | 'updated' | 'deleted',
  { id, title, slug, status }: Item,
  { now, actor }: WriteContext,
): Promise<void> {
  await writeAuditEntry(db, {
    ...actor,
    action: `${kind}_${action}`,
    resource: kind,
    resourceId: String(id),
    details: { title, slug, status },
    success: true,
    timestamp: now,
  })
}

async function lockItem<Stored extends Item, Fields extends ItemFields>(
  transaction: Store,
  { kind, read }: ItemKind<Stored, Fields>,
  id: number,
): Promise<{ item: Stored; was_public: boolean } | null> {
  const table = tableOf(kind)
  await dialectOf(transaction).lockRow(transaction, table, id)
  const row = await transaction.selectFrom(table).select('was_public').where('id', '=', id).executeTakeFirst()
  const item = row ? await read(transaction, id) : null
  return row && item ? { item, was_public: row.was_public === 1 } : null
}

/**
 * `published_at` after a save: set at the first publish and kept after (contract §3). A time that is given counts;
 * taking it away counts only while nobody has seen the item.
 */
function decidePublishedAt(
  status: ContentStatus,
  given: string | null | undefined,
  before: string | null,
  wasPublic: boolean,
  now: string,
): string | null {
  const cleared = given === null && !wasPublic
  const wanted = given ? toStoredTime(given) : cleared ? null : before
  return wanted ?? (status === 'published' ? now : null)
}

async function findRefusal(
  db: Store,
  kind: ContentKind,
  { slug, category_id, author_id }: ItemFields,
  ownId: number | null,
): Promise<SaveFailure | null> {
  const owner = await db.selectFrom(tableOf(kind)).select('id').where('slug', '=', slug).executeTakeFirst()
  if (owner && owner.id !== ownId)
    return { kind: 'slug_taken', suggestion: await suggestSlug(db, kind, slug) }
  if (!(await isKnown(db, 'categories', category_id)))
    return { kind: 'unknown_reference', field: 'category_id' }
  if (!(await isKnown(db, 'authors', author_id))) return { kind: 'unknown_reference', field: 'author_id' }
  return null
}

async function isKnown(db: Store, table: 'categories' | 'authors', id: number | null): Promise<boolean> {
  if (id === null) return true
  return (await db.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst()) !== undefined
}

/** Room for the longest number a suggestion ends in: what it is cut down to has to be among the slugs looked at. */
const SUGGESTION_ENDING = 8

/** A slug like the wanted one that neither an item nor a redirect has. */
async function suggestSlug(db: Store, kind: ContentKind, slug: string): Promise<string> {
  const base = slug.replace(/-\d{1,3}$/, '')
  const beginning = base.slice(0, -SUGGESTION_ENDING) || base
  // '~' comes after everything a slug is made of.
  const end = `${beginning}~`
  const items = await db
    .selectFrom(tableOf(kind))
    .select('slug')
    .where('slug', '>=', beginning)
    .where('slug', '<', end)
    .execute()
  const former = await db
    .selectFrom('redirects')
    .select('from_slug as slug')
    .where('kind', '=', kind)
    .where('from_slug', '>=', beginning)
    .where('from_slug', '<', end)
    .execute()
  const taken = new Set([...items, ...former].map((row) => row.slug))
  return suggestFreeSlug(base, (candidate) => taken.has(candidate))
}

function toFlag(value: boolean): Flag {
  return value ? 1 : 0
}
