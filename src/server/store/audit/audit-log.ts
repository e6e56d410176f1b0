import { type SelectQueryBuilder, sql } from 'kysely'
import { type HistoryActor, type HistoryKind, KIND_RESOURCES } from '../../../domain/audit/history-calls.ts'
import type { RestoreResult } from '../../../domain/backups/backup-calls.ts'
import { joinSearchKeys } from '../../../domain/text/search-key.ts'
import { DAY } from '../../../domain/time/durations.ts'
import { details } from '../json-columns.ts'
import { countRows } from '../rows.ts'
import type { Database, Store } from '../schema.ts'
import { toContainsPattern, toStoredTime } from '../stored-values.ts'
import type { ItemTable } from '../tables/item-tables.ts'
import type { WriteContext } from '../write-context.ts'

/** An action, with the field names of SEC-AUDIT-1. */
export interface AuditEntry {
  action: string
  resource: string
  resourceId?: string | number
  details?: ReturnType<typeof details.read>
  /** False for a refused attempt. */
  success?: boolean
  errorMessage?: string
}

export async function writeAuditEntry(
  db: Store,
  { now, actor: { userType, userId, ipAddress, userAgent } }: WriteContext,
  { action, resource, resourceId, details: said = {}, success = true, errorMessage }: AuditEntry,
): Promise<void> {
  const detailsText = details.write(said)
  const searched = [detailsText, ipAddress ?? '', userAgent ?? '', errorMessage ?? '']
  await db
    .insertInto('audit_log')
    .values({
      action,
      user_id: userId ?? null,
      user_type: userType,
      resource,
      resource_id: resourceId === undefined ? null : String(resourceId),
      details: detailsText,
      ip_address: ipAddress ?? null,
      user_agent: userAgent ?? null,
      success: success ? 1 : 0,
      error_message: errorMessage ?? null,
      search_key: joinSearchKeys([action.replaceAll('_', ' '), resource, ...searched]),
      timestamp: toStoredTime(now),
    })
    .execute()
}

/** Retention of the history (SEC-AUDIT-1). */
export const AUDIT_LOG_KEPT_MS = 400 * DAY

/** Removes entries older than a time; returns their number. */
export async function pruneAuditLog(db: Store, before: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('audit_log')
    .where('timestamp', '<', toStoredTime(before))
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

export interface HistoryRequest {
  /** Searches the action, its resource, its origin and browser. */
  q?: string
  kind?: HistoryKind | undefined
  actor?: HistoryActor | undefined
  /** ISO 8601; inclusive. */
  since?: string | null
  /** ISO 8601; exclusive. */
  until?: string | null
}

export type HistoryRow = Awaited<ReturnType<typeof readPage>>[number]

/** Lists the audit log for the coach's filters, newest first. */
export async function listHistory(
  db: Store,
  request: HistoryRequest & { limit: number; page: number },
): Promise<{ rows: HistoryRow[]; total: number }> {
  const total = await countRows(narrow(db.selectFrom('audit_log'), request))
  return { rows: await readPage(db, request), total }
}

/**
 * Reads all matching rows, newest first, in batches: an export is never held in memory as a whole. Each batch begins
 * after the last row of the previous one, so that concurrent writes neither repeat nor omit a row.
 *
 * @param pieceSize rows per batch
 */
export async function* readHistory(
  db: Store,
  request: HistoryRequest,
  pieceSize = 500,
): AsyncGenerator<HistoryRow[]> {
  let last: HistoryRow | undefined
  do {
    const rows = await toRows(orderedRows(db, request, last).limit(pieceSize))
    if (rows.length > 0) yield rows
    last = rows.length < pieceSize ? undefined : rows.at(-1)
  } while (last)
}

export async function findNewestEntry(db: Store): Promise<string | null> {
  const row = await db
    .selectFrom('audit_log')
    .select('timestamp')
    .orderBy('timestamp', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.timestamp ?? null
}

/** Finds the result of the last restore of the running site since a given time; null without one. */
export async function findLastRestore(db: Store, since: string): Promise<RestoreResult | null> {
  const row = await db
    .selectFrom('audit_log')
    .select(['resource_id', 'timestamp', 'success', 'error_message'])
    .where('action', '=', 'backup_restored')
    .where('resource', '=', 'backups')
    .where('timestamp', '>=', toStoredTime(since))
    .orderBy('timestamp', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) return null
  const { resource_id, timestamp, success, error_message } = row
  return { name: resource_id ?? '', at: timestamp, ok: success === 1, reason: error_message }
}

/** Returns which of these ids still exist. */
export async function findKnownIds(
  db: Store,
  table: ItemTable | 'issues',
  ids: readonly number[],
): Promise<Set<number>> {
  const rows = await db.selectFrom(table).select('id').where('id', 'in', ids).execute()
  return new Set(rows.map(({ id }) => id))
}

function readPage(db: Store, request: HistoryRequest & { limit: number; page: number }) {
  return toRows(
    orderedRows(db, request)
      .limit(request.limit)
      .offset((request.page - 1) * request.limit),
  )
}

/** @param after only rows after this one */
function orderedRows(db: Store, request: HistoryRequest, after?: { timestamp: string; id: number }) {
  const query = narrow(db.selectFrom('audit_log'), request)
    .select(['id', 'action', 'user_id', 'user_type', 'resource', 'resource_id', 'details'])
    .select(['ip_address', 'user_agent', 'success', 'error_message', 'timestamp'])
    .orderBy('timestamp', 'desc')
    .orderBy('id', 'desc')
  if (!after) return query
  const { timestamp, id } = after
  return query.where((row) =>
    row.or([
      row('timestamp', '<', timestamp),
      row.and([row('timestamp', '=', timestamp), row('id', '<', id)]),
    ]),
  )
}

async function toRows(query: ReturnType<typeof orderedRows>) {
  return (await query.execute()).map((row) => ({ ...row, details: details.read(row.details) }))
}

function narrow<O>(
  query: SelectQueryBuilder<Database, 'audit_log', O>,
  { q = '', kind, actor, since, until }: HistoryRequest,
): SelectQueryBuilder<Database, 'audit_log', O> {
  let narrowed = query
  if (kind) narrowed = narrowed.where('resource', 'in', KIND_RESOURCES[kind])
  if (actor === 'coach') narrowed = narrowed.where('user_id', '=', 'admin')
  if (actor === 'site') {
    narrowed = narrowed.where((row) => row.or([row('user_id', '=', 'system'), row('resource', '=', 'app')]))
  }
  if (actor === 'stranger') {
    narrowed = narrowed.where('user_type', '=', 'anonymous').where('resource', '!=', 'app')
  }
  if (since) narrowed = narrowed.where('timestamp', '>=', since)
  if (until) narrowed = narrowed.where('timestamp', '<', until)
  if (q.trim() !== '') {
    narrowed = narrowed.where(sql<boolean>`search_key like ${toContainsPattern(q)} escape '\\'`)
  }
  return narrowed
}
