import './styles/site.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router'
import { httpReader } from './data/http-reader.ts'
import { PageNotLoaded } from './data/page-not-loaded.ts'
import { PAGE_STATE_ID, type PageState, restorePageState } from './data/page-state.ts'
import { createQueries, createQueryClient } from './data/queries.ts'
import { SiteContext } from './data/site-context.ts'
import { Document, type PageAssets } from './document.tsx'
import { createRoutes } from './router.tsx'

async function continuePage(): Promise<void> {
  const stateText = document.getElementById(PAGE_STATE_ID)?.textContent ?? ''
  const state: PageState = JSON.parse(stateText)
  const client = createQueryClient()
  restorePageState(client, state)
  const queries = createQueries(httpReader)
  const routes = createRoutes(async (load, visit) => {
    // The page's own useQuery shows the failure and offers another try, so a rejection here has nobody else to tell.
    void load({ client, queries, ...visit }).catch(() => undefined)
  })

  // The shown page's module must be there before hydration, or its first render would differ from the server's.
  const matches = matchRoutes(routes, window.location) ?? []
  for (const { route } of matches) {
    if (typeof route.lazy !== 'function') continue
    Object.assign(route, await route.lazy(), { lazy: undefined })
  }
  const loaderData = Object.fromEntries(matches.map(({ route }) => [route.id, null]))
  const router = createBrowserRouter(routes, { hydrationData: { loaderData } })
  const siteUrl = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href
  const value = {
    queries,
    siteUrl: siteUrl ? new URL(siteUrl).origin : window.location.origin,
    today: state.today,
  }

  startTransition(() => {
    hydrateRoot(
      document,
      <Document assets={readAssets()} state={stateText}>
        <QueryClientProvider client={client}>
          <SiteContext value={value}>
            <RouterProvider router={router} />
          </SiteContext>
        </QueryClientProvider>
      </Document>,
      { onRecoverableError: (error) => console.error(error) },
    )
  })
}

/** The assets as the server named them, read back so that both renders write the same document. */
function readAssets(): PageAssets {
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('body > script[type="module"]')]
  const hrefs = (selector: string) =>
    [...document.querySelectorAll<HTMLLinkElement>(selector)].map((link) => link.getAttribute('href') ?? '')
  return {
    fonts: hrefs('head > link[rel="preload"][as="font"]'),
    styles: hrefs('head > link[rel="stylesheet"][data-precedence]'),
    modulePreloads: hrefs('head > link[rel="modulepreload"]'),
    scripts: scripts.map((script) => script.getAttribute('src') ?? ''),
    wakeModules: scripts[0]?.dataset.wake?.split(' ') ?? [],
  }
}

/**
 * Without its code the page would stay a page without JavaScript. A new release has new files, and its HTML names them:
 * the page is fetched anew, once, as soon as there is a connection.
 */
async function startOver(error: unknown): Promise<void> {
  console.error(error)
  if (!(error instanceof PageNotLoaded)) return
  if (!navigator.onLine)
    await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }))
  const tried = 'page-fetched-anew'
  if (sessionStorage.getItem(tried) === window.location.href) return
  sessionStorage.setItem(tried, window.location.href)
  window.location.reload()
}

void continuePage().catch(startOver)
