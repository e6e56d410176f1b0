import { Navigate, Outlet, useLocation } from 'react-router'
import { loginAddress } from '../../domain/auth/admin-paths.ts'
import { useSession } from '../features/session/session.ts'
import { SessionDialog } from '../features/session/session-dialog.tsx'
import { FailureNote } from '../ui/failure-note.tsx'
import { AdminBrand } from './admin-brand.tsx'
import { AdminUser } from './admin-user.tsx'
import { Rail } from './rail.tsx'
import { StartingUp } from './starting-up.tsx'
import { TabBar } from './tab-bar.tsx'
import { useMainFocus } from './use-main-focus.ts'

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
          The site could not be reached, so we cannot tell whether you are logged in.
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
      <a
        href="#main"
        className="absolute -left-[999px] z-50 bg-surface px-4.5 py-3 text-ink focus:top-3 focus:left-3"
      >
        Skip to content
      </a>
      <div className="min-h-dvh lg:grid lg:grid-cols-[236px_minmax(0,1fr)]">
        <Rail />
        <div className="min-w-0 lg:border-l-[1.5px] lg:border-line">
          <header className="flex min-h-15 items-center justify-between gap-4 px-4 pt-2 lg:hidden">
            <AdminBrand />
            <AdminUser />
          </header>
          <main id="main" ref={main} tabIndex={-1} className="px-4 pt-5 pb-28 lg:px-10 lg:pt-8 lg:pb-20">
            <Outlet />
          </main>
        </div>
      </div>
      <TabBar />
      <SessionDialog />
    </>
  )
}
