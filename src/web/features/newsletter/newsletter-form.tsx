import { ArrowRight } from 'lucide-react'
import {
  type ReactElement,
  type FormEvent as ReactFormEvent,
  type RefObject,
  useEffect,
  useReducer,
  useRef,
  useState,
} from 'react'
import {
  NO_CONNECTION,
  PLAN_TAG,
  type ReferralSource,
  SUBSCRIBE_PATH,
  SUBSCRIBED_RESET_MS,
  WELCOME,
} from '../../../domain/newsletter/constants.ts'
import { type BotSignals, HONEYPOT_FIELD } from '../../../domain/newsletter/honeypot.ts'
import { Button, type ButtonLook } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { FieldError, HoneypotField, TextField } from '../../ui/field.tsx'
import { dismissToast, showAlert, showToast } from '../../ui/toast.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { useBotSignals, useEmailQuestion, useSingleSubmit } from '../forms/form-hooks.ts'
import {
  FORM_LOOKS,
  FORMS,
  type FormEvent,
  type FormPaper,
  type FormState,
  nextState,
  shownStep,
  startForm,
} from './form-state.ts'
import { rememberDismissal } from './popup-memory.ts'

interface NewsletterFormProps {
  source: ReferralSource
  /** The paper it is placed on, where that differs from the source's default. */
  paper?: FormPaper
  onSubscribed?: () => void
}

/** Renders the newsletter form (NEWS-FORM-3). Without JavaScript it posts the email, and the server answers with a page. */
export function NewsletterForm({ source, paper = FORMS[source].paper, onSubscribed }: NewsletterFormProps) {
  const { send } = FORMS[source]
  const { tokens, button } = FORM_LOOKS[paper]
  const form = useRef<HTMLFormElement>(null)
  const { question, ask } = useEmailQuestion((likely) => {
    const field = form.current?.querySelector<HTMLInputElement>('input[name="email"]')
    if (field) field.value = likely
    form.current?.requestSubmit()
  })
  const { state, later, submit, goBack, clearProblem } = useNewsletterForm(
    source,
    useBotSignals(form),
    ask,
    onSubscribed,
  )
  const hydrated = useHydrated()
  const box = useRef<HTMLDivElement>(null)
  useStepFocus(box, state)

  function onSubmit(event: ReactFormEvent<HTMLFormElement>) {
    event.preventDefault()
    submit(new FormData(event.currentTarget))
  }

  return (
    <div ref={box} className={classNames('outline-none', tokens)}>
      {later && state.step === 'success' ? (
        <later.SubscribedPanel email={state.email} isTitled={paper === 'sheet'} />
      ) : (
        <form
          ref={form}
          method="post"
          action={SUBSCRIBE_PATH}
          noValidate={hydrated}
          aria-busy={state.step === 'submitting' || undefined}
          onSubmit={onSubmit}
          onInput={clearProblem}
          className="relative flex flex-col gap-3"
        >
          <input type="hidden" name="referralSource" value={source} />
          <input type="hidden" name="tags" value={PLAN_TAG} />
          <HoneypotField name={HONEYPOT_FIELD} />
          {later && shownStep(state) === 'name' ? (
            <later.NameStep state={state} send={send} look={button} onBack={goBack} />
          ) : (
            <EmailStep state={state} send={send} look={button} inRow={paper === 'pine'} question={question} />
          )}
          <div role="alert" className="empty:-mt-3">
            {state.problem?.at === 'form' && (
              <FieldError id={`newsletter-${source}-problem`}>{state.problem.message}</FieldError>
            )}
          </div>
          <p className="type-small text-muted">{hintOf(state)}</p>
        </form>
      )}
    </div>
  )
}

function hintOf(state: FormState): string {
  if (!state.asksName) return 'Unsubscribe with one click, any time.'
  return shownStep(state) === 'email'
    ? 'Step 1 of 2. Next, your first name, if you like.'
    : 'Step 2 of 2. Unsubscribe with one click, any time.'
}

interface EmailStepProps {
  state: FormState
  /** The button's text where this is the only step. */
  send: string
  look: ButtonLook
  /** True where the button is beside the field. */
  inRow: boolean
  /** The question shown for an address that looks like a slip. */
  question: ReactElement | null
}

