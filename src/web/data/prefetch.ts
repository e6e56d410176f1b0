import { useQueryClient } from '@tanstack/react-query'
import { matchPath } from 'react-router'
import { siteRoutes } from '../routes/routes.tsx'
import { useSite } from './site-context.ts'

/** Fetches a page's module and data before she lets go of the link. A failure is left for the visit itself to show. */
export function usePrefetch(): (href: string) => void {
  const client = useQueryClient()
  const { queries } = useSite()
  return (href) => {
    const url = new URL(href, window.location.href)
    for (const route of siteRoutes) {
      const match = matchPath(route.path, url.pathname)
      if (!match) continue
      void route
        .module()
        .then(({ load }) => load?.({ client, queries, params: match.params, search: url.searchParams }))
        .catch(() => undefined)
      return
    }
  }
}
