import { DAY } from '../time/durations.ts'
import { toZonedTime } from '../time/zoned-time.ts'

/** When the night's backup is made, by the clock of the site's time zone. */
const NIGHTLY_AT = '03:00'

/**
 * The night whose backup is due: a day in the site's time zone, `2026-03-04`; null when it is not yet time, or that
 * night's has been begun. A machine that slept at the hour makes it when it wakes. A night that lies ahead was begun
 * before the clock was set back, and does not hold up those until then.
 *
 * @param now ISO 8601 · @param last the last night that was begun
 */
export function findDueNight(now: string, timeZone: string, last: string | null): string | null {
  const [day = '', clock = ''] = toZonedTime(now, timeZone).split('T')
  return clock >= NIGHTLY_AT && (last === null || last < day || last > latestNight(day)) ? day : null
}

/** The latest night that can have been begun on a day: the next one, where the site has moved to another time zone. */
export function latestNight(day: string): string {
  return new Date(Date.parse(day) + DAY).toISOString().slice(0, 10)
}
