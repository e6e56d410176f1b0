import type { Store } from '../../src/server/store/schema.ts'

/** Returns the audit log, newest first. */
export async function listAuditEntries(db: Store, { limit, page }: { limit: number; page: number }) {
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
  const entries = rows.map((row) => ({
    action: row.action,
    userId: row.user_id,
    userType: row.user_type,
    resource: row.resource,
    resourceId: row.resource_id,
    details: JSON.parse(row.details),
    ipAddress: row.ip_address,
    userAgent: row.user_agent,
    success: row.success === 1,
    errorMessage: row.error_message,
    timestamp: row.timestamp,
  }))
  return { entries, total }
}
