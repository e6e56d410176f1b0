import type { RouteObject, RouterContextProvider } from 'react-router'
import { PageNotLoaded } from './data/page-not-loaded.ts'
import { PageError } from './features/page-error.tsx'
import { Shell } from './features/shell/shell.tsx'
import type { PageLoad, PageModule, SiteRoute } from './routes/route.ts'
import { siteRoutes } from './routes/routes.tsx'

/**
 * How a page's `load` is run: awaited on the server; in the browser only started, so that the skeleton shows at once.
 *
 * @param context what the server knows of the one request; the browser has no use for it
 */
export type RunLoad = (
  load: NonNullable<PageModule['load']>,
  visit: Pick<PageLoad, 'params' | 'search'>,
  context: Readonly<RouterContextProvider>,
) => Promise<void>

/** The site's routes as React Router wants them. Data lives in the query client, never in the router. */
export function createRoutes(run: RunLoad): RouteObject[] {
  const toRouteObject = (route: SiteRoute): RouteObject => ({
    id: route.id,
    path: route.path,
    caseSensitive: true,
    handle: route,
    lazy: async () => {
      const { Component, load } = await route.module().catch((cause: unknown) => {
        throw new PageNotLoaded(`The code of ${route.path} could not be loaded`, { cause })
      })
      return {
        Component,
        loader: async ({ params, request, context }) => {
          if (load) await run(load, { params, search: new URL(request.url).searchParams }, context)
          return null
        },
      }
    },
  })
  return [
    { id: 'shell', Component: Shell, ErrorBoundary: PageError, children: siteRoutes.map(toRouteObject) },
  ]
}
