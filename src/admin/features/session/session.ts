import { type QueryClient, useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { loginCalls } from '../../../domain/auth/account-calls.ts'
import { LOGIN_PATH } from '../../../domain/auth/admin-paths.ts'
import { showAlert } from '../../../web/ui/toast.ts'
import { ask, readOf } from '../../data/calls.ts'

const sessionQuery = readOf(
  loginCalls.verify,
  {},
  { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY },
)

/** Returns whether the coach is logged in: fetched once at load (AUTH-PAGE-1), then known from logins and logouts. */
export function useSession() {
  return useQuery({ ...sessionQuery, select: ({ valid }) => valid })
}

export function markLoggedIn(client: QueryClient): void {
  client.setQueryData(sessionQuery.queryKey, { valid: true })
}

/** Deletes everything that was loaded behind the login. */
function markLoggedOut(client: QueryClient): void {
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[1] !== sessionQuery.queryKey[1] })
  client.setQueryData(sessionQuery.queryKey, { valid: false })
}

/** Ends the session; this page counts as logged out even when the call fails (AUTH-PAGE-2), and says so. */
export async function logOut(client: QueryClient): Promise<void> {
  try {
    await ask(loginCalls.logOut, {})
  } catch (error) {
    console.error('The session could not be ended on the server', error)
    showAlert(
      'Logged out on this page only',
      'We couldn’t reach the site. Please log in and out once more when you are online.',
    )
  } finally {
    markLoggedOut(client)
  }
}

/** Navigation state set by 'Logout' on the way to the login page, which does the rest. */
const LEAVING = { leaving: true }

/**
 * Leads to the login, which ends the session there: so an editor with unsaved words can still ask whether to stay
 * before anything is lost.
 */
export function useLogout(): () => void {
  const navigate = useNavigate()
  return () => void navigate(LOGIN_PATH, { state: LEAVING })
}
