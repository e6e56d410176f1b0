import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useSearchParams } from '../../data/page-context.ts'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'
import { followLink } from './follow-link.ts'
import { SendingLabel } from './newsletter-form.tsx'

interface LinkPageProps {
  title: string
  children: ReactNode
  /** Where the button posts. */
  path: string
  button: string
  /** What stands here once it is done. */
  renderDone: (planUrl: string | null) => ReactNode
}

type Step =
  | { kind: 'idle' }
  | { kind: 'sending' }
  | { kind: 'done'; planUrl: string | null }
  | { kind: 'failed'; message: string }

/**
 * The page a letter's link opens: one button, which posts (product §10.6: no GET changes anything). Without JavaScript
 * the form posts by itself, and the server answers with a page.
 */
export function LinkPage({ title, children, path, button, renderDone }: LinkPageProps) {
  const search = useSearchParams()
  const token = search.get('token') ?? ''
  const [step, setStep] = useState<Step>({ kind: 'idle' })
  const outcome = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (step.kind === 'done') outcome.current?.focus()
  }, [step.kind])

  async function send(event: FormEvent) {
    event.preventDefault()
    if (step.kind === 'sending') return
    setStep({ kind: 'sending' })
    setStep(await followLink(path, token))
  }

  return (
    <section className="wrap grid justify-items-start gap-6 py-section">
      <h1 className="type-d2 max-w-[17ch]">{title}</h1>
      {step.kind === 'done' ? (
        <div
          ref={outcome}
          tabIndex={-1}
          className="type-lead grid max-w-160 justify-items-start gap-6 outline-none"
        >
          {renderDone(step.planUrl)}
        </div>
      ) : (
        <>
          <div className="type-lead text-muted grid max-w-160 gap-4">{children}</div>
          <form method="post" action={path} onSubmit={send}>
            <input type="hidden" name="token" value={token} />
            <Button type="submit" aria-disabled={step.kind === 'sending' || undefined}>
              <SendingLabel isSending={step.kind === 'sending'}>{button}</SendingLabel>
            </Button>
          </form>
          <div role="alert">
            {step.kind === 'failed' && <FieldError id="link-problem">{step.message}</FieldError>}
          </div>
        </>
      )}
    </section>
  )
}
