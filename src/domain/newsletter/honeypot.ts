/** The name of a field that readers neither see nor hear of. */
export const HONEYPOT_FIELD = 'website'

/** No person opens a form and sends it in less, not even when the browser fills it in: milliseconds. */
const MIN_FILL_MS = 150

export interface FormSigns {
  /** What stands in the hidden field. */
  website?: string | undefined
  /** How long the form was open, in milliseconds, as the browser measured it; left out without JavaScript. */
  elapsed?: number | undefined
}

/** True for a form that no person has filled in. What is left out counts for the person. */
export function looksAutomatic({ website = '', elapsed }: FormSigns): boolean {
  return website !== '' || (elapsed !== undefined && elapsed < MIN_FILL_MS)
}
