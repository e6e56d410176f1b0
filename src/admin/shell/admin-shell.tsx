import { type RefObject, useEffect, useMemo, useRef } from 'react'
import {
  Navigate,
  Outlet,
  ScrollRestoration,
  useLocation,
  useNavigate,
  useNavigation,
  useNavigationType,
  useRouteError,
} from 'react-router'
import { ADMIN_HOME, loginAddress } from '../../domain/auth/admin-paths.ts'
import { Button, ButtonLink } from '../../web/ui/button.tsx'
import { NavigationProgress } from '../../web/ui/navigation-progress.tsx'
import { type LinkActions, LinkContext } from '../../web/ui/site-link.tsx'
import { Toaster } from '../../web/ui/toaster.tsx'
import { MilestoneCard } from '../features/milestones/milestone-card.tsx'
import { SessionDialog } from '../features/session/login-form.tsx'
import { useSession } from '../features/session/session.ts'
import { AdminBrand, StartingUp } from '../ui/admin-brand.tsx'
import { EmptyState, FailureNote } from '../ui/list-states.tsx'
import { PageHeader, useDocumentTitle } from '../ui/page-header.tsx'
import { AdminUser, Rail, TabBar } from './navigation.tsx'

/** Renders everything behind the login: checks the session first, then shows the frame and the page in it. */
export function AdminShell() {
  const session = useSession()
  const { pathname, search } = useLocation()
  if (session.data === false) return <Navigate to={loginAddress(pathname + search)} replace />
  if (session.data === undefined) {
    if (!session.isError) return <StartingUp />
    return (
      <main className="mx-auto max-w-140 pt-16">
        <FailureNote onRetry={() => void session.refetch()}>
          We can’t reach the site, so we don’t know whether you’re logged in.
        </FailureNote>
      </main>
    )
  }
  return <Frame />
}

function Frame() {
  const main = useMainFocus()
  return (
    <>
      {/* biome-ignore lint/a11y/useValidAnchor: it leads to its fragment, and keeps the address */}
      <a
        // A fragment-only link works whatever address an editor takes after its first save.
        href="#main"
        // The address keeps its fragment, so that a panel of the settings stays open.
        onClick={(event) => {
          event.preventDefault()
          main.current?.focus()
        }}
        className="absolute -left-[999px] z-50 bg-surface px-4.5 py-3 text-ink focus:top-3 focus:left-3"
      >
        Skip to content
      </a>
      <div className="min-h-dvh lg:grid lg:grid-cols-[236px_minmax(0,1fr)]">
        <Rail />
        <div className="min-w-0 lg:border-l-[1.5px] lg:border-line">
          <header className="flex min-h-15 items-center justify-between gap-4 px-4 pt-2 low:min-h-11 low:pt-0 lg:hidden print:hidden">
            <AdminBrand />
            <AdminUser />
          </header>
          <main
            id="main"
            ref={main}
            tabIndex={-1}
            className="px-4 pt-5 pb-28 low:pt-2 low:pb-20 lg:px-10 lg:pt-8 lg:pb-20"
          >
            <Outlet />
          </main>
        </div>
      </div>
      <MilestoneCard />
      <TabBar />
      <SessionDialog />
    </>
  )
}

/**
 * After a navigation, focuses the new page's content, as a page load would start there. Going back leaves the focus
 * where the browser puts it, and so does an editor that replaces its own address after the first save.
 */
function useMainFocus(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const type = useNavigationType()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    // A page opened at one of its parts has set the focus there.
    const isPlaced = main.current?.contains(document.activeElement)
    if (type === 'PUSH' && !isPlaced) main.current?.focus({ preventScroll: true })
  }, [pathname, type])
  return main
}

/** Renders what surrounds every admin page, the login included. */
export function AdminRoot() {
  const { state } = useNavigation()
  return (
    <LinkContext value={useLinkActions()}>
      <NavigationProgress isPending={state !== 'idle'} />
      <Outlet />
      <Toaster />
      <ScrollRestoration />
    </LinkContext>
  )
}

/** Returns the link actions for components shared with the site, using the admin's router. */
function useLinkActions(): LinkActions {
  const navigate = useNavigate()
  return useMemo(
    () => ({
      navigate: (href, { replace, keepScroll } = {}) =>
        void navigate(href, { replace, preventScrollReset: keepScroll }),
      prefetch: () => undefined,
    }),
    [navigate],
  )
}

/**
 * Shown for a page that failed: its code could not be loaded (no connection, or a new release was just deployed), or it
 * threw an error. Drafts are stored, so reloading loses nothing.
 */
export function RouteFailure() {
  const error = useRouteError()
  useEffect(() => console.error(error), [error])
  return (
    <div role="alert" className="grid max-w-140 justify-items-start gap-4 p-5">
      <PageHeader title="We couldn’t open this page">
        Please check your connection and try again. What you have typed is kept.
      </PageHeader>
      <Button onClick={() => window.location.reload()}>Try again</Button>
    </div>
  )
}

export function NotFound() {
  useDocumentTitle('Page not found')
  return (
    <EmptyState
      picture="glass"
      title={<h1 className="type-page">Page not found</h1>}
      action={<ButtonLink href={ADMIN_HOME}>Back to the dashboard</ButtonLink>}
    >
      There is no page of the admin at this address.
    </EmptyState>
  )
}
