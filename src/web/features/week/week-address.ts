import { DAYS_OF_WEEK, readWeekLink, type Week, writeWeekLink } from '../../../domain/kitchen/week.ts'
import { isEmptyWeek } from '../../../domain/kitchen/week-dishes.ts'
import { addDays, mondayOf } from '../../../domain/time/days.ts'

/** The week an address refers to: one of this device, one from a link, or an invalid link. */
export type WeekAddress =
  | { kind: 'own'; start: string }
  | { kind: 'link'; week: Week }
  | { kind: 'broken'; start: string }

/**
 * Parses the fragment of the week's and the list's address. A fragment is never sent to a server.
 *
 * @param today `YYYY-MM-DD`: the default is its week
 */
export function readWeekAddress(hash: string, today: string): WeekAddress {
  if (hash.startsWith('#week=')) {
    const week = readWeekLink(hash)
    return week ? { kind: 'link', week } : { kind: 'broken', start: mondayOf(today) }
  }
  const [, day] = /^#of=(\d{4}-\d\d-\d\d)$/.exec(hash) ?? []
  return { kind: 'own', start: mondayOf(day && !Number.isNaN(Date.parse(day)) ? day : today) }
}

/** Returns the fragment for a week of this device. */
export function ownFragment(start: string): string {
  return `#of=${start}`
}

/** Returns the fragment for the same week on the other of the two pages. */
export function fragmentOf(address: WeekAddress): string {
  return address.kind === 'link' ? writeWeekLink(address.week) : ownFragment(address.start)
}

/** Returns the week in which a week from a link is stored: its own week if that is free, else the next free one. */
export function freeWeekFor(start: string, weeks: Readonly<Record<string, Week>>): string {
  const at = weeks[start]
  return at && !isEmptyWeek(at) ? freeWeekFor(addDays(start, DAYS_OF_WEEK), weeks) : start
}
