import type { Draft } from '../../../domain/content/item-calls.ts'
import type { ContentKind } from '../../../domain/items/status.ts'
import { fields as fieldsColumn } from '../json-columns.ts'
import type { Store } from '../schema.ts'
import { toStoredTime } from '../stored-values.ts'

/** An item's id, or `new` for one that was never saved: one such draft per kind. */
export type DraftKey = number | 'new'

/** Finds an item's unsaved draft, or null. */
export async function findDraft(db: Store, kind: ContentKind, key: DraftKey): Promise<Draft | null> {
  const row = await db
    .selectFrom('drafts')
    .select(['fields', 'based_on', 'saved_at'])
    .where('kind', '=', kind)
    .where('item_key', '=', String(key))
    .executeTakeFirst()
  return row ? { ...row, fields: fieldsColumn.read(row.fields) } : null
}

/** Stores a draft, replacing the previous one. The item itself is unchanged. */
export async function writeDraft(
  db: Store,
  kind: ContentKind,
  key: DraftKey,
  { fields, based_on }: Pick<Draft, 'fields' | 'based_on'>,
  now: string,
): Promise<Draft> {
  const row = { fields: fieldsColumn.write(fields), based_on, saved_at: toStoredTime(now) }
  await db
    .insertInto('drafts')
    .values({ kind, item_key: String(key), ...row })
    .onConflict((conflict) => conflict.columns(['kind', 'item_key']).doUpdateSet(row))
    .execute()
  return { ...row, fields: fieldsColumn.read(row.fields) }
}

/** Deletes a draft: it was saved or discarded, or its item was deleted. */
export async function deleteDraft(db: Store, kind: ContentKind, key: DraftKey): Promise<void> {
  await db.deleteFrom('drafts').where('kind', '=', kind).where('item_key', '=', String(key)).execute()
}