function EmailStep({ state, send, look, inRow, question }: EmailStepProps) {
  const isSending = state.step === 'submitting'
  return (
    <div className={classNames('grid gap-3', inRow && 'sm:grid-cols-[minmax(0,1fr)_auto]')}>
      <TextField
        label="Email address"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="you@example.com"
        required
        readOnly={isSending}
        defaultValue={state.email}
        error={state.problem?.at === 'email' ? state.problem.message : null}
        hint={question}
      />
      <Button
        type="submit"
        look={look}
        aria-disabled={isSending || undefined}
        className={classNames(
          inRow ? 'self-start sm:mt-[calc(var(--hf-text-small)*1.5+.4rem)]' : 'mt-1 w-full',
        )}
      >
        {state.asksName ? (
          <>
            Continue
            <ArrowRight aria-hidden className="size-5" />
          </>
        ) : (
          <SendingLabel isSending={isSending}>{send}</SendingLabel>
        )}
      </Button>
    </div>
  )
}

type LaterSteps = typeof import('./later-steps.tsx')

/** Manages the form's state and the actions of its buttons. */
function useNewsletterForm(
  source: ReferralSource,
  readSigns: () => BotSignals,
  askAboutEmail: (email: string) => Promise<boolean>,
  onSubscribed?: () => void,
) {
  const [state, dispatch] = useReducer(nextState, FORMS[source].asksName, startForm)
  const [later, setLater] = useState<LaterSteps | null>(null)
  const failureToast = useRef<number>(undefined)
  useEffect(() => {
    if (state.step !== 'success') return
    const timer = setTimeout(() => dispatch({ type: 'reset' }), SUBSCRIBED_RESET_MS)
    return () => clearTimeout(timer)
  }, [state.step])

  /** @param steps null where their code could not be loaded: then sending fails too */
  async function send({ email, firstName }: FormState, steps: LaterSteps | null) {
    // The result of the last try is out of date.
    if (failureToast.current !== undefined) dismissToast(failureToast.current)
    const signs = readSigns()
    const failure = steps ? await steps.subscribe({ email, firstName, source, signs }) : NO_CONNECTION
    if (failure !== null) {
      dispatch({ type: 'refused', message: failure })
      failureToast.current = showAlert('Subscription failed', failure)
      return
    }
    dispatch({ type: 'accepted' })
    showToast({ title: WELCOME })
    rememberDismissal()
    onSubscribed?.()
  }

  const oneAtATime = useSingleSubmit()
  async function submit(fields: FormData) {
    if (state.step !== 'email' && state.step !== 'name') return
    const event: FormEvent =
      state.step === 'email'
        ? { type: 'email-given', email: textOf(fields, 'email') }
        : { type: 'name-given', firstName: textOf(fields, 'firstName') }
    const next = nextState(state, event)
    if (next.problem) return dispatch(event)
    if (state.step === 'email' && (await askAboutEmail(next.email))) return
    const steps = later ?? (await import('./later-steps.tsx').catch(() => null))
    if (!steps) return send(next, null)
    setLater(steps)
    dispatch(event)
    if (next.step === 'submitting') await send(next, steps)
  }

  return {
    state,
    later,
    submit: (fields: FormData) => oneAtATime(() => submit(fields)),
    goBack: () => dispatch({ type: 'went-back' }),
    clearProblem: () => dispatch({ type: 'typed' }),
  }
}

function textOf(fields: FormData, name: string): string {
  const value = fields.get(name)
  return typeof value === 'string' ? value : ''
}

/**
 * Moves the focus with the form's steps: to the next field, to the invalid field, to the thanks. It does not move when
 * the thanks time out: by then the reader may be elsewhere on the page.
 */
function useStepFocus(box: RefObject<HTMLElement | null>, { step, problem }: FormState): void {
  const before = useRef(step)
  useEffect(() => {
    const from = before.current
    before.current = step
    const moved = from !== step
    if (step === 'success' && moved) focusBox(box.current)
    if (step === 'name' && from === 'email') focusField(box.current, 'firstName')
    if (step === 'email' && moved && from !== 'success') focusField(box.current, 'email')
    if (problem?.at === 'email') focusField(box.current, 'email')
  }, [step, problem, box])
}

function focusField(box: HTMLElement | null, name: string): void {
  box?.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.focus()
}

/** Made focusable only when needed: a dialog that opens would otherwise focus the box instead of its first field. */
function focusBox(box: HTMLElement | null): void {
  if (!box) return
  box.tabIndex = -1
  box.focus({ preventScroll: true })
}

/** The button's text while its form is being sent; the width stays the same, so that nothing moves. */
export function SendingLabel({ isSending, children }: { isSending: boolean; children: string }) {
  return (
    <span className="grid">
      <span className={classNames('col-start-1 row-start-1', isSending && 'invisible')}>{children}</span>
      {isSending && <span className="col-start-1 row-start-1">One moment…</span>}
    </span>
  )
}
