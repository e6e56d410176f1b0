import { toZonedTime } from '../time/zoned-time.ts'

/**
 * Whether the weekly test letter is due: on Mondays from 6 to 7 in the site's time zone (DELIVER-TEST-2). It is skipped
 * on a Monday on which the site was not running.
 *
 * @param now ISO 8601 · @param timeZone the site's
 */
export function isTestLetterDue(now: string, timeZone: string): boolean {
  const [day = '', clock = ''] = toZonedTime(now, timeZone).split('T')
  return new Date(day).getUTCDay() === 1 && clock.startsWith('06:')
}
