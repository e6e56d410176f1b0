import { useLogout } from '../features/session/session.ts'

/** Who is here, and the way out (product §16.3: the label 'Admin User' and Logout). */
export function AdminUser() {
  const logOut = useLogout()
  return (
    <div className="grid flex-none">
      <span className="text-small leading-tight font-bold">Admin User</span>
      <button
        type="button"
        onClick={logOut}
        className="-mx-2 relative inline-flex min-h-7 items-center justify-self-start px-2 text-small font-[650] text-accent-text after:absolute after:-inset-2 hover:underline"
      >
        Logout
      </button>
    </div>
  )
}
