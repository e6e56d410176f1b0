import type { Selectable } from 'kysely'
import {
  type RevisionAction,
  type RevisionSummary,
  revisionSummarySchema,
} from '../../../domain/content/item-calls.ts'
import { countChanges, countWordsAdded, revisionFields } from '../../../domain/content/revision-fields.ts'
import type { ContentKind, ContentStatus } from '../../../domain/items/status.ts'
import { counts, fields as fieldsColumn, texts } from '../json-columns.ts'
import type { Database, Store } from '../schema.ts'
import type { Actor } from '../write-context.ts'
import { SYSTEM_ACTOR } from '../write-context.ts'

/** Maximum number of revisions kept per item: the newest, plus the first one. */
const KEPT_REVISIONS = 100

const COLUMNS = revisionSummarySchema.keyof().options

interface SavedItem {
  id: number
  title: string
  status: ContentStatus
  updated_at: string
}

/** A revision with the item's state, in the form of a save. */
export type Revision = RevisionSummary & { fields: Record<string, unknown> }

interface SavedVersion {
  /** Null for a new item. */
  before: SavedItem | null
  item: SavedItem
  action: RevisionAction
  /** Null where unknown. */
  actor: Actor | null
}

/** Adds the saved state to an item's history. The history of an older item begins with its previous state. */
export async function writeRevision(db: Store, kind: ContentKind, version: SavedVersion): Promise<void> {
  const { before, item } = version
  if (before && !(await hasRevisions(db, kind, item.id)))
    await insertRevision(db, kind, { before: null, item: before, action: 'created', actor: null })
  await insertRevision(db, kind, version)
  await pruneRevisions(db, kind, item.id)
}

/** Lists an item's history, newest first. */
export async function listRevisions(
  db: Store,
  kind: ContentKind,
  itemId: number,
): Promise<RevisionSummary[]> {
  const rows = await db
    .selectFrom('revisions')
    .select(COLUMNS)
    .where('kind', '=', kind)
    .where('item_id', '=', itemId)
    .orderBy('id', 'desc')
    .execute()
  return rows.map(toSummary)
}

export async function findRevision(
  db: Store,
  kind: ContentKind,
  itemId: number,
  id: number,
): Promise<Revision | null> {
  const row = await db
    .selectFrom('revisions')
    .select([...COLUMNS, 'fields'])
    .where('kind', '=', kind)
    .where('item_id', '=', itemId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row ? { ...toSummary(row), fields: fieldsColumn.read(row.fields) } : null
}

export async function deleteRevisions(db: Store, kind: ContentKind, itemId: number): Promise<void> {
  await db.deleteFrom('revisions').where('kind', '=', kind).where('item_id', '=', itemId).execute()
}

async function insertRevision(
  db: Store,
  kind: ContentKind,
  { before, item, action, actor }: SavedVersion,
): Promise<void> {
  const changes = before ? countChanges(kind, before, item) : {}
  await db
    .insertInto('revisions')
    .values({
      kind,
      item_id: item.id,
      saved_at: item.updated_at,
      saved_by: nameActor(actor),
      action,
      status: item.status,
      title: item.title,
      changed_fields: texts.write(Object.keys(changes)),
      changes: counts.write(changes),
      words_added: before && countWordsAdded(before, item),
      fields: fieldsColumn.write(revisionFields(kind, item)),
    })
    .execute()
}

/** There is one coach; revisions by any other actor came with the site. */
function nameActor(actor: Actor | null): string {
  return actor?.userId === SYSTEM_ACTOR.userId ? 'Sample content' : 'Coach'
}

async function hasRevisions(db: Store, kind: ContentKind, itemId: number): Promise<boolean> {
  const row = await db
    .selectFrom('revisions')
    .select('id')
    .where('kind', '=', kind)
    .where('item_id', '=', itemId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

async function pruneRevisions(db: Store, kind: ContentKind, itemId: number): Promise<void> {
  const ofItem = db
    .selectFrom('revisions')
    .select('id')
    .where('kind', '=', kind)
    .where('item_id', '=', itemId)
  const surplus = await ofItem.orderBy('id', 'desc').offset(KEPT_REVISIONS).limit(1).executeTakeFirst()
  if (!surplus) return
  const first = await ofItem.orderBy('id').limit(1).executeTakeFirstOrThrow()
  await db
    .deleteFrom('revisions')
    .where('kind', '=', kind)
    .where('item_id', '=', itemId)
    .where('id', '<=', surplus.id)
    .where('id', '!=', first.id)
    .execute()
}

function toSummary(row: Pick<Selectable<Database['revisions']>, (typeof COLUMNS)[number]>): RevisionSummary {
  const { changed_fields, changes, ...summary } = row
  return {
    ...summary,
    changed_fields: texts.read(changed_fields),
    changes: changes === null ? null : counts.read(changes),
  }
}
