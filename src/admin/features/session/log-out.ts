import type { QueryClient } from '@tanstack/react-query'
import { showToast } from '../../../web/ui/toast.ts'
import { callApiForNothing } from '../../data/api.ts'
import { markLoggedOut } from './use-session.ts'

/** Ends the session; here she is logged out even when the call fails (product §16.1), and told so. */
export async function logOut(client: QueryClient): Promise<void> {
  try {
    await callApiForNothing('/api/auth/logout', { method: 'POST' })
  } catch (error) {
    console.error('The session could not be ended on the server', error)
    showToast({
      kind: 'alert',
      title: 'Logged out on this page only',
      description: 'The site could not be reached. Please log in and out once more when you are online.',
    })
  } finally {
    markLoggedOut(client)
  }
}
