/** The name of a field that is hidden from readers and screen readers. */
export const HONEYPOT_FIELD = 'website'

/** No human opens and sends a form in less time, not even with browser autofill: milliseconds. */
const MIN_FILL_MS = 150

export interface BotSignals {
  /** The content of the hidden field. */
  website?: string | undefined
  /** How long the form was open, in milliseconds, measured by the browser; absent without JavaScript. */
  elapsed?: number | undefined
}

/** Whether a form was filled in by a program. Absent signals count as human. */
export function isLikelyBot({ website = '', elapsed }: BotSignals): boolean {
  return website !== '' || (elapsed !== undefined && elapsed < MIN_FILL_MS)
}
