import { Send } from 'lucide-react'
import { type KeyboardEvent, useId, useRef } from 'react'
import { checkContactMessage } from '../../../domain/contact/contact-rules.ts'
import { HONEYPOT_FIELD } from '../../../domain/newsletter/honeypot.ts'
import { Button } from '../../ui/button.tsx'
import { HoneypotField } from '../../ui/honeypot-field.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { useFormSigns } from '../use-form-signs.ts'
import { ContactFields } from './contact-fields.tsx'
import { ContactNotices } from './contact-notices-box.tsx'
import { whatIsMissing } from './contact-state.ts'
import { ContactThanks } from './contact-thanks.tsx'
import { CONTACT_PATH } from './send-contact-message.ts'
import { useContactForm } from './use-contact-form.ts'
import { useDraft } from './use-draft.ts'
import { useOutcomeFocus } from './use-outcome-focus.ts'

const COOLDOWN_HINT = 'Please wait a moment before submitting again'

/** The contact form (product §11.1). Without JavaScript it posts, and the server answers with a page. */
export function ContactForm() {
  const hydrated = useHydrated()
  const hintId = useId()
  const box = useRef<HTMLDivElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const { state, dispatch, submit, isCooling } = useContactForm(useFormSigns(form))
  useDraft(form, state.values, (values) => dispatch({ type: 'restored', values }))
  useOutcomeFocus(box, state.phase)
  const isSending = state.phase === 'sending'
  const missing = whatIsMissing(state.values)
  const isBlocked = hydrated && (isSending || isCooling || missing !== null)

  function trySending() {
    const [problem] = checkContactMessage(state.values)
    if (problem && !isCooling) form.current?.querySelector<HTMLElement>(`[name="${problem.field}"]`)?.focus()
    void submit()
  }

  // A disabled button swallows Enter, and the form would stay silent about what is missing.
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !isBlocked || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    trySending()
  }

  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      {state.phase === 'sent' ? (
        <ContactThanks sender={state.sender} notices={state.notices} />
      ) : (
        <form
          ref={form}
          method="post"
          action={CONTACT_PATH}
          noValidate={hydrated}
          aria-label="Contact"
          aria-describedby={hintId}
          aria-busy={isSending || undefined}
          onKeyDown={onKeyDown}
          onSubmit={(event) => {
            event.preventDefault()
            trySending()
          }}
          className="relative grid gap-5"
        >
          <HoneypotField name={HONEYPOT_FIELD} />
          <ContactFields
            state={state}
            onType={(field, value) => dispatch({ type: 'typed', field, value })}
            onLeave={(field) => dispatch({ type: 'left', field })}
          />
          <ContactNotices notices={state.notices} />
          <div className="flex min-h-12 flex-wrap items-center gap-x-5 gap-y-3">
            <Button type="submit" disabled={isBlocked} aria-describedby={hintId}>
              {isSending ? 'Sending Message...' : 'Send message'}
              <Send aria-hidden className="size-5" />
            </Button>
            <div id={hintId} className="type-small text-muted min-w-0 flex-1 basis-48">
              <p role="status">{isCooling && !isSending && COOLDOWN_HINT}</p>
              {hydrated && !isSending && !isCooling && missing && <p>{missing}</p>}
            </div>
          </div>
        </form>
      )}
    </div>
  )
}
