import type { ReactElement } from 'react'
import { suggestEmail } from '../../../domain/text/email-typo.ts'

/**
 * Returns the question under an address that looks like a slip (NEWS-FORM-4): one press takes the probable address.
 * Sent again, the address is taken as written.
 *
 * @returns null where there is nothing to ask
 */
export function askAboutEmail(email: string, onTake: (likely: string) => void): ReactElement | null {
  const likely = suggestEmail(email)
  if (likely === null) return null
  return (
    <span role="alert" className="text-ink">
      Did you mean{' '}
      <button
        type="button"
        onClick={() => onTake(likely)}
        className="min-h-11 font-[650] underline decoration-2 underline-offset-[.22em] wrap-anywhere"
      >
        {likely}
      </button>
      ? If not, just send it again.
    </span>
  )
}
