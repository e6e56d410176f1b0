import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import {
  createContext,
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  StaticRouterProvider,
} from 'react-router'
import type { SiteReader } from '../domain/reads/public-reads.ts'
import { collectPageState, serializePageState } from './data/page-state.ts'
import { createQueries, createQueryClient, type SiteQueries } from './data/queries.ts'
import { SiteContext } from './data/site-context.ts'
import { Document, type PageAssets } from './document.tsx'
import { PreviewNote } from './features/preview-note.tsx'
import { ShellHtmlCache, ShellHtmlContext } from './features/shell/shell-html.tsx'
import { createRoutes } from './router.tsx'
import type { PageOutcome } from './routes/route.ts'
import { siteRoutes } from './routes/routes.tsx'

export type { PageAssets } from './document.tsx'
export { siteRoutes }

export interface RenderInput {
  /** The page's path and query. */
  url: string
  siteUrl: string
  /** `YYYY-MM-DD` in the site's zone. */
  today: string
  reader: SiteReader
  /** @param routeId the id in `routes.tsx` of the page that is shown */
  assetsFor: (routeId: string) => PageAssets
  /** Where the page that is not there has moved to, or null; asked before anything is rendered. */
  findMoved?: () => Promise<string | null>
  /** True for an item that is not published, shown to somebody with its secret link: a page without scripts. */
  isPreview?: boolean
}

export type RenderedPage =
  | { kind: 'page'; status: 200 | 404 | 410; html: string /** Behind a secret link. */; isPrivate: boolean }
  | { kind: 'redirect'; location: string }

/** One request: what its page loads with, and what loading found out. */
interface Visit {
  client: QueryClient
  queries: SiteQueries
  outcome: PageOutcome
  failure: unknown
}

const visitContext = createContext<Visit>()

// Made once for all requests: it holds the table of pages and nothing of any reader.
const handler = createStaticHandler(
  createRoutes(async (load, page, context) => {
    const visit = context.get(visitContext)
    try {
      visit.outcome = (await load({ client: visit.client, queries: visit.queries, ...page })) ?? {}
    } catch (error) {
      visit.failure = error
    }
  }),
)

const shellCache = new ShellHtmlCache()

/**
 * Renders one page to a whole HTML document.
 *
 * @throws whatever the reader rejects with: an answer that could not be had is an outage, never a page
 */
export async function renderPage({
  url,
  siteUrl,
  today,
  reader,
  assetsFor,
  findMoved,
  isPreview = false,
}: RenderInput): Promise<RenderedPage> {
  const client = createQueryClient()
  const queries = createQueries(reader)
  const visit: Visit = { client, queries, outcome: {}, failure: undefined }
  const requestContext = new RouterContextProvider(new Map([[visitContext, visit]]))
  const settings = client.fetchQuery(queries.settings())
  const [context, shownSettings] = await Promise.all([
    handler.query(new Request(siteUrl + url), { requestContext }),
    settings,
  ])
  const { outcome, failure } = visit
  if (failure) throw failure
  if (context instanceof Response) throw new Error(`The router answered ${context.status} by itself`)
  if (outcome.redirect) return { kind: 'redirect', location: outcome.redirect }

  const routeId = context.matches.at(-1)?.route.id ?? 'not-found'
  const status = routeId === 'not-found' ? 404 : (outcome.status ?? 200)
  const moved = status === 404 ? await findMoved?.() : null
  if (moved) return { kind: 'redirect', location: moved }
  const state = isPreview ? '' : serializePageState(collectPageState(client, today))
  const assets = assetsFor(routeId)
  const route = siteRoutes.find(({ id }) => id === routeId)
  const shellKind = {
    settings: shownSettings,
    pathname: context.location.pathname,
    field: route?.field ?? 'none',
  }
  const shellHtml = shellCache.get(shellKind)
  const html = renderToString(
    <Document
      assets={isPreview ? { ...assets, scripts: [], modulePreloads: [], wakeModules: [] } : assets}
      state={state}
    >
      {isPreview && status === 200 && <PreviewNote />}
      <QueryClientProvider client={client}>
        <SiteContext value={{ queries, siteUrl, today, isPreview }}>
          <ShellHtmlContext value={shellHtml}>
            <StaticRouterProvider
              router={createStaticRouter(handler.dataRoutes, context)}
              context={context}
              hydrate={false}
            />
          </ShellHtmlContext>
        </SiteContext>
      </QueryClientProvider>
    </Document>,
  )
  if (status === 200 && shellHtml.header === undefined) shellCache.keep(shellKind, html)
  return { kind: 'page', status, html: `<!doctype html>${html}`, isPrivate: route?.isPrivate ?? false }
}
