import './on-the-list.css'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useSearchParams } from '../../data/page-context.ts'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'
import { ExpiredLink } from './expired-link.tsx'
import { followLink, type LinkDone, type LinkOutcome } from './follow-link.ts'
import { SendingLabel } from './newsletter-form.tsx'

interface LinkPageProps {
  /** The page's `Head` until the action is done. */
  head: ReactNode
  title: string
  children: ReactNode
  /** Beside the words, on phones above them; decorative. */
  picture: ReactNode
  /** Address the button posts to. */
  path: string
  button: string
  /** Renders the page after the action, with its own heading and title. */
  renderDone: (done: LinkDone) => ReactNode
  /** Renders the page of a refused link; by default the server's message and how to get a new link. */
  renderExpired?: (message: string) => ReactNode
}

type Step = { kind: 'idle' } | { kind: 'sending' } | LinkOutcome

/**
 * The page a letter's link opens: one button, which posts (NEWS-LINK-1: no GET changes anything). Without JavaScript
 * the form is posted by the browser, and the server answers with a page.
 */
export function LinkPage({
  head,
  title,
  children,
  picture,
  path,
  button,
  renderDone,
  renderExpired = (message) => <ExpiredLink>{message}</ExpiredLink>,
}: LinkPageProps) {
  const search = useSearchParams()
  const token = search.get('token') ?? ''
  const [step, setStep] = useState<Step>({ kind: 'idle' })
  const outcome = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (step.kind === 'done' || step.kind === 'expired') outcome.current?.focus()
  }, [step.kind])

  async function send(event: FormEvent) {
    event.preventDefault()
    if (step.kind === 'sending') return
    setStep({ kind: 'sending' })
    setStep(await followLink(path, token))
  }

  if (step.kind === 'done')
    return (
      <div ref={outcome} tabIndex={-1} className="on-the-list outline-none">
        {renderDone(step.done)}
      </div>
    )
  if (step.kind === 'expired')
    return (
      <div ref={outcome} tabIndex={-1} className="outline-none">
        {head}
        {renderExpired(step.message)}
      </div>
    )
  return (
    <section className="on-the-list wrap grid items-center gap-x-16 gap-y-8 py-[clamp(1.5rem,1rem+3vw,5rem)] md:grid-cols-2">
      {head}
      <div className="link-picture row-start-1 md:col-start-2">{picture}</div>
      <div className="grid justify-items-start gap-6">
        <h1 className="type-d2 max-w-[17ch]">{title}</h1>
        <div className="type-lead text-muted grid max-w-160 gap-4">{children}</div>
        <form method="post" action={path} onSubmit={send}>
          <input type="hidden" name="token" value={token} />
          <Button type="submit" aria-disabled={step.kind === 'sending' || undefined}>
            <SendingLabel isSending={step.kind === 'sending'}>{button}</SendingLabel>
          </Button>
        </form>
        <div role="alert" className="empty:-mt-6">
          {step.kind === 'failed' && <FieldError id="link-problem">{step.message}</FieldError>}
        </div>
      </div>
    </section>
  )
}
