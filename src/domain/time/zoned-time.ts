import { DAY, MINUTE } from './durations.ts'

const FIELDS: Intl.DateTimeFormatOptions = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
}

// Cached: creating a format costs far more than using it. Bounded, as zone names also come from readers' browsers, in
// any case.
const formats = new Map<string, Intl.DateTimeFormat>()
const MAX_FORMATS = 600

/** @throws RangeError when the zone is not an IANA name */
function formatIn(timeZone: string): Intl.DateTimeFormat {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { ...FIELDS, timeZone })
  if (formats.size >= MAX_FORMATS) formats.clear()
  formats.set(timeZone, format)
  return format
}

/**
 * Returns a moment in the local time of a zone, in the form of a date and time field: `2025-03-04T10:00`.
 *
 * @param iso ISO 8601 · @param timeZone an IANA name
 */
export function toZonedTime(iso: string, timeZone: string): string {
  const parts = formatIn(timeZone).formatToParts(new Date(iso))
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((candidate) => candidate.type === type)?.value ?? ''
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`
}

/**
 * Returns the moment of a local date and time in a zone, ISO 8601 in UTC; null when it is invalid. An hour skipped in
 * spring becomes the one after it, of one repeated in autumn the first counts.
 */
export function fromZonedTime(zoned: string, timeZone: string): string | null {
  const wanted = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?$/.test(zoned)
    ? Date.parse(`${zoned}Z`)
    : Number.NaN
  if (Number.isNaN(wanted)) return null
  const offsets = [-1, 1].map((day) => offsetAt(wanted + day * DAY, timeZone))
  const fitting = offsets
    .map((offset) => wanted - offset)
    .filter((time) => time + offsetAt(time, timeZone) === wanted)
  const time = fitting.length > 0 ? Math.min(...fitting) : wanted - Math.min(...offsets)
  return new Date(time).toISOString()
}

/** Returns the offset of a zone from UTC at a moment, in milliseconds. */
function offsetAt(time: number, timeZone: string): number {
  const minute = Math.floor(time / MINUTE) * MINUTE
  return Date.parse(`${toZonedTime(new Date(minute).toISOString(), timeZone)}Z`) - minute
}

/** Returns `March 4, 2025 at 10:00` in a zone (PAGE-DATE-1: dates are shown in the site's time zone). */
export function formatDateAndTime(iso: string, timeZone: string): string {
  const day = new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    timeZone,
  }).format(new Date(iso))
  return `${day} at ${formatClock(iso, timeZone)}`
}

/** Returns `10:42` in a zone; by default in the device's own. */
export function formatClock(iso: string, timeZone?: string): string {
  return new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    ...(timeZone ? { timeZone } : {}),
  }).format(new Date(iso))
}

/**
 * Whether a name is an IANA time zone: `Europe/Stockholm`. An offset is not, since it has no daylight saving time
 * (SET-RULE-3).
 */
export function isTimeZone(name: string): boolean {
  if (/^[+\-−]/.test(name)) return false
  try {
    formatIn(name)
    return true
  } catch {
    return false
  }
}
