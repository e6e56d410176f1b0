import './styles/site.css'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { httpReader } from './data/http-reader.ts'
import { PageNotLoaded } from './data/page-context.ts'
import { PAGE_STATE_ID, type PageState, restorePageState } from './data/page-state.ts'
import { Reads } from './data/reads.ts'
import { SiteContext } from './data/site-context.ts'
import { Document, type PageAssets } from './document.tsx'
import { isFirstTry } from './features/missing/page-error.tsx'
import './features/saved-page/install-prompt.ts'
import { openFirstPage, SiteRouter } from './router.tsx'

async function continuePage(): Promise<void> {
  const stateText = document.getElementById(PAGE_STATE_ID)?.textContent ?? ''
  const state: PageState = JSON.parse(stateText)
  const reads = new Reads(httpReader)
  restorePageState(reads, state)
  // The page's module must be loaded before hydration, or its first render would differ from the server's.
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href
  const first = await openFirstPage(canonical && new URL(canonical).pathname)
  const value = {
    reads,
    siteUrl: canonical ? new URL(canonical).origin : window.location.origin,
    today: state.today,
  }

  startTransition(() => {
    hydrateRoot(
      document,
      <Document assets={readAssets()} state={stateText}>
        <SiteContext value={value}>
          <SiteRouter first={first} reads={reads} />
        </SiteContext>
      </Document>,
      { onRecoverableError: (error) => console.error(error) },
    )
  })
}

/** Reads the assets back from the server's HTML, so that both renders give the same document. */
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
 * Without its code the page would stay as it is without JavaScript. A new release has new files, which its HTML names:
 * the page is reloaded once, as soon as there is a connection.
 */
async function startOver(error: unknown): Promise<void> {
  console.error(error)
  if (!(error instanceof PageNotLoaded)) return
  if (!navigator.onLine)
    await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }))
  if (isFirstTry('page-fetched-anew')) window.location.reload()
}

void continuePage().catch(startOver)
