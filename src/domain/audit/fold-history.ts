import { dayIn } from '../time/dates.ts'
import type { HistoryEntry } from './history-calls.ts'

/** Neighbours of the history that are the same thing done again, the newest first. */
export interface HistoryFold {
  newest: HistoryEntry
  /** All of them, the newest included. */
  entries: readonly HistoryEntry[]
}

export interface HistoryDay {
  /** `YYYY-MM-DD` in the site's zone. */
  day: string
  folds: readonly HistoryFold[]
}

/**
 * The history by days, equal neighbours as one line (ADMIN-HISTORY-3): who saves an item six times has saved it, six
 * times.
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
    // What the site does by itself is one thing, however many it is done to.
    (one.href === other.href || one.actor === 'site')
  )
}
