import type { z } from 'zod'
import { restoredFields } from '../../domain/content/revision-fields.ts'
import { findUnknownReferences } from './item-refusals.ts'
import {
  type Item,
  type ItemFields,
  type ItemKind,
  type ItemUpdate,
  type SaveResult,
  updateItem,
} from './item-writes.ts'
import { findRevision } from './revisions.ts'
import type { Store } from './schema.ts'
import { withConflictRetry } from './transaction.ts'
import type { WriteContext } from './write-context.ts'

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
