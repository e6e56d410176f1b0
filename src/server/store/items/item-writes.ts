import type { z } from 'zod'
import type { RevisionAction } from '../../../domain/content/item-calls.ts'
import { restoredFields } from '../../../domain/content/revision-fields.ts'
import type { FieldError } from '../../../domain/errors.ts'
import { type ContentKind, type ContentStatus, isVisible } from '../../../domain/items/status.ts'
import { dialectOf } from '../dialects/dialect.ts'
import { listStoredImagesOf } from '../images/image-uses.ts'
import { recordMilestone } from '../milestones.ts'
import type { Store } from '../schema.ts'
import type { ItemTexts } from '../search/search-index.ts'
import { type Flag, laterThan, toStoredTime } from '../stored-values.ts'
import { tableOf } from '../tables/item-tables.ts'
import { inTransaction, withConflictRetry } from '../transaction.ts'
import { moveToTrash } from '../trash/trash.ts'
import { findUnknownReferences, findWriteConflict, type WriteConflict } from '../write-conflicts.ts'
import type { WriteContext } from '../write-context.ts'
import { deleteDraft } from './drafts.ts'
import { applyItemEffects, type Item } from './item-effects.ts'
import type { ReadableKind } from './item-reads.ts'
import { addRedirect, addTombstones, listFormerSlugs, removeOwnRedirect } from './redirects.ts'
import { findRevision } from './revisions.ts'

export interface ItemFields {
  slug: string
  status: ContentStatus
  published_at: string | null
  category_id: number | null
  author_id: number | null
}

export interface ItemUpdate {
  published_at?: string | null | undefined
  category_id?: number | null | undefined
  author_id?: number | null | undefined
  /** The version the change is based on; without it, any. */
  updated_at?: string | undefined
}

/** The columns that are never written directly. */
export interface DerivedColumns {
  published_at: string | null
  updated_at: string
  was_public: Flag
  /** 1 for an item of the sample site; any save makes it the coach's own. */
  sample: Flag
}

/** Properties of a new item besides its fields. */
export interface CreateOptions {
  /** True for an item that was readable elsewhere before, such as an archived sample. */
  wasPublic?: boolean
  /** True for one of the sample site. */
  sample?: boolean
  /** True when it was not created from the editor's unsaved new item: that draft stays. */
  keepsDraft?: boolean
  /** True for an item imported from another site: its publication is nothing new. */
  imported?: boolean
}

/** A change with its derived fields. */
type Completed<Fields, Update> = Update & Partial<Omit<Fields, keyof Update>>

/** How articles and recipes differ in saving; the rest is shared. */
export interface ItemKind<
  Stored extends Item,
  Fields extends ItemFields,
  Update extends ItemUpdate,
  Summary = unknown,
> extends ReadableKind<Stored, Summary> {
  /** Schema of a change; also applied to revisions from the history. */
  updateSchema: z.ZodType<Update>
  /** Returns the new id. */
  insert(db: Store, fields: Fields, derived: DerivedColumns): Promise<number>
  update(db: Store, id: number, fields: Fields, derived: DerivedColumns): Promise<void>
  /** Adds the derived fields to a change. Slow: to be called before a transaction, never inside one. */
  complete(update: Update): Promise<Completed<Fields, Update>>
  /** Merges a change into an item's fields. */
  merge(item: Stored, changes: Completed<Fields, Update>): Fields
  /** Returns inconsistencies of the merged fields, which a change alone cannot reveal. */
  problems?(fields: Fields): FieldError[]
  describe(item: Stored): ItemTexts
}

export type SaveResult<Stored> =
  /** `paths`: the pages to invalidate. */
  | { kind: 'saved'; item: Stored; paths: string[] }
  /** Another save came first; the item is its result. */
  | { kind: 'stale'; item: Stored }
  | WriteConflict

export type DeleteResult = { kind: 'deleted'; paths: string[] } | { kind: 'missing' }

