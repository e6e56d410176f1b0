import { DAYS_OF_WEEK, readWeekLink, type Week, writeWeekLink } from '../../../domain/kitchen/week.ts'
import { isEmptyWeek } from '../../../domain/kitchen/week-dishes.ts'
import { addDays, mondayOf } from '../../../domain/time/days.ts'

/** Which week an address means: one of this device, one that came with a link, or a link that is none. */
export type WeekAddress =
  | { kind: 'own'; start: string }
  | { kind: 'link'; week: Week }
  | { kind: 'broken'; start: string }

/**
 * Reads the fragment of the week's and the list's address. A fragment never reaches a server.
 *
 * @param today `YYYY-MM-DD`: without a fragment its week is meant
 */
export function readWeekAddress(hash: string, today: string): WeekAddress {
  if (hash.startsWith('#week=')) {
    const week = readWeekLink(hash)
    return week ? { kind: 'link', week } : { kind: 'broken', start: mondayOf(today) }
  }
  const [, day] = /^#of=(\d{4}-\d\d-\d\d)$/.exec(hash) ?? []
  return { kind: 'own', start: mondayOf(day && !Number.isNaN(Date.parse(day)) ? day : today) }
}

/** The fragment under which a week of this device is found. */
export function ownFragment(start: string): string {
  return `#of=${start}`
}

/** The same week on the other of the two pages. */
export function fragmentOf(address: WeekAddress): string {
  return address.kind === 'link' ? writeWeekLink(address.week) : ownFragment(address.start)
}

/** Where a week of a link is kept beside those that are there: in its own week if that is free, else in the next that is. */
export function freeWeekFor(start: string, weeks: Readonly<Record<string, Week>>): string {
  const at = weeks[start]
  return at && !isEmptyWeek(at) ? freeWeekFor(addDays(start, DAYS_OF_WEEK), weeks) : start
}
