import { type RefObject, useEffect, useRef } from 'react'
import { Navigate, Outlet, useLocation, useNavigationType } from 'react-router'
import { loginAddress } from '../../domain/auth/admin-paths.ts'
import { MilestoneCard } from '../features/milestones/milestone-card.tsx'
import { useSession } from '../features/session/session.ts'
import { SessionDialog } from '../features/session/session-dialog.tsx'
import { AdminBrand, StartingUp } from '../ui/admin-brand.tsx'
import { FailureNote } from '../ui/list-states.tsx'
import { AdminUser, Rail, TabBar } from './navigation.tsx'

/** Everything behind the login: the session is checked first, then the frame and the page in it. */
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
        // A link to a fragment alone leads here whatever address an editor takes after its first save.
        href="#main"
        // The address keeps what it names: a panel of the settings stays open.
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
 * After a navigation the focus goes to the new page's content, as a page load would put it at its start. Going back
 * leaves it where the browser puts it, and so does an editor that exchanges its own address after the first save.
 */
function useMainFocus(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const type = useNavigationType()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    // A page that was asked for one of its parts has put the focus there.
    const isPlaced = main.current?.contains(document.activeElement)
    if (type === 'PUSH' && !isPlaced) main.current?.focus({ preventScroll: true })
  }, [pathname, type])
  return main
}
