import { type QueryClient, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { verifyAnswer } from '../../../domain/admin/login.ts'
import { LOGIN_PATH } from '../../../domain/auth/admin-paths.ts'
import { showToast } from '../../../web/ui/toast.ts'
import { callApi, callApiForNothing } from '../../data/api.ts'

const SESSION_KEY = ['admin', 'session']

/** Whether the coach is logged in: asked once at load (AUTH-PAGE-1), then known from logging in and out. */
export function useSession(): UseQueryResult<boolean> {
  return useQuery({
    queryKey: SESSION_KEY,
    queryFn: async ({ signal }) => (await callApi(verifyAnswer, '/api/auth/verify', { signal })).valid,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
}

export function markLoggedIn(client: QueryClient): void {
  client.setQueryData(SESSION_KEY, true)
}

/** Forgets all that was loaded behind the login. */
function markLoggedOut(client: QueryClient): void {
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[1] !== 'session' })
  client.setQueryData(SESSION_KEY, false)
}

/** Ends the session; this page counts as logged out even when the call fails (AUTH-PAGE-2), and says so. */
export async function logOut(client: QueryClient): Promise<void> {
  try {
    await callApiForNothing('/api/auth/logout', { method: 'POST' })
  } catch (error) {
    console.error('The session could not be ended on the server', error)
    showToast({
      kind: 'alert',
      title: 'Logged out on this page only',
      description: 'We couldn’t reach the site. Please log in and out once more when you are online.',
    })
  } finally {
    markLoggedOut(client)
  }
}

/** Set on the way to the login by 'Logout'; the login page does the rest. */
const LEAVING = { leaving: true }

/**
 * Leads to the login, which ends the session there: so an editor with unsaved words can still ask whether to stay
 * before anything is lost.
 */
export function useLogout(): () => void {
  const navigate = useNavigate()
  return () => void navigate(LOGIN_PATH, { state: LEAVING })
}
