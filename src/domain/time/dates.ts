import { DAY, HOUR } from './durations.ts'

const LOCALE = 'en-US'

/** `March 4, 2025`: a moment's day in the site's zone (specification §2). */
export function formatLongDate(iso: string, timeZone: string): string {
  return new Intl.DateTimeFormat(LOCALE, { timeZone, year: 'numeric', month: 'long', day: 'numeric' }).format(
    new Date(iso),
  )
}

/** `Mar 4, 2025`. */
export function formatShortDate(iso: string, timeZone: string): string {
  return new Intl.DateTimeFormat(LOCALE, {
    timeZone,
    year: 'numeric',
    month: 'short',
    day: 'numeric',
  }).format(new Date(iso))
}

/** The day of a moment in the site's zone, `YYYY-MM-DD`. */
export function dayIn(iso: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat(LOCALE, {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(new Date(iso))
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((candidate) => candidate.type === type)?.value ?? ''
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`
}

/**
 * The first moment of the next day in the site's zone, ISO 8601 in UTC.
 * Found by halving, so that days of 23 and 25 hours come out right.
 */
export function startOfNextDay(iso: string, timeZone: string): string {
  const today = dayIn(iso, timeZone)
  let before = Date.parse(iso)
  let after = before + DAY + 3 * HOUR
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2)
    if (dayIn(new Date(middle).toISOString(), timeZone) === today) before = middle
    else after = middle
  }
  return new Date(after).toISOString()
}

/** Minutes as an ISO 8601 duration: `PT1H5M`. */
export function isoDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (hours === 0) return `PT${rest}M`
  return rest === 0 ? `PT${hours}H` : `PT${hours}H${rest}M`
}

/** The date format of RSS: `Tue, 04 Mar 2025 10:00:00 GMT`. */
export function formatRfc822(iso: string): string {
  return new Date(iso).toUTCString()
}
