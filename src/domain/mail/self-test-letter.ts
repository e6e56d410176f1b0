import { toZonedTime } from '../time/zoned-time.ts'

/**
 * Whether the week's test letter may go out: on Mondays from 6 to 7 by the site's clock (DELIVER-TEST-2). A Monday on
 * which the site was not running is left out.
 *
 * @param now ISO 8601 · @param timeZone the site's
 */
export function isTestLetterDue(now: string, timeZone: string): boolean {
  const [day = '', clock = ''] = toZonedTime(now, timeZone).split('T')
  return new Date(day).getUTCDay() === 1 && clock.startsWith('06:')
}
