import { matchRoute } from './match-route.ts'

/**
 * The path by which the router reaches an address; null when the browser should go there itself:
 * another site, or a file of this one. A fragment of the page shown counts as a path, so that going
 * back returns to the right place.
 */
export function pagePathOf(url: URL): string | null {
  if (url.origin !== window.location.origin) return null
  if (matchRoute(url.pathname).route.path === '*') return null
  return `${url.pathname}${url.search}${url.hash}`
}
