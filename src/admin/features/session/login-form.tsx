import { Button } from '../../../web/ui/button.tsx'
import { CodeField } from './code-field.tsx'
import { PasswordField } from './password-field.tsx'
import { useLogin } from './use-login.ts'

/** Password and button, then the code where a second step is switched on; the page and the dialog in place share it. */
export function LoginForm({ onLoggedIn }: { onLoggedIn: () => void }) {
  const { field, step, password, code, error, isBusy, type, submit, startAgain } = useLogin(onLoggedIn)
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      {step === 'password' ? (
        <PasswordField ref={field} value={password} onType={type} error={error} busy={isBusy} />
      ) : (
        <CodeField ref={field} value={code} onType={type} error={error} busy={isBusy} />
      )}
      <Button type="submit" disabled={isBusy} className="w-full">
        {isBusy ? 'Authenticating...' : 'Secure Login'}
      </Button>
      {step === 'code' && (
        <Button look="quiet" size="small" onClick={startAgain} disabled={isBusy}>
          Back to the password
        </Button>
      )}
    </form>
  )
}