/** Stores a new item with all its effects, in one transaction. */
export async function createItem<Stored extends Item, Fields extends ItemFields, Update extends ItemUpdate>(
  db: Store,
  itemKind: ItemKind<Stored, Fields, Update>,
  fields: Fields,
  context: WriteContext,
  { wasPublic = false, sample = false, keepsDraft = false, imported = false }: CreateOptions = {},
): Promise<SaveResult<Stored>> {
  const { kind } = itemKind
  const now = toStoredTime(context.now)
  return withConflictRetry(db, async (transaction) => {
    const conflict = await findWriteConflict(transaction, kind, fields, null)
    if (conflict) return conflict
    const published_at = decidePublishedAt(fields.status, fields.published_at, null, wasPublic, now)
    const seen = wasPublic || isVisible({ status: fields.status, published_at }, now)
    const derived = { published_at, updated_at: now, was_public: toFlag(seen), sample: toFlag(sample) }
    const id = await itemKind.insert(transaction, fields, derived)
    if (!keepsDraft) await deleteDraft(transaction, kind, 'new')
    if (seen && !sample) await recordMilestone(transaction, kind, id, now, { seen: imported })
    return finishSave(transaction, itemKind, { id, before: null, action: 'created' }, { ...context, now })
  })
}

interface Change<Fields, Update> {
  id: number
  update: Update
  changes: Completed<Fields, Update>
  /** True when the update restores an earlier revision: the item's draft is not part of it, and stays. */
  restored?: boolean
}

/**
 * Stores a change with all its effects, in one transaction. Undefined fields keep their value; a newer version in the
 * store is a conflict that loses nothing.
 */
export async function updateItem<Stored extends Item, Fields extends ItemFields, Update extends ItemUpdate>(
  db: Store,
  itemKind: ItemKind<Stored, Fields, Update>,
  { id, update, changes, restored = false }: Change<Fields, Update>,
  context: WriteContext,
): Promise<SaveResult<Stored>> {
  const { updated_at: savedVersion, published_at: given } = update
  return withConflictRetry(db, async (transaction) => {
    const standing = await lockItem(transaction, itemKind, id)
    if (!standing) return { kind: 'missing' }
    const { item: before, was_public } = standing
    if (savedVersion !== undefined && toStoredTime(savedVersion) !== before.updated_at) {
      return { kind: 'stale', item: before }
    }
    const fields = itemKind.merge(before, changes)
    const problems = itemKind.problems?.(fields) ?? []
    if (problems.length > 0) return { kind: 'invalid', problems }
    const conflict = await findWriteConflict(transaction, itemKind.kind, fields, id)
    if (conflict) return conflict

    const now = toStoredTime(context.now)
    const wasPublic = was_public || isVisible(before, now)
    const published_at = decidePublishedAt(fields.status, given, before.published_at, wasPublic, now)
    const seen = wasPublic || isVisible({ status: fields.status, published_at }, now)
    const updated_at = laterThan(before.updated_at, now)
    const derived: DerivedColumns = { published_at, updated_at, was_public: toFlag(seen), sample: 0 }
    await itemKind.update(transaction, id, fields, derived)
    if (seen && !was_public) await recordMilestone(transaction, itemKind.kind, id, now)
    if (!restored) await deleteDraft(transaction, itemKind.kind, id)
    if (fields.slug !== before.slug) {
      await removeOwnRedirect(transaction, itemKind.kind, fields.slug, id)
      if (wasPublic) await addRedirect(transaction, itemKind.kind, before.slug, id)
    }
    const action = restored ? 'restored' : 'updated'
    return finishSave(transaction, itemKind, { id, before, action }, { ...context, now })
  })
}

