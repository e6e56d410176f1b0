import { addDays } from './days.ts'
import { DAY, HOUR, MINUTE } from './durations.ts'
import { toZonedTime } from './zoned-time.ts'

/** Fixed, so that a page rendered on the server and hydrated in any browser shows the same (PAGE-DATE-1: en-US). */
const LOCALE = 'en-US'

type DateForm = 'long' | 'short' | 'year' | 'dayOfYear' | 'month' | 'monthAndYear'

const FORMS: Record<DateForm, Intl.DateTimeFormatOptions> = {
  long: { year: 'numeric', month: 'long', day: 'numeric' },
  short: { year: 'numeric', month: 'short', day: 'numeric' },
  year: { year: 'numeric' },
  dayOfYear: { month: 'long', day: 'numeric' },
  month: { month: 'long' },
  monthAndYear: { month: 'long', year: 'numeric' },
}

// Cached: creating a format costs far more than using it, and a page shows many dates in one zone.
const formats = new Map<string, Intl.DateTimeFormat>()

/** @throws RangeError when the zone is not an IANA name */
function formatIn(timeZone: string, form: DateForm): Intl.DateTimeFormat {
  const key = `${form} ${timeZone}`
  const format = formats.get(key) ?? new Intl.DateTimeFormat(LOCALE, { timeZone, ...FORMS[form] })
  formats.set(key, format)
  return format
}

/**
 * Formats a moment's day as `March 4, 2025` (PAGE-DATE-1).
 *
 * @param iso ISO 8601 · @param timeZone the site's IANA zone
 */
export function formatLongDate(iso: string, timeZone: string): string {
  return formatIn(timeZone, 'long').format(new Date(iso))
}

/** Formats a moment's day as `Mar 4, 2025` (PAGE-DATE-1). */
export function formatShortDate(iso: string, timeZone: string): string {
  return formatIn(timeZone, 'short').format(new Date(iso))
}

/**
 * Formats a day without the present year: `December 24`, and `January 3, 2027` in another year.
 *
 * @param iso, now ISO 8601 · @param timeZone the site's IANA zone
 */
export function formatNearDate(iso: string, now: string, timeZone: string): string {
  const [date, today] = [new Date(iso), new Date(now)]
  const year = formatIn(timeZone, 'year')
  const isThisYear = year.format(date) === year.format(today)
  return formatIn(timeZone, isThisYear ? 'dayOfYear' : 'long').format(date)
}

/** Formats the month of a moment: `November`, and `December 2025` in another year than now. */
export function formatNearMonth(iso: string, now: string, timeZone: string): string {
  const [date, today] = [new Date(iso), new Date(now)]
  const year = formatIn(timeZone, 'year')
  const isThisYear = year.format(date) === year.format(today)
  return formatIn(timeZone, isThisYear ? 'month' : 'monthAndYear').format(date)
}

/** Returns the day of a moment in the site's zone, `YYYY-MM-DD` (PAGE-DATE-1). */
export function dayIn(iso: string, timeZone: string): string {
  return toZonedTime(iso, timeZone).slice(0, 'YYYY-MM-DD'.length)
}

/** Cache of the last requested day, which every page of a day requests again. */
let knownDay = { timeZone: '', from: 0, end: 0 }

/**
 * Returns the first moment of the next day in the site's zone, ISO 8601 in UTC: when a page that shows the current day
 * becomes stale. Found by bisection, so that days of 23 and 25 hours are correct.
 */
export function startOfNextDay(iso: string, timeZone: string): string {
  const moment = Date.parse(iso)
  const isKnown = knownDay.timeZone === timeZone && knownDay.from <= moment && moment < knownDay.end
  if (!isKnown) knownDay = { timeZone, from: moment, end: findEndOfDay(moment, timeZone) }
  return new Date(knownDay.end).toISOString()
}

function findEndOfDay(moment: number, timeZone: string): number {
  const dayOf = (time: number) => dayIn(new Date(time).toISOString(), timeZone)
  const today = dayOf(moment)
  let before = moment
  let after = before + DAY + 3 * HOUR
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2)
    if (dayOf(middle) === today) before = middle
    else after = middle
  }
  return after
}

/** Formats whole minutes as an ISO 8601 duration, for structured data: `PT1H5M`. */
export function isoDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (hours === 0) return `PT${rest}M`
  return rest === 0 ? `PT${hours}H` : `PT${hours}H${rest}M`
}

/** Formats the length of a film as ISO 8601: `PT9M40S`. */
export function isoFilmDuration(seconds: number): string {
  return `PT${Math.floor(seconds / 60)}M${seconds % 60}S`
}

/** Formats a moment as RSS requires (RFC 822): `Tue, 04 Mar 2025 10:00:00 GMT`. */
export function formatRfc822(iso: string): string {
  return new Date(iso).toUTCString()
}

/**
 * Returns the name of a day in a history: `Today`, `Yesterday`, `March 4, 2026`.
 *
 * @param day `2026-03-04`, a day of the time zone
 */
export function nameDay(day: string, now: Date, timeZone: string): string {
  const today = dayIn(now.toISOString(), timeZone)
  if (day === today) return 'Today'
  // By the calendar: 24 hours ago may be another day after a clock change.
  if (day === addDays(today, -1)) return 'Yesterday'
  return formatLongDate(`${day}T12:00:00.000Z`, 'UTC')
}

const NOON = 12
const EVENING = 18
const DAWN = 4

/**
 * Returns the dashboard's greeting at a moment: by the hour in the site's zone.
 *
 * @param now ISO 8601 · @param timeZone IANA name · @throws RangeError when the zone is not an IANA name
 */
export function greetingAt(now: string, timeZone: string): string {
  const text = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format(
    new Date(now),
  )
  const hour = Number.parseInt(text, 10)
  if (hour < DAWN) return 'Hello'
  if (hour < NOON) return 'Good morning'
  return hour < EVENING ? 'Good afternoon' : 'Good evening'
}

/** Returns how long ago a moment was, in words: `just now`, `12 minutes ago`, `3 hours ago`; null after a day. */
export function timeAgo(iso: string, now: string): string | null {
  const passed = Math.max(0, Date.parse(now) - Date.parse(iso))
  if (passed < MINUTE) return 'just now'
  if (passed < HOUR) return say(Math.floor(passed / MINUTE), 'minute')
  return passed < 24 * HOUR ? say(Math.floor(passed / HOUR), 'hour') : null
}

function say(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'} ago`
}
