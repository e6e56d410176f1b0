import type { HistoryActor, HistoryEntry } from '../../../../domain/admin/history.ts'
import { describeEntry } from '../../../../domain/audit/describe-entry.ts'
import { describeBrowser } from '../../../../domain/auth/describe-browser.ts'
import type { HistoryRow } from '../../../store/audit-log.ts'

/** A row of the audit log as the coach reads it. */
export function toEntry(row: HistoryRow, href: string | null): HistoryEntry {
  const success = row.success === 1
  return {
    id: row.id,
    timestamp: row.timestamp,
    actor: actorOf(row),
    sentence: describeEntry({
      action: row.action,
      resource: row.resource,
      userAgent: row.user_agent,
      details: row.details,
      success,
      errorMessage: row.error_message,
    }),
    success,
    origin: originOf(row),
    href,
  }
}

function actorOf({ user_id, resource }: HistoryRow): HistoryActor {
  if (user_id === 'admin') return 'coach'
  return user_id === 'system' || resource === 'app' ? 'site' : 'stranger'
}

function originOf({ ip_address, user_agent }: HistoryRow): string | null {
  const parts = [user_agent === null ? null : describeBrowser(user_agent), ip_address]
  return parts.filter((part) => part !== null).join(', ') || null
}
