import type { SiteRoute } from '../data/page-context.ts'
import { siteRoutes } from './routes.tsx'

interface RouteMatch {
  route: SiteRoute
  params: Readonly<Record<string, string>>
}

interface Pattern {
  route: SiteRoute
  /** Null for the page that is not there, which every path matches. */
  expression: RegExp | null
}

const patterns = siteRoutes.map(
  (route): Pattern => ({
    route,
    expression:
      route.path === '*' ? null : new RegExp(`^${route.path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}/*$`),
  }),
)

/** The page a path leads to, and what stands in it; the page that is not there when it leads to no other. */
export function matchRoute(pathname: string): RouteMatch {
  // A slash that was written as `%2F` belongs to the segment.
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

/** A part of an address as text; one that cannot be decoded stays as it is, and matches no name. */
export function decodePart(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

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
