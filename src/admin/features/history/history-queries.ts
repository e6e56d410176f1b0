import { addressOf } from '../../../domain/api/call.ts'
import { type HistoryActor, type HistoryKind, historyCalls } from '../../../domain/audit/history-calls.ts'
import { pagesOf } from '../../data/calls.ts'

const PER_PAGE = 50

export interface ShownHistory {
  q: string
  kind: HistoryKind | null
  actor: HistoryActor | null
  from: string | null
  to: string | null
}

/** What is shown, as a spreadsheet. */
export function historyCsvPath(filter: ShownHistory): string {
  return `/api${addressOf({ path: '/admin/history.csv' }, { query: { ...filter } })}`
}

/** The history of a filter, newest first. It goes on growing, so each visit asks anew. */
export function historyPages(filter: ShownHistory) {
  return pagesOf(historyCalls.list, PER_PAGE, filter, { refetchOnMount: 'always' })
}
