import type { QueryClient } from '@tanstack/react-query'
import type { RouteObject } from 'react-router'
import type { SiteQueries } from './data/queries.ts'
import { PageError } from './features/page-error.tsx'
import { Shell } from './features/shell/shell.tsx'
import type { PageLoad, PageModule, PageOutcome, SiteRoute } from './routes/route.ts'
import { siteRoutes } from './routes/routes.tsx'

interface RouterData {
  client: QueryClient
  queries: SiteQueries
  /** How a page's `load` is run: awaited on the server; in the browser only started, so that the skeleton shows at once. */
  run: (load: NonNullable<PageModule['load']>, page: PageLoad, route: SiteRoute) => Promise<void>
}

/** The site's routes as React Router wants them. Data lives in the query client, never in the router. */
export function createRoutes({ client, queries, run }: RouterData): RouteObject[] {
  const toRouteObject = (route: SiteRoute): RouteObject => ({
    id: route.id,
    path: route.path,
    caseSensitive: true,
    handle: route,
    lazy: async () => {
      const { Component, load } = await route.module()
      return {
        Component,
        loader: async ({ params, request }) => {
          if (load)
            await run(load, { client, queries, params, search: new URL(request.url).searchParams }, route)
          return null
        },
      }
    },
  })
  return [
    { id: 'shell', Component: Shell, ErrorBoundary: PageError, children: siteRoutes.map(toRouteObject) },
  ]
}

export type { PageOutcome }
