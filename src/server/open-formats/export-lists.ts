import { stringify } from 'csv-stringify/sync'
import { MIN_VISITORS_SHOWN } from '../../domain/statistics/statistics.ts'
import { listSubscribersAfter } from '../store/newsletter/subscriber-list.ts'
import type { Store } from '../store/schema.ts'
import { readAllStatistics } from '../store/statistics/statistics.ts'

/** Lists that may be long, as CSV, piece by piece. What a spreadsheet would take for a formula is kept from being one. */

const SUBSCRIBER_COLUMNS = [
  'email',
  'first_name',
  'state',
  'source',
  'tags',
  'consent_at',
  'consent_form',
  'consent_page',
  'confirmed_at',
  'unsubscribed_at',
  'bounced_at',
  'time_zone',
] as const
const PIECE = 500

/** Every subscriber of the newsletter. */
export async function* writeSubscribers(store: Store): AsyncGenerator<string> {
  yield stringify([SUBSCRIBER_COLUMNS])
  for (let last = 0; ; ) {
    const piece = await listSubscribersAfter(store, last, PIECE)
    yield stringify(
      piece.map((subscriber) => SUBSCRIBER_COLUMNS.map((name) => subscriber[name]).map(toCell)),
      { escape_formulas: true },
    )
    const end = piece.at(-1)
    if (!end || piece.length < PIECE) return
    last = end.id
  }
}

function toCell(value: string | string[] | null): string {
  return Array.isArray(value) ? value.join(' ') : (value ?? '')
}

const STATISTICS_COLUMNS = ['day', 'kind', 'subject', 'times', 'visitors', 'detail'] as const

/** What was counted, a line for each thing and day; texts and addresses by STAT-SHOWN-1. */
export async function* writeStatistics(store: Store): AsyncGenerator<string> {
  yield stringify([STATISTICS_COLUMNS])
  for await (const rows of readAllStatistics(store, MIN_VISITORS_SHOWN))
    yield stringify(
      rows.map((row) => STATISTICS_COLUMNS.map((name) => row[name])),
      { escape_formulas: true },
    )
}
