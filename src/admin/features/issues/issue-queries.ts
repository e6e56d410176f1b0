import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { type Issue, issueAnswer, issueListAnswer } from '../../../domain/admin/issues.ts'
import { SECOND } from '../../../domain/time/durations.ts'
import { callApi } from '../../data/api.ts'

const PER_PAGE = 30
/** How often an issue is looked after while it goes out, and while it waits for its time. */
const WATCH_SENDING = 2 * SECOND
const WATCH_SCHEDULED = 15 * SECOND

export type ListedIssue = Omit<Issue, 'content' | 'content_html'>

/** An issue as the server knows it, and how many would get it now. */
export interface IssueAnswer {
  issue: Issue
  recipients: number
  /** How many are on the list. */
  subscribers: number
}

/** All issues, the one changed last first. */
export function issuePages() {
  return infiniteQueryOptions({
    queryKey: ['admin', 'issues', 'list'],
    queryFn: ({ pageParam, signal }) => {
      const search = new URLSearchParams({ limit: String(PER_PAGE), page: String(pageParam) })
      return callApi(issueListAnswer, `/api/admin/issues?${search}`, { signal })
    },
    initialPageParam: 1,
    getNextPageParam: ({ total }, _pages, page) => (page * PER_PAGE < total ? page + 1 : undefined),
    refetchOnMount: 'always',
    refetchInterval: ({ state: { data } }) => soonest(data?.pages.flatMap(({ issues }) => issues) ?? []),
  })
}

/** One issue, followed while it waits and while it goes out. */
export function issueQuery(id: number) {
  return queryOptions({
    queryKey: ['admin', 'issues', 'one', id],
    queryFn: ({ signal }) => fetchIssue(id, signal),
    refetchInterval: ({ state: { data } }) => soonest(data ? [data.issue] : []),
  })
}

export function fetchIssue(id: number, signal?: AbortSignal): Promise<IssueAnswer> {
  return callApi(issueAnswer, `/api/admin/issues/${id}`, signal ? { signal } : {})
}

function soonest(issues: readonly ListedIssue[]): number | false {
  if (issues.some(({ state }) => state === 'sending')) return WATCH_SENDING
  return issues.some(({ state }) => state === 'scheduled') ? WATCH_SCHEDULED : false
}
