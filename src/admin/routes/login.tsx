import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router'
import { LOGIN_PATH, pageAfterLogin } from '../../domain/auth/admin-paths.ts'
import { logOut } from '../features/session/log-out.ts'
import { LoginForm } from '../features/session/login-form.tsx'
import { LoginSheet } from '../features/session/login-sheet.tsx'
import { useSession } from '../features/session/use-session.ts'
import { StartingUp } from '../shell/starting-up.tsx'
import { useDocumentTitle } from '../ui/use-document-title.ts'

/** `/admin/login` (product §16.2). 'Logout' leads here too, and is done here. */
export function Component() {
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
