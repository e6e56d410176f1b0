import { issueCalls } from '../../../domain/newsletter/issue-calls.ts'
import type { Issue } from '../../../domain/newsletter/issue-schema.ts'
import { SECOND } from '../../../domain/time/durations.ts'
import { pagesOf, readOf } from '../../data/calls.ts'

const PER_PAGE = 30
/** How often an issue is looked after while it goes out, and while it waits for its time. */
const WATCH_SENDING = 2 * SECOND
const WATCH_SCHEDULED = 15 * SECOND

export type ListedIssue = Omit<Issue, 'content' | 'content_html'>

/** All issues, the one changed last first. */
export const issuePages = pagesOf(
  issueCalls.list,
  PER_PAGE,
  {},
  {
    refetchOnMount: 'always',
    refetchInterval: ({ state: { data } }) => soonest(data?.pages.flatMap(({ issues }) => issues) ?? []),
  },
)

/** One issue, followed while it waits and while it goes out. */
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
