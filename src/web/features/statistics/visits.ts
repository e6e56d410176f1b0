import { pagePath } from '../../../domain/content/affected-pages.ts'
import { ISSUE_PARAMETER } from '../../../domain/newsletter/issue-links.ts'
import type { VisitEvent } from '../../../domain/statistics/visit.ts'
import { onSavedChange, savedRecipes } from '../saved/saved-recipes.ts'

/**
 * Reports to the server what is read and done here, for the coach's statistics (STAT-COUNT-1). Nothing is stored on the
 * device, and a browser that asks not to be tracked sends nothing. Failures are ignored.
 */

const VISITS_PATH = '/api/public/visits'
/** A longer query string does not come from a link in one of the site's letters. */
const MAX_SEARCH_LENGTH = 500

/** Not in TypeScript's DOM: https://privacycg.github.io/gpc-spec/ and prerendering, https://wicg.github.io/nav-speculation/ */
interface NavigatorWithWishes extends Navigator {
  globalPrivacyControl?: boolean
}
interface PrerenderingDocument extends Document {
  prerendering?: boolean
}

/** The page shown; null before the first, and in the admin, where nothing is counted. */
let shown: string | null = null

/** Counts a page of this tab, once it is visible. */
export function countView({ pathname: path, search }: { pathname: string; search: string }): void {
  const isFirst = shown === null
  if (isFirst) {
    listen()
    noteLetterClick()
  }
  shown = path
  const referrer = isFirst ? document.referrer : `${window.location.origin}/`
  whenSeen(() => send({ path: path + search.slice(0, MAX_SEARCH_LENGTH), referrer }))
}

/** Counts an action on the current page, or with the recipe whose path is given. */
export function countEvent(event: Exclude<VisitEvent, 'view'>, path = shown): void {
  if (path !== null && shown !== null) send({ path, event })
}

function send(visit: { path: string; referrer?: string; event?: VisitEvent }): void {
  const wishes: NavigatorWithWishes = navigator
  if (wishes.doNotTrack === '1' || wishes.globalPrivacyControl) return
  const body = new Blob([JSON.stringify(visit)], { type: 'application/json' })
  if (navigator.sendBeacon?.(VISITS_PATH, body)) return
  void fetch(VISITS_PATH, { method: 'POST', body, keepalive: true }).catch(() => undefined)
}

/** Delays an action while the page is prerendered or in a background tab, until it is visible. */
function whenSeen(act: () => void): void {
  const tab: PrerenderingDocument = document
  const change = tab.prerendering ? 'prerenderingchange' : 'visibilitychange'
  if (!tab.prerendering && document.visibilityState === 'visible') act()
  else document.addEventListener(change, () => whenSeen(act), { once: true })
}

/** Listens for events that the pages themselves do not report. */
function listen(): void {
  window.addEventListener('beforeprint', () => countEvent('print'))
  window.addEventListener('pageshow', (event) => {
    // Restored from the back/forward cache: a new view, although nothing was loaded.
    if (event.persisted && shown !== null) countView({ pathname: shown, search: '' })
  })
  for (const kind of ['click', 'auxclick'] as const) window.addEventListener(kind, noteLeaving)
  let before = savedIds()
  onSavedChange(() => {
    const saved = savedRecipes()
    // What another tab has saved is reported there.
    if (document.hasFocus()) {
      for (const { id, slug } of saved) if (!before.has(id)) countEvent('save', pagePath('recipe', slug))
    }
    before = savedIds()
  })
}

function savedIds(): Set<number> {
  return new Set(savedRecipes().map(({ id }) => id))
}

/** Counts a followed link to another site; share links are counted separately. */
function noteLeaving({ target, button }: MouseEvent): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="http"]') : null
  if (!link || button > 1 || link.host === window.location.host) return
  if (!link.closest('[popover]')) countEvent('outbound')
}

/** Reports a click on a letter's link, once, and removes the parameter from the address, so that it is not shared. */
function noteLetterClick(): void {
  const url = new URL(window.location.href)
  const slug = url.searchParams.get(ISSUE_PARAMETER)
  if (slug === null) return
  url.searchParams.delete(ISSUE_PARAMETER)
  window.history.replaceState(window.history.state, '', url)
  const address = `/api/newsletter/letters/${encodeURIComponent(slug)}/click`
  void fetch(address, { method: 'POST', keepalive: true }).catch(() => undefined)
}
