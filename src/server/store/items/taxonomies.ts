import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { type AuditEntry, writeAuditEntry } from '../audit/audit-log.ts'
import { dialectOf } from '../dialects/dialect.ts'
import { recordPageChange } from '../page-changes.ts'
import type { Store } from '../schema.ts'
import { ITEM_TABLES, type ItemTable } from '../tables/item-tables.ts'
import { mergeInTrash } from '../trash/trash.ts'
import type { WriteContext } from '../write-context.ts'

interface TaxonomyRow {
  id: number
  name: string
  articles: number
  recipes: number
}

/** Categories or authors. A change invalidates every page, because they appear on very many. */
interface Taxonomy<Row extends TaxonomyRow> {
  kind: 'category' | 'author'
  table: 'categories' | 'authors'
  /** The items' column that refers to it. */
  column: 'category_id' | 'author_id'
  /** Reads one for the admin, or null. */
  read(db: Store, id: number): Promise<Row | null>
  /** Returns its details for the audit log. */
  details(row: Row): NonNullable<AuditEntry['details']>
}

/** Another one already uses the value. */
export type Taken = { kind: 'taken'; field: 'name' } | { kind: 'taken'; field: 'slug'; suggestion: string }
export type TaxonomySave<Row> = { kind: 'saved'; one: Row } | Taken | { kind: 'missing' }
export type TaxonomyMerge<Row> = { kind: 'merged'; one: Row } | { kind: 'missing'; which: 'from' | 'into' }
export type TaxonomyDelete =
  | { kind: 'deleted' }
  | { kind: 'in_use'; articles: number; recipes: number }
  | { kind: 'missing' }

/**
 * Selects the numbers of articles and recipes per row. A subquery per row is answered by an index; with grouping,
 * SQLite would read every item.
 */
export function itemCounts(
  { table, column }: Pick<Taxonomy<TaxonomyRow>, 'table' | 'column'>,
  isCounted: (items: ItemTable) => RawBuilder<SqlBool> = () => sql`true`,
) {
  const count = (items: ItemTable) => sql<number>`(select count(*) from ${sql.table(items)}
    where ${sql.ref(`${items}.${column}`)} = ${sql.ref(`${table}.id`)} and ${isCounted(items)})`
  return [count('articles').as('articles'), count('recipes').as('recipes')]
}

/** Completes a save inside its transaction: reads the row and writes the audit log. */
export async function finishSave<Row extends TaxonomyRow>(
  transaction: Store,
  taxonomy: Taxonomy<Row>,
  action: 'created' | 'updated',
  id: number,
  context: WriteContext,
): Promise<TaxonomySave<Row>> {
  const one = await taxonomy.read(transaction, id)
  if (!one) throw new Error(`The ${taxonomy.kind} ${id} vanished inside its own transaction`)
  await noteChange(transaction, taxonomy, action, one, context)
  return { kind: 'saved', one }
}

/**
 * Moves everything of one to another, and deletes the first. Inside a transaction.
 *
 * @param beforeMove further work once both are known and locked
 */
export async function mergeInto<Row extends TaxonomyRow>(
  transaction: Store,
  taxonomy: Taxonomy<Row>,
  { from, into }: { from: number; into: number },
  context: WriteContext,
  beforeMove: () => Promise<void> = async () => undefined,
): Promise<TaxonomyMerge<Row>> {
  const { table, column } = taxonomy
  // Always in the same order, so that two merges cannot deadlock.
  for (const id of [from, into].sort((a, b) => a - b))
    await dialectOf(transaction).lockRow(transaction, table, id)
  const merged = await taxonomy.read(transaction, from)
  if (!merged) return { kind: 'missing', which: 'from' }
  if (!(await taxonomy.read(transaction, into))) return { kind: 'missing', which: 'into' }
  await beforeMove()
  for (const items of ITEM_TABLES) {
    const moved = transaction.updateTable(items).set({ [column]: into })
    await moved.where(column, '=', from).execute()
  }
  await mergeInTrash(transaction, column, { from, into })
  await transaction.deleteFrom(table).where('id', '=', from).execute()
  await noteChange(transaction, taxonomy, 'merged', merged, context, { into })
  const one = await taxonomy.read(transaction, into)
  return one ? { kind: 'merged', one } : { kind: 'missing', which: 'into' }
}

/** Deletes one without any items. Inside a transaction. */
export async function deleteUnused<Row extends TaxonomyRow>(
  transaction: Store,
  taxonomy: Taxonomy<Row>,
  id: number,
  context: WriteContext,
): Promise<TaxonomyDelete> {
  const one = await taxonomy.read(transaction, id)
  if (!one) return { kind: 'missing' }
  const { articles, recipes } = one
  if (articles + recipes > 0) return { kind: 'in_use', articles, recipes }
  await transaction.deleteFrom(taxonomy.table).where('id', '=', id).execute()
  await noteChange(transaction, taxonomy, 'deleted', one, context)
  return { kind: 'deleted' }
}

async function noteChange<Row extends TaxonomyRow>(
  transaction: Store,
  { kind, details }: Taxonomy<Row>,
  action: 'created' | 'updated' | 'merged' | 'deleted',
  one: Row,
  context: WriteContext,
  more: { into?: number } = {},
): Promise<void> {
  await writeAuditEntry(transaction, context, {
    action: `${kind}_${action}`,
    resource: kind,
    resourceId: one.id,
    details: { ...details(one), ...more },
  })
  await recordPageChange(transaction, null, context.now)
}
