import { dayIn } from '../time/dates.ts'
import type { HistoryEntry } from './history-calls.ts'

/** Adjacent entries of the history for the same repeated action, newest first. */
export interface HistoryFold {
  newest: HistoryEntry
  /** All entries, including the newest. */
  entries: readonly HistoryEntry[]
}

export interface HistoryDay {
  /** `YYYY-MM-DD` in the site's zone. */
  day: string
  folds: readonly HistoryFold[]
}

/**
 * Groups the history by days, with equal adjacent entries folded into one line (ADMIN-HISTORY-3): six saves of an item
 * are one line that counts six.
 *
 * @param entries newest first
 */
export function foldHistory(entries: readonly HistoryEntry[], timeZone: string): HistoryDay[] {
  const days: { day: string; folds: { newest: HistoryEntry; entries: HistoryEntry[] }[] }[] = []
  for (const entry of entries) {
    const day = dayIn(entry.timestamp, timeZone)
    const present = days.at(-1)
    if (present?.day !== day) {
      days.push({ day, folds: [{ newest: entry, entries: [entry] }] })
      continue
    }
    const fold = present.folds.at(-1)
    if (fold && isAgain(fold.newest, entry)) fold.entries.push(entry)
    else present.folds.push({ newest: entry, entries: [entry] })
  }
  return days
}

function isAgain(one: HistoryEntry, other: HistoryEntry): boolean {
  return (
    one.act === other.act &&
    one.actor === other.actor &&
    one.success === other.success &&
    // Actions of the site itself are folded even when they concern different things.
    (one.href === other.href || one.actor === 'site')
  )
}
