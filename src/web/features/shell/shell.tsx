import { useEffect, useRef } from 'react'
import { Outlet, ScrollRestoration, useLocation, useMatches, useNavigationType } from 'react-router'
import { usePrefetch } from '../../data/prefetch.ts'
import { SettingsContext, useLoadedSettings } from '../../data/site-context.ts'
import type { SiteRoute } from '../../routes/route.ts'
import { siteRoutes } from '../../routes/routes.tsx'
import { NavigationProgress } from '../../ui/navigation-progress.tsx'
import { PrefetchContext } from '../../ui/prefetch-context.ts'
import { Toaster } from '../../ui/toaster.tsx'
import { useLetterClick } from '../letters/use-letter-click.ts'
import { NewsletterPopup } from '../newsletter/newsletter-popup.tsx'
import { Banner } from './banner.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'

const SURFACES = { none: '', yolk: 'surface-yolk', butter: 'surface-butter', blush: 'surface-blush' }

/** What stands around every public page: banner, header, footer, popup, toasts. */
export function Shell() {
  const route = useShownRoute()
  const main = useMainFocus()
  useLetterClick()
  const prefetch = usePrefetch()
  const field = route.field ?? 'none'
  // Tells tests (and styles that need it) that the page answers to clicks.
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
  }, [])
  return (
    <SettingsContext value={useLoadedSettings()}>
      <PrefetchContext value={prefetch}>
        <a
          href="#main"
          className="absolute -left-[999px] z-50 bg-surface px-4.5 py-3 text-ink focus:top-3 focus:left-3"
        >
          Skip to content
        </a>
        <NavigationProgress />
        <div className={SURFACES[field]}>
          <Banner />
          <Header onField={field !== 'none'} />
        </div>
        <main id="main" ref={main} tabIndex={-1}>
          <Outlet />
        </main>
        {route.footer !== false && <Footer />}
        {route.popup !== false && <NewsletterPopup />}
        <Toaster />
        <ScrollRestoration />
      </PrefetchContext>
    </SettingsContext>
  )
}

function useShownRoute(): SiteRoute {
  const id = useMatches().at(-1)?.id
  const route = siteRoutes.find((candidate) => candidate.id === id) ?? siteRoutes.at(-1)
  if (!route) throw new Error('The route table is empty')
  return route
}

/** After a navigation the focus goes to the new page's content, as a page load would put it at its start. */
function useMainFocus() {
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const type = useNavigationType()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (type !== 'POP') main.current?.focus({ preventScroll: true })
  }, [pathname, type])
  return main
}
