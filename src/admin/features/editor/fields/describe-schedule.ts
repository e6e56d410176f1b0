import { isScheduled } from '../../../../domain/content/visibility.ts'
import { formatDateAndTime } from '../../../../domain/time/zoned-time.ts'
import type { SharedFields } from '../shared-fields.ts'

/**
 * When the item appears, as a sentence.
 *
 * @param now ISO 8601 · @param timeZone the site's
 */
export function describeSchedule(
  { status, published_at }: Pick<SharedFields, 'status' | 'published_at'>,
  now: string,
  timeZone: string,
): string {
  if (published_at === null) return 'Without a date, it appears as soon as you publish it.'
  const moment = `${formatDateAndTime(published_at, timeZone)} (${timeZone})`
  if (isScheduled({ status, published_at }, now)) return `Scheduled for ${moment}.`
  if (published_at > now) return `Will appear on ${moment}, once it is published.`
  return status === 'published' ? `On the site since ${moment}.` : `First published on ${moment}.`
}
