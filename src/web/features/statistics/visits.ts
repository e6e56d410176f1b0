import { pagePath } from '../../../domain/content/affected-pages.ts'
import { ISSUE_PARAMETER } from '../../../domain/newsletter/issue-links.ts'
import type { VisitEvent } from '../../../domain/statistics/visit.ts'
import { onSavedChange, savedRecipes } from '../saved/saved-recipes.ts'

/**
 * Tells the server what is read and done here, so that the coach sees numbers (STAT-COUNT-1). Nothing is kept on the
 * device, and nothing is sent by a browser that asks not to be tracked. Failures here are ignored.
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

/** The page that is shown; null until one is, and in the admin, where nothing is counted. */
let shown: string | null = null

/** Counts a page of this tab, once it can be seen. */
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

/** Counts something done on the page that is shown, or with the recipe whose path is given. */
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

/** A page made in advance, or in a tab behind, is opened when it is looked at. */
function whenSeen(act: () => void): void {
  const tab: PrerenderingDocument = document
  const change = tab.prerendering ? 'prerenderingchange' : 'visibilitychange'
  if (!tab.prerendering && document.visibilityState === 'visible') act()
  else document.addEventListener(change, () => whenSeen(act), { once: true })
}

/** What the pages themselves need not tell. */
function listen(): void {
  window.addEventListener('beforeprint', () => countEvent('print'))
  window.addEventListener('pageshow', (event) => {
    // Brought back whole by the browser: opened again, and nothing was loaded.
    if (event.persisted && shown !== null) countView({ pathname: shown, search: '' })
  })
  for (const kind of ['click', 'auxclick'] as const) window.addEventListener(kind, noteLeaving)
  let before = savedIds()
  onSavedChange(() => {
    const saved = savedRecipes()
    // What another tab has saved is told there.
    if (document.hasFocus()) {
      for (const { id, slug } of saved) if (!before.has(id)) countEvent('save', pagePath('recipe', slug))
    }
    before = savedIds()
  })
}

function savedIds(): Set<number> {
  return new Set(savedRecipes().map(({ id }) => id))
}

/** A link to another site; those for sharing are counted as that. */
function noteLeaving({ target, button }: MouseEvent): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="http"]') : null
  if (!link || button > 1 || link.host === window.location.host) return
  if (!link.closest('[popover]')) countEvent('outbound')
}

/** Counts a visit that a letter's link led to, once, and takes the mark out of the address, so that it is not shared on. */
function noteLetterClick(): void {
  const url = new URL(window.location.href)
  const slug = url.searchParams.get(ISSUE_PARAMETER)
  if (slug === null) return
  url.searchParams.delete(ISSUE_PARAMETER)
  window.history.replaceState(window.history.state, '', url)
  const address = `/api/newsletter/letters/${encodeURIComponent(slug)}/click`
  void fetch(address, { method: 'POST', keepalive: true }).catch(() => undefined)
}
