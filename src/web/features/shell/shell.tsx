import { WifiOff } from 'lucide-react'
import { lazy, Suspense, useContext, useEffect, useRef, useState } from 'react'
import { OFFLINE_PAGE } from '../../../domain/offline/offline-copies.ts'
import { isBannerShown, pathHasBanner } from '../../../domain/site/banner.ts'
import { PendingContext, useLocation, useShownPage } from '../../data/page-context.ts'
import { SettingsContext, useSettings, useSite } from '../../data/site-context.ts'
import { useRead } from '../../data/use-read.ts'
import { useOnline } from '../../offline/use-online.ts'
import { NavigationProgress } from '../../ui/navigation-progress.tsx'
import { SiteLink } from '../../ui/site-link.tsx'
import { Toaster } from '../../ui/toaster.tsx'
import { hasStoredCooking } from '../cook/storage-keys.ts'
import { NewsletterPopup } from '../newsletter/newsletter-popup.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { SAVED_LINK } from './shell-html.tsx'

const SURFACES = { none: '', yolk: 'surface-yolk', butter: 'surface-butter', blush: 'surface-blush' }

/** Renders what surrounds every public page: banner, header, footer, popup, toasts. */
export function Shell() {
  const { route, Component, location } = useShownPage()
  const main = useMainFocus()
  const { data: settings } = useRead('settings', {})
  if (!settings) throw new Error('No settings')
  const field = route.field ?? 'none'
  // Tells tests (and styles that need it) that the page is interactive.
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
    // Counting is not essential: its code is loaded after the page.
    import('./late-parts.ts').then(({ countView }) => countView(location), Boolean)
  }, [location.pathname])
  return (
    <SettingsContext value={settings}>
      <a
        href="#main"
        className="absolute -left-[999px] z-50 bg-surface px-4.5 py-3 text-ink focus:top-3 focus:left-3"
      >
        Skip to content
      </a>
      <Progress />
      {!route.bare && (
        <div className={SURFACES[field]}>
          <OfflineBar />
          <Banner />
          {route.header !== false && <Header onField={field !== 'none'} />}
        </div>
      )}
      <main id="main" ref={main} tabIndex={-1}>
        <Component />
      </main>
      {route.footer !== false && !route.bare && <Footer isFolded={route.foldsNewsletter === true} />}
      {!route.bare && <TimersOfTheKitchen />}
      {route.popup !== false && <NewsletterPopup />}
      <Toaster />
    </SettingsContext>
  )
}

/** If its code fails to load, the page works without it. */
const TimerBar = lazy(() => import('../cook/timer-bar.tsx').catch(() => ({ default: () => null })))

/** Timers that ring on every page, and stars waiting to be sent (COOK-DONE-3); loaded if there are any (COOK-TIMER-4). */
function TimersOfTheKitchen() {
  const [isNeeded, setNeeded] = useState(false)
  useEffect(() => setNeeded(hasStoredCooking()), [])
  return isNeeded ? (
    <Suspense>
      <TimerBar />
    </Suspense>
  ) : null
}

function Progress() {
  return <NavigationProgress isPending={useContext(PendingContext)} />
}

/** After a navigation, focuses the new page's content, as a page load would start there. */
function useMainFocus() {
  const main = useRef<HTMLElement>(null)
  const {
    location: { pathname },
    arrival,
  } = useShownPage()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (arrival !== 'history') main.current?.focus({ preventScroll: true })
  }, [pathname, arrival])
  return main
}

function Banner() {
  const settings = useSettings()
  const { today } = useSite()
  const { pathname } = useLocation()
  if (!pathHasBanner(pathname) || !isBannerShown(settings, today)) return null
  return (
    <aside aria-label="Announcement" className="on-pine text-[clamp(.8125rem,4vw,.9375rem)] print-hidden">
      <div className="wrap flex min-h-11 flex-wrap items-center justify-center gap-x-2 text-center sm:gap-x-3">
        <span className="py-1.5 wrap-anywhere">{settings.banner_text}</span>
        {settings.banner_link_text && settings.banner_link_url && (
          <SiteLink
            href={settings.banner_link_url}
            className="inline-flex min-h-11 items-center font-[650] underline underline-offset-4"
          >
            {settings.banner_link_text}
          </SiteLink>
        )}
      </div>
    </aside>
  )
}

/**
 * Shows a line above everything while there is no network; the offline page, which says the same, has none. The live
 * region exists from the start, so that the line is announced.
 */
function OfflineBar() {
  const isOnline = useOnline()
  const { pathname } = useLocation()
  return (
    <div role="status" className="print-hidden">
      {!isOnline && pathname !== OFFLINE_PAGE && (
        <div className="on-pine text-small">
          <p className="wrap flex min-h-11 flex-wrap items-center justify-center gap-x-[.7rem] py-[.4rem] leading-[1.35]">
            <WifiOff aria-hidden className="size-5 flex-none text-mark" />
            {pathname === SAVED_LINK.href ? (
              <span>You’re offline. Everything here still works.</span>
            ) : (
              <span>
                You’re offline. What you{' '}
                <SiteLink
                  href={SAVED_LINK.href}
                  className="inline-flex min-h-11 items-center font-[650] underline underline-offset-4"
                >
                  saved
                </SiteLink>{' '}
                still works.
              </span>
            )}
          </p>
        </div>
      )}
    </div>
  )
}
