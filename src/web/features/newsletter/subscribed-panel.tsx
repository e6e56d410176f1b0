import { WELCOME } from './use-newsletter-form.ts'

/** The thanks in the form's place: what the toast says stays here, with what to do next. */
export function SubscribedPanel({ email }: { email: string }) {
  return (
    <div className="grid gap-3">
      <p className="type-h3">{WELCOME}</p>
      <p>
        Nearly there. Check your inbox at <strong className="font-[650] wrap-anywhere">{email}</strong> and
        confirm with the link in our letter, and the plan is yours.
      </p>
      <p className="type-small text-muted">
        Nothing there after a minute or two? It may be hiding in your spam folder.
      </p>
    </div>
  )
}
