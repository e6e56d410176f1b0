import type { SiteRoute } from '../data/page-context.ts'
import { siteRoutes } from './routes.tsx'

interface RouteMatch {
  route: SiteRoute
  params: Readonly<Record<string, string>>
}

interface Pattern {
  route: SiteRoute
  /** Null for the not-found page, which every path matches. */
  expression: RegExp | null
}

const patterns = siteRoutes.map(
  (route): Pattern => ({
    route,
    expression:
      route.path === '*' ? null : new RegExp(`^${route.path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}/*$`),
  }),
)

/** Returns the page a path leads to, and its parameters; the not-found page when no other matches. */
export function matchRoute(pathname: string): RouteMatch {
  // An encoded slash, `%2F`, belongs to its segment.
  const path = pathname
    .split('/')
    .map((segment) => decodePart(segment).replaceAll('/', '%2F'))
    .join('/')
  for (const { route, expression } of patterns) {
    if (!expression) return { route, params: {} }
    const groups = expression.exec(path)
    if (!groups) continue
    const params = Object.entries(groups.groups ?? {}).map(([name, value]) => [
      name,
      value.replaceAll('%2F', '/'),
    ])
    return { route, params: Object.fromEntries(params) }
  }
  throw new Error('No route')
}

/** Decodes a part of an address; one that cannot be decoded is returned unchanged, and matches no name. */
export function decodePart(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/**
 * Returns the path by which the router reaches an address; null when the browser must load it: another site, or a file
 * of this one. A fragment of the current page counts as a path, so that going back returns to the right position.
 */
export function pagePathOf(url: URL): string | null {
  if (url.origin !== window.location.origin) return null
  if (matchRoute(url.pathname).route.path === '*') return null
  return `${url.pathname}${url.search}${url.hash}`
}
