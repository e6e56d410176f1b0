import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router'
import { LOGIN_PATH, pageAfterLogin } from '../../../domain/auth/admin-paths.ts'
import { AdminBrand, StartingUp } from '../../ui/admin-brand.tsx'
import { useDocumentTitle } from '../../ui/page-header.tsx'
import { LoginForm } from './login-form.tsx'
import { logOut, useSession } from './session.ts'

/** `/admin/login` (AUTH-PAGE-3). 'Logout' leads here too, and is carried out here. */
export function LoginPage() {
  const navigate = useNavigate()
  const client = useQueryClient()
  const session = useSession()
  const [search] = useSearchParams()
  const location = useLocation()
  const isLeaving = location.state?.leaving === true
  const next = pageAfterLogin(search.get('next'))
  useDocumentTitle('Login')
  useEffect(() => {
    if (!isLeaving) return
    void logOut(client).then(() => navigate(LOGIN_PATH, { replace: true, state: null }))
  }, [isLeaving, client, navigate])

  if (isLeaving) return <StartingUp />
  if (session.data === true) return <Navigate to={next} replace />
  return (
    <LoginSheet>
      <LoginForm onLoggedIn={() => void navigate(next, { replace: true })} />
    </LoginSheet>
  )
}

/** The login's sheet on the rising sun (art direction; AUTH-PAGE-3: its safety words, beside the form in a low window). */
function LoginSheet({ children }: { children: ReactNode }) {
  return (
    <main className="surface-butter relative grid min-h-dvh grid-cols-1 place-items-center overflow-hidden p-6 low:p-3">
      <span
        aria-hidden
        className="absolute bottom-0 max-sm:hidden left-1/2 aspect-2/1 w-[min(1100px,180vw)] -translate-x-1/2 rounded-t-full bg-mark dark:bg-yolk"
      />
      {/* A phone is too narrow for the sun on the horizon: there it comes up behind the sheet. */}
      <div className="relative w-full max-w-108 low:max-w-190 before:absolute before:-top-20 before:left-1/2 before:size-56 before:-translate-x-1/2 before:rounded-full before:bg-mark sm:before:hidden dark:before:bg-yolk">
        <div className="relative rounded-sheet bg-surface p-7 text-ink [--hf-muted:var(--hf-ink-2)] shadow-lift sm:p-9 low:grid low:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] low:gap-x-8 low:px-6 low:py-4">
          <div className="min-w-0">
            <AdminBrand href="/" />
            <h1 className="type-h2 mt-5 mb-6 low:mt-2 low:mb-3">Secure Admin Login</h1>
            {children}
          </div>
          <div className="mt-5 grid gap-2 text-small text-muted low:mt-0 low:content-end low:gap-3">
            <p>Your session expires after 24 hours of inactivity.</p>
            <p>This login is protected by rate limiting, CSRF protection and secure sessions.</p>
          </div>
        </div>
      </div>
    </main>
  )
}
