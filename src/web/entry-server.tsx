import { renderToString } from 'react-dom/server'
import type { SiteReader } from '../domain/reads/public-reads.ts'
import { PageContext } from './data/page-context.ts'
import { collectPageState, serializePageState } from './data/page-state.ts'
import { Reads } from './data/reads.ts'
import { SiteContext } from './data/site-context.ts'
import { Document, type PageAssets } from './document.tsx'
import { Shell } from './features/shell/shell.tsx'
import { ShellHtmlCache, ShellHtmlContext } from './features/shell/shell-html.tsx'
import { matchRoute } from './routes/match-route.ts'
import { siteRoutes } from './routes/routes.tsx'

/** The assets a page is sent with. */
export interface SentAssets extends PageAssets {
  /** Styles for certain media only: on other media they do not block the first paint. */
  mediaSheet?: { href: string; media: string }
  /** The styles of readers' notes, which are far down the page: they do not block the first paint. */
  notesSheet?: string
}

export { siteRoutes }

export interface RenderInput {
  /** The page's path and query. */
  url: string
  siteUrl: string
  /** `YYYY-MM-DD` in the site's zone. */
  today: string
  reader: SiteReader
  /** @param routeId the id in `routes.tsx` of the page shown */
  assetsFor: (routeId: string) => SentAssets
  /** Finds the address a missing page has moved to, or null; called before anything is rendered. */
  findMoved?: () => Promise<string | null>
  /** True for an unpublished item shown through its preview link: a page without scripts. */
  isPreview?: boolean
}

export type RenderedPage =
  | { kind: 'page'; status: 200 | 404 | 410; html: string /** Behind a secret link. */; isPrivate: boolean }
  | { kind: 'redirect'; location: string }

const shellCache = new ShellHtmlCache()

/**
 * Renders one page to a complete HTML document.
 *
 * @throws whatever the reader rejects with: an answer that could not be fetched is an outage and never rendered as a page
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
  const reads = new Reads(reader, null)
  const location = new URL(siteUrl + url)
  const { route, params } = matchRoute(location.pathname)
  const [{ Component, load }, shownSettings] = await Promise.all([
    route.module(),
    reads.fetch('settings', {}),
  ])
  const outcome = await load?.({ reads, params, search: location.searchParams })
  if (outcome?.redirect) return { kind: 'redirect', location: outcome.redirect }
  const status = route.id === 'not-found' ? 404 : (outcome?.status ?? 200)
  const moved = status === 404 ? await findMoved?.() : null
  if (moved) return { kind: 'redirect', location: moved }
  const state = isPreview ? '' : serializePageState(collectPageState(reads, today))
  const assets = assetsFor(route.id)
  const { pathname, search, hash } = location
  const { field = 'none', foldsNewsletter: isFolded = false } = route
  const shellKind = { settings: shownSettings, pathname, field, isFolded }
  const shellHtml = shellCache.get(shellKind)
  const page = (
    <SiteContext value={{ reads, siteUrl, today, isPreview, notesSheet: assets.notesSheet }}>
      <ShellHtmlContext value={shellHtml}>
        <PageContext
          value={{ route, params, Component, location: { pathname, search, hash }, arrival: 'load' }}
        >
          <Shell />
        </PageContext>
      </ShellHtmlContext>
    </SiteContext>
  )
  const html = renderToString(
    <Document
      assets={isPreview ? { ...assets, scripts: [], modulePreloads: [], wakeModules: [] } : assets}
      state={state}
      mediaSheet={assets.mediaSheet && <link rel="stylesheet" {...assets.mediaSheet} precedence="default" />}
    >
      {/* Nothing beside the page where the browser has nothing beside it: else the two would count ids differently. */}
      {isPreview && status === 200 ? (
        <>
          <PreviewNote />
          {page}
        </>
      ) : (
        page
      )}
    </Document>,
  )
  if (status === 200 && !route.bare && shellHtml.header === undefined) shellCache.keep(shellKind, html)
  return { kind: 'page', status, html: `<!doctype html>${html}`, isPrivate: route.isPrivate ?? false }
}

/** Shown above a page that is readable only through its preview link. */
function PreviewNote() {
  return (
    <p className="on-pine px-4 py-2.5 text-center text-small print-hidden">
      This is a preview. Only people with this link can read it.
    </p>
  )
}
