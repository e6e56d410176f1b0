import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** What the first HTML carries for the browser to go on with: the day it was rendered and every answer used. */
export interface PageState {
  /** `YYYY-MM-DD` in the site's zone. */
  today: string
  answers: [QueryKey, unknown][]
}

export const PAGE_STATE_ID = 'page-state'

/** Collects the answers in a form that is the same for the same data (no timestamps: two processes' ETags agree). */
export function collectPageState(client: QueryClient, today: string): PageState {
  const answers: PageState['answers'] = []
  for (const query of client.getQueryCache().getAll()) {
    if (query.state.data !== undefined) answers.push([query.queryKey, query.state.data])
  }
  return { today, answers }
}

/** JSON that may stand inside a script element. */
export function serializePageState(state: PageState): string {
  return JSON.stringify(state).replaceAll('<', '\\u003c')
}

export function restorePageState(client: QueryClient, state: PageState): void {
  for (const [key, data] of state.answers) client.setQueryData(key, data)
}
