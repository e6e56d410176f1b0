import { POPUP } from '../../../domain/newsletter/constants.ts'
import { readStored, writeStored } from '../../data/device-store.ts'

const COOKIE = 'newsletter_popup'
const VISIT_KEY = 'newsletter-popup-shown'

let shownHere = false

/** Remembers for 30 days that the popup was dismissed, or that the visitor subscribed. */
export function rememberDismissal(): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing without HTTPS, and in older browsers
  document.cookie = `${COOKIE}=dismissed; Path=/; Max-Age=${POPUP.cookieMaxAgeSeconds}; SameSite=Lax${secure}`
}

export function isDismissed(): boolean {
  return document.cookie.split('; ').some((pair) => pair.startsWith(`${COOKIE}=`))
}

/** Remembers for this visit that the popup was shown. Where storage is disabled, in this page's memory. */
export function rememberShown(): void {
  shownHere = true
  writeStored(VISIT_KEY, 1, 'sessionStorage')
}

export function wasShownThisVisit(): boolean {
  return shownHere || readStored(VISIT_KEY, 'sessionStorage') !== null
}