/** Moves an item to the trash; if it was ever public, its addresses answer 410 from now on. */
export async function deleteItem<Stored extends Item, Fields extends ItemFields, Update extends ItemUpdate>(
  db: Store,
  itemKind: ItemKind<Stored, Fields, Update>,
  id: number,
  { now: time, actor }: WriteContext,
): Promise<DeleteResult> {
  const { kind } = itemKind
  const now = toStoredTime(time)
  return inTransaction(db, async (transaction) => {
    const standing = await lockItem(transaction, itemKind, id)
    if (!standing) return { kind: 'missing' }
    const { item, was_public } = standing
    const { slug, title } = item
    const seen = was_public || isVisible(item, now)
    const slugs = [...(seen ? [slug] : []), ...(await listFormerSlugs(transaction, kind, id))]
    const pictures = await listStoredImagesOf(transaction, kind, id)
    await moveToTrash(transaction, { type: kind, id, title, pictures }, now)
    await addTombstones(transaction, { kind, id, slugs, now })
    const change = { kind, action: 'deleted', before: item, item, texts: null, now, actor } as const
    const paths = await applyItemEffects(transaction, change)
    return { kind: 'deleted', paths }
  })
}

async function finishSave<Stored extends Item, Fields extends ItemFields, Update extends ItemUpdate>(
  transaction: Store,
  itemKind: ItemKind<Stored, Fields, Update>,
  { id, before, action }: { id: number; before: Stored | null; action: RevisionAction },
  { now, actor }: WriteContext,
): Promise<SaveResult<Stored>> {
  const { kind } = itemKind
  const item = await itemKind.read(transaction, id)
  if (!item) throw new Error(`The ${kind} ${id} vanished inside its own transaction`)
  const texts = itemKind.describe(item)
  const paths = await applyItemEffects(transaction, { kind, action, before, item, texts, now, actor })
  return { kind: 'saved', item, paths }
}

async function lockItem<Stored extends Item>(
  transaction: Store,
  { kind, read }: { kind: ContentKind; read(db: Store, id: number): Promise<Stored | null> },
  id: number,
): Promise<{ item: Stored; was_public: boolean } | null> {
  const table = tableOf(kind)
  await dialectOf(transaction).lockRow(transaction, table, id)
  const row = await transaction.selectFrom(table).select('was_public').where('id', '=', id).executeTakeFirst()
  const item = row ? await read(transaction, id) : null
  return row && item ? { item, was_public: row.was_public === 1 } : null
}

/**
 * Decides `published_at` of a save: set at the first publication and kept afterwards (CONTENT-VISIBLE-2). A given time
 * is used; removing it has an effect only before the item was public.
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

function toFlag(value: boolean): Flag {
  return value ? 1 : 0
}

/**
 * Restores an item's revision with a new save: the present state stays in the history. Not restored: its slug, status,
 * `published_at` and whether it is featured, a category or an author deleted since, and values that violate the present
 * rules. The item's unsaved draft stays too.
 *
 * @param id the item's
 */
export async function restoreItem<Stored extends Item, Fields extends ItemFields, Update extends ItemUpdate>(
  db: Store,
  itemKind: ItemKind<Stored, Fields, Update>,
  { id, revisionId }: { id: number; revisionId: number },
  context: WriteContext,
): Promise<SaveResult<Stored>> {
  // A revision never changes, so the derived fields can be computed before the transaction.
  const revision = await findRevision(db, itemKind.kind, id, revisionId)
  if (!revision) return { kind: 'missing' }
  const update = parseFitting(itemKind.updateSchema, restoredFields(revision.fields))
  const completed = await itemKind.complete(update)
  return withConflictRetry(db, async (transaction) => {
    const { category_id = null, author_id = null } = update
    const changes = { ...completed }
    for (const field of await findUnknownReferences(transaction, { category_id, author_id }))
      changes[field] = undefined
    return updateItem(transaction, itemKind, { id, update, changes, restored: true }, context)
  })
}

function parseFitting<Update>(schema: z.ZodType<Update>, fields: Record<string, unknown>): Update {
  const parsed = schema.safeParse(fields)
  if (parsed.success) return parsed.data
  const unfit = new Set(parsed.error.issues.map(({ path }) => String(path[0])))
  return schema.parse(Object.fromEntries(Object.entries(fields).filter(([name]) => !unfit.has(name))))
}
