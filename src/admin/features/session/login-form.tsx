import { Button } from '../../../web/ui/button.tsx'
import { PasswordField } from './password-field.tsx'
import { useLogin } from './use-login.ts'

/** Password and button; the page and the dialog in place share it. */
export function LoginForm({ onLoggedIn }: { onLoggedIn: () => void }) {
  const { field, password, error, isBusy, type, submit } = useLogin(onLoggedIn)
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <PasswordField ref={field} value={password} onType={type} error={error} busy={isBusy} />
      <Button type="submit" disabled={isBusy} className="w-full">
        {isBusy ? 'Authenticating...' : 'Secure Login'}
      </Button>
    </form>
  )
}
