import { HOUR, MINUTE } from './durations.ts'

const NOON = 12
const EVENING = 18
const DAWN = 4

/**
 * How the dashboard says hello at a moment: by the hour in the site's zone.
 *
 * @param now ISO 8601 · @param timeZone IANA name · @throws RangeError when the zone is no IANA name
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

/** How long ago a moment was, as a person would say it: `just now`, `12 minutes ago`, `3 hours ago`; null after a day. */
export function timeAgo(iso: string, now: string): string | null {
  const passed = Math.max(0, Date.parse(now) - Date.parse(iso))
  if (passed < MINUTE) return 'just now'
  if (passed < HOUR) return say(Math.floor(passed / MINUTE), 'minute')
  return passed < 24 * HOUR ? say(Math.floor(passed / HOUR), 'hour') : null
}

function say(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'} ago`
}
