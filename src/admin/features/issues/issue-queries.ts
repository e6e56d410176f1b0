import { issueCalls } from '../../../domain/newsletter/issue-calls.ts'
import type { Issue } from '../../../domain/newsletter/issue-schema.ts'
import { SECOND } from '../../../domain/time/durations.ts'
import { pagesOf, readOf } from '../../data/calls.ts'

const PER_PAGE = 30
/** Polling intervals of an issue while it is being sent, and while it is scheduled. */
const WATCH_SENDING = 2 * SECOND
const WATCH_SCHEDULED = 15 * SECOND

export type ListedIssue = Omit<Issue, 'content' | 'content_html'>

/** All issues, most recently changed first. */
export const issuePages = pagesOf(
  issueCalls.list,
  PER_PAGE,
  {},
  {
    refetchOnMount: 'always',
    refetchInterval: ({ state: { data } }) => soonest(data?.pages.flatMap(({ issues }) => issues) ?? []),
  },
)

/** Returns the query for one issue, polled while it is scheduled or being sent. */
export function issueQuery(id: number) {
  return readOf(
    issueCalls.read,
    { params: { id } },
    { refetchInterval: ({ state: { data } }) => soonest(data ? [data.issue] : []) },
  )
}

function soonest(issues: readonly ListedIssue[]): number | false {
  if (issues.some(({ state }) => state === 'sending')) return WATCH_SENDING
  return issues.some(({ state }) => state === 'scheduled') ? WATCH_SCHEDULED : false
}
