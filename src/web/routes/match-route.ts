import type { SiteRoute } from './route.ts'
import { siteRoutes } from './routes.tsx'

export interface RouteMatch {
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
  const path = pathname.split('/').map(decodeSegment).join('/')
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
  throw new Error('The table of routes has no page for what is not there')
}

/** A slash that was written as `%2F` belongs to the segment. */
function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment).replaceAll('/', '%2F')
  } catch {
    // What nobody can read stays as it is, and no page has such a name.
    return segment
  }
}
