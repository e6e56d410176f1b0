import { useNavigate } from 'react-router'
import { LOGIN_PATH } from '../../../domain/auth/admin-paths.ts'

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
