import type { Selectable } from 'kysely'
import { joinSearchKeys } from '../../domain/text/search-key.ts'
import { details } from './json-columns.ts'
import type { Database, Store } from './schema.ts'
import { toStoredTime } from './stored-time.ts'

/** A thing in the details of an entry: plain data. */
export type AuditDetails = ReturnType<typeof details.read>

/** Who did something, as far as it is known. */
export interface Actor {
  userType: 'admin' | 'anonymous'
  userId?: string | null
  ipAddress?: string | null
  userAgent?: string | null
}

/** One entry, with the field names of product §22.4. */
export interface AuditEntry extends Actor {
  action: string
  resource: string
  resourceId?: string | null
  details?: AuditDetails
  success: boolean
  errorMessage?: string | null
  timestamp: string
}

/** Adds an entry to the audit log. */
export async function writeAuditEntry(db: Store, entry: AuditEntry): Promise<void> {
  const detailsText = details.write(entry.details ?? {})
  await db
    .insertInto('audit_log')
    .values({
      action: entry.action,
      user_id: entry.userId ?? null,
      user_type: entry.userType,
      resource: entry.resource,
      resource_id: entry.resourceId ?? null,
      details: detailsText,
      ip_address: entry.ipAddress ?? null,
      user_agent: entry.userAgent ?? null,
      success: entry.success ? 1 : 0,
      error_message: entry.errorMessage ?? null,
      search_key: joinSearchKeys([
        entry.action.replaceAll('_', ' '),
        entry.resource,
        detailsText,
        entry.ipAddress ?? '',
        entry.userAgent ?? '',
        entry.errorMessage ?? '',
      ]),
      timestamp: toStoredTime(entry.timestamp),
    })
    .execute()
}

/** The log, newest first. */
export async function listAuditEntries(
  db: Store,
  { limit, page }: { limit: number; page: number },
): Promise<{ entries: Required<AuditEntry>[]; total: number }> {
  const { total } = await db
    .selectFrom('audit_log')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await db
    .selectFrom('audit_log')
    .select(['action', 'user_id', 'user_type', 'resource', 'resource_id', 'details'])
    .select(['ip_address', 'user_agent', 'success', 'error_message', 'timestamp'])
    .orderBy('timestamp', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  return { entries: rows.map(toEntry), total }
}

/** Removes entries older than a time; returns how many there were. */
export async function pruneAuditLog(db: Store, before: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('audit_log')
    .where('timestamp', '<', toStoredTime(before))
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

function toEntry(row: Omit<Selectable<Database['audit_log']>, 'id' | 'search_key'>): Required<AuditEntry> {
  return {
    action: row.action,
    userId: row.user_id,
    userType: row.user_type,
    resource: row.resource,
    resourceId: row.resource_id,
    details: details.read(row.details),
    ipAddress: row.ip_address,
    userAgent: row.user_agent,
    success: row.success === 1,
    errorMessage: row.error_message,
    timestamp: row.timestamp,
  }
}
