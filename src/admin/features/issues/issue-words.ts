import { pluralize } from '../../../domain/items/labels.ts'
import type { IssueState } from '../../../domain/newsletter/issue-schema.ts'
import { formatShortDate, timeAgo } from '../../../domain/time/dates.ts'
import { formatDateAndTime } from '../../../domain/time/zoned-time.ts'
import type { BadgeLook } from '../../ui/badges.tsx'
import type { ListedIssue } from './issue-queries.ts'

export const ISSUE_LIST = '/admin/issues'

/** Query parameter with which the issue list opens a new issue with the choice of something to start from. */
export const START = 'start'

export const ISSUE_STATE_WORDS: Record<IssueState, { label: string; look: BadgeLook }> = {
  draft: { label: 'Draft', look: 'open' },
  scheduled: { label: 'Scheduled', look: 'moving' },
  sending: { label: 'Going out', look: 'moving' },
  sent: { label: 'Sent', look: 'good' },
}

/** Returns the displayed state of an issue: sent after its last letter, though the server reports so a moment later. */
export function stateOf({ state, progress }: ListedIssue): IssueState {
  return state === 'sending' && progress.waiting === 0 ? 'sent' : state
}

export function badgeOf(issue: ListedIssue): { label: string; look: BadgeLook } {
  const state = stateOf(issue)
  if (state === 'sending' && issue.paused_at) return { label: 'Paused', look: 'quiet' }
  return ISSUE_STATE_WORDS[state]
}

/** Returns `48 people`, the number of an issue's recipients. */
export function countPeople(count: number): string {
  return pluralize(count, 'person', 'people')
}

/**
 * Returns who gets an issue, as a sentence: `Goes to 120 of 480 people: whoever has one of these tags.`
 *
 * @param tags those of the issue; none for the whole list
 */
export function describeAudience(
  { recipients, subscribers }: { recipients: number; subscribers: number },
  tags: readonly string[],
): string {
  if (tags.length === 0) return `Goes to everybody on your list: ${countPeople(subscribers)} today.`
  const whoever = tags.length === 1 ? 'whoever has this tag' : 'whoever has one of these tags'
  return `Goes to ${recipients.toLocaleString('en-US')} of ${countPeople(subscribers)}: ${whoever}.`
}

/** Returns the sending progress: `32 of 48 sent, 1 failed`. */
export function describeProgress({ total, sent, failed }: ListedIssue['progress']): string {
  return `${sent} of ${total} sent${failed > 0 ? `, ${failed} failed` : ''}`
}

/**
 * Returns an issue's state, for a list.
 *
 * @param now ISO 8601 · @param timeZone the site's
 */
export function describeIssue(issue: ListedIssue, now: string, timeZone: string): string[] {
  const { send_at, sent_at, updated_at, progress } = issue
  const state = stateOf(issue)
  if (state === 'scheduled' && send_at) return [`Goes out on ${formatDateAndTime(send_at, timeZone)}`]
  if (state === 'sending') return [describeProgress(progress)]
  if (state === 'sent' && sent_at)
    return [
      formatShortDate(sent_at, timeZone),
      `${progress.sent} sent`,
      ...(progress.failed > 0 ? [`${progress.failed} failed`] : []),
      pluralize(progress.clicks, 'visit'),
    ]
  return [`Changed ${timeAgo(updated_at, now) ?? `on ${formatShortDate(updated_at, timeZone)}`}`]
}
