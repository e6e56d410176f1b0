import { Component as ReactComponent, type ReactNode, startTransition, useEffect, useState } from 'react'
import { OFFLINE_PAGE } from '../domain/offline/offline-copies.ts'
import {
  PageContext,
  type PageModule,
  PageNotLoaded,
  PendingContext,
  pageChange,
  type ShownPage,
  type SiteRoute,
} from './data/page-context.ts'
import type { Reads } from './data/reads.ts'
import { PageError } from './features/missing/page-error.tsx'
import { Shell } from './features/shell/shell.tsx'
import { isOnline } from './offline/use-online.ts'
import { matchRoute, pagePathOf } from './routes/match-route.ts'
import { LinkContext, type NavigateOptions } from './ui/site-link.tsx'
import { addEntry, keyOfEntry, nameEntry, useScroll, type Visit } from './visit.ts'

const loadedModules = new Map<SiteRoute, PageModule>()

/** @throws PageNotLoaded when the page's code cannot be loaded */
async function loadModule(route: SiteRoute): Promise<PageModule> {
  const module = await route.module().catch((cause: unknown) => {
    throw new PageNotLoaded(`${route.path} could not be loaded`, { cause })
  })
  loadedModules.set(route, module)
  return module
}

/**
 * Opens the page the document came with; its code must be loaded before hydration.
 *
 * @param canonical the document's own path: without a network, the service worker sends one page in place of another
 */
export async function openFirstPage(canonical: string | undefined): Promise<Visit> {
  const { pathname, search, hash } =
    canonical === OFFLINE_PAGE ? { pathname: canonical, search: '', hash: '' } : window.location
  const match = matchRoute(pathname)
  const { Component } = await loadModule(match.route)
  return {
    ...match,
    location: { pathname, search, hash },
    Component,
    arrival: 'load',
    key: keyOfEntry(window.history.state) ?? nameEntry(),
    keepScroll: true,
    loaded: Promise.resolve(),
    failure: null,
  }
}

/**
 * Navigates between pages without loading a document. The current page stays until the code of the next is loaded; the
 * next page's data is only requested, so that its skeleton shows immediately. The latest link followed wins.
 */
export function SiteRouter({ first, reads }: { first: Visit; reads: Reads }) {
  const [visit, setVisit] = useState(first)
  const [isPending, setIsPending] = useState(false)
  const [actions] = useState(() => {
    let latest = 0

    async function show(
      url: URL,
      how: { arrival: 'link' | 'history'; keepScroll: boolean; enter: () => string },
    ): Promise<void> {
      latest += 1
      const number = latest
      const match = matchRoute(url.pathname)
      let module = loadedModules.get(match.route)
      let failure: unknown = null
      if (!module) {
        setIsPending(true)
        try {
          module = await loadModule(match.route)
        } catch (error) {
          console.error(error)
          failure = error
        }
        if (number !== latest) return
      }
      setIsPending(false)
      const loaded = startLoad(module, reads, url, match.params).then((isLoaded) => {
        if (!isLoaded && number === latest) openOffline(url)
      })
      const key = how.enter()
      const { pathname, search, hash } = url
      const update = () =>
        setVisit({
          ...match,
          location: { pathname, search, hash },
          Component: module?.Component ?? Nothing,
          arrival: how.arrival,
          key,
          keepScroll: how.keepScroll,
          loaded,
          failure,
        })
      if (how.keepScroll || !pageChange.show?.(update)) startTransition(update)
    }

    return {
      pagePathOf,
      navigate: (href: string, { replace = false, keepScroll = false }: NavigateOptions = {}) => {
        const url = new URL(href, window.location.href)
        void show(url, { arrival: 'link', keepScroll, enter: () => addEntry(url, replace) })
      },
      prefetch: (href: string) => {
        const url = new URL(href, window.location.href)
        const { route, params } = matchRoute(url.pathname)
        if (route.path === '*') return
        // A failure is shown by the visit itself.
        void loadModule(route).then(
          (module) => void startLoad(module, reads, url, params),
          () => undefined,
        )
      },
      followHistory: (state: unknown) => {
        const key = keyOfEntry(state)
        // An entry without a name is a fragment of the page, to which the browser itself has scrolled.
        const keepScroll = key === null
        void show(new URL(window.location.href), {
          arrival: 'history',
          keepScroll,
          enter: () => key ?? nameEntry(),
        })
      },
    }
  })
  useEffect(() => {
    const follow = ({ state }: PopStateEvent) => actions.followHistory(state)
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [actions])
  useScroll(visit)
  return (
    <LinkContext value={actions}>
      <PendingContext value={isPending}>
        <PageContext value={visit}>
          {visit.failure ? (
            <PageError error={visit.failure} />
          ) : (
            <ErrorBoundary visit={visit}>
              <Shell />
            </ErrorBoundary>
          )}
        </PageContext>
      </PendingContext>
    </LinkContext>
  )
}

/**
 * Data is only requested here: the page's own `useRead` shows a failure and offers a retry.
 *
 * @returns whether it was loaded
 */
async function startLoad(
  module: PageModule | undefined,
  reads: Reads,
  { searchParams: search }: URL,
  params: ShownPage['params'],
): Promise<boolean> {
  try {
    await module?.load?.({ reads, params, search })
    return true
  } catch {
    return false
  }
}

/** Without a network the service worker decides what to show: a cached page, or the list of cached pages. */
function openOffline(url: URL): void {
  if (!isOnline() && navigator.serviceWorker?.controller) window.location.assign(url)
}

function Nothing() {
  return null
}

interface BoundaryState {
  visit: Visit
  broken: { error: unknown } | null
}

/** Shows what went wrong in place of a page that failed to render, until another is visited. */
class ErrorBoundary extends ReactComponent<{ visit: Visit; children: ReactNode }, BoundaryState> {
  override state: BoundaryState = { visit: this.props.visit, broken: null }

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { broken: { error } }
  }

  static getDerivedStateFromProps({ visit }: { visit: Visit }, state: BoundaryState): BoundaryState | null {
    return visit === state.visit ? null : { visit, broken: null }
  }

  override render(): ReactNode {
    const { broken } = this.state
    return broken ? <PageError error={broken.error} /> : this.props.children
  }
}
