import type { z } from 'zod'
import type { RevisionAction } from '../../../domain/content/item-calls.ts'
import { restoredFields } from '../../../domain/content/revision-fields.ts'
import type { FieldError } from '../../../domain/errors.ts'
import { type ContentKind, type ContentStatus, isVisible } from '../../../domain/items/status.ts'
import { dialectOf } from '../dialects/dialect.ts'
import { listStoredImagesOf } from '../images/image-uses.ts'
import { reachMilestone } from '../milestones.ts'
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
import { leaveRedirect, leaveTombstones, listFormerSlugs, removeOwnRedirect } from './redirects.ts'
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
  /** The version the change was made from; without it, any. */
  updated_at?: string | undefined
}

/** The columns that are never written directly. */
export interface DerivedColumns {
  published_at: string | null
  updated_at: string
  was_public: Flag
  /** 1 for the sample site's; any save makes an item the coach's own. */
  sample: Flag
}

/** What a new item brings along beside its fields. */
export interface CreateOptions {
  /** True for one that was read elsewhere before, such as an archived sample. */
  wasPublic?: boolean
  /** True for one of the sample site. */
  sample?: boolean
  /** True when it is not what the editor's unsaved new item has become: what is typed there stays. */
  keepsDraft?: boolean
  /** True for one brought in from another site: that it is public is nothing new. */
  imported?: boolean
}

/** A change with the fields that are made from it. */
type Completed<Fields, Update> = Update & Partial<Omit<Fields, keyof Update>>

/** What articles and recipes do each in their own way; all else about saving is the same. */
export interface ItemKind<
  Stored extends Item,
  Fields extends ItemFields,
  Update extends ItemUpdate,
  Summary = unknown,
> extends ReadableKind<Stored, Summary> {
  /** What a change must be like; asked of what comes back from the history. */
  updateSchema: z.ZodType<Update>
  /** Returns the new id. */
  insert(db: Store, fields: Fields, derived: DerivedColumns): Promise<number>
  update(db: Store, id: number, fields: Fields, derived: DerivedColumns): Promise<void>
  /** A change with the fields that are made from it. Takes its time: before a transaction, never in one. */
  complete(update: Update): Promise<Completed<Fields, Update>>
  /** An item's fields with some of them changed. */
  merge(item: Stored, changes: Completed<Fields, Update>): Fields
  /** What of the merged fields does not fit together; a change alone cannot be asked. */
  problems?(fields: Fields): FieldError[]
  describe(item: Stored): ItemTexts
}

export type SaveResult<Stored> =
  /** `paths`: the pages that are no longer true. */
  | { kind: 'saved'; item: Stored; paths: string[] }
  /** Another save came in between; the item is as it left it. */
  | { kind: 'stale'; item: Stored }
  | WriteConflict

export type DeleteResult = { kind: 'deleted'; paths: string[] } | { kind: 'missing' }

/** Stores a new item with all that follows from it, in one transaction. */
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
    if (seen && !sample) await reachMilestone(transaction, kind, id, now, { seen: imported })
    return finishSave(transaction, itemKind, { id, before: null, action: 'created' }, { ...context, now })
  })
}

interface Change<Fields, Update> {
  id: number
  update: Update
  changes: Completed<Fields, Update>
  /** True when the update is an earlier revision's: what is typed beside the item is not in it, and stays. */
  restored?: boolean
}

/**
 * Stores a change with all that follows from it, in one transaction. Fields that are undefined keep their value; a newer
 * version in the store is a conflict that loses nothing.
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
    if (seen && !was_public) await reachMilestone(transaction, itemKind.kind, id, now)
    if (!restored) await deleteDraft(transaction, itemKind.kind, id)
    if (fields.slug !== before.slug) {
      await removeOwnRedirect(transaction, itemKind.kind, fields.slug, id)
      if (wasPublic) await leaveRedirect(transaction, itemKind.kind, before.slug, id)
    }
    const action = restored ? 'restored' : 'updated'
    return finishSave(transaction, itemKind, { id, before, action }, { ...context, now })
  })
}

/** Puts an item into the trash; its addresses answer 410 from now on if the public ever saw it. */
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
    await leaveTombstones(transaction, { kind, id, slugs, now })
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
 * `published_at` after a save: set at the first publish and kept after (CONTENT-VISIBLE-2). A time that is given
 * counts; taking it away counts only before the item was public.
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
 * Saves an item as it was at one of its revisions, as a save of its own: what is there now stays in the history. Left
 * out, and so as they are now: its slug, status, `published_at` and whether it is featured, a category or an author
 * deleted since, and what no longer fits today's rules. What is typed beside the item and not saved stays too.
 *
 * @param id the item's
 */
export async function restoreItem<Stored extends Item, Fields extends ItemFields, Update extends ItemUpdate>(
  db: Store,
  itemKind: ItemKind<Stored, Fields, Update>,
  { id, revisionId }: { id: number; revisionId: number },
  context: WriteContext,
): Promise<SaveResult<Stored>> {
  // A revision never changes; what is made from it may take its time.
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
