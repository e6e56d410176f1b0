import { stringify } from 'csv-stringify/sync'
import type { Store } from '../store/database.ts'
import { listSubscribersAfter } from '../store/subscriber-list.ts'

const COLUMNS = [
  'email',
  'first_name',
  'state',
  'source',
  'tags',
  'consent_at',
  'consent_form',
  'confirmed_at',
  'unsubscribed_at',
  'bounced_at',
] as const
const PIECE = 500

/** The list as CSV, piece by piece. A name that a spreadsheet would take for a formula is kept from being one. */
export async function* writeCsv(store: Store): AsyncGenerator<string> {
  yield stringify([COLUMNS])
  for (let last = 0; ; ) {
    const piece = await listSubscribersAfter(store, last, PIECE)
    yield stringify(
      piece.map((subscriber) => COLUMNS.map((name) => subscriber[name]).map(toCell)),
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
