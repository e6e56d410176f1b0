import { type ReactElement, type RefObject, useEffect, useRef, useState } from 'react'
import { type BotSignals, HONEYPOT_FIELD } from '../../../domain/newsletter/honeypot.ts'

/** Returns what tells the server whether a person filled in a form: how long it was open, and its honeypot's content. */
export function useBotSignals(form: RefObject<HTMLFormElement | null>): () => BotSignals {
  const openedAt = useRef(0)
  useEffect(() => {
    // A form that came with the page was open from the page's beginning.
    const cameWithPage = document.documentElement.dataset.hydrated === undefined
    openedAt.current = cameWithPage ? 0 : performance.now()
  }, [])
  return () => {
    const honeypot = form.current ? new FormData(form.current).get(HONEYPOT_FIELD) : null
    return {
      website: typeof honeypot === 'string' ? honeypot : '',
      elapsed: Math.round(performance.now() - openedAt.current),
    }
  }
}

/**
 * Runs a form's submission, and ignores further ones while it is in progress. It may wait for code that is still
 * loading, before the screen shows anything; a second press meanwhile would send everything twice.
 */
export function useSingleSubmit(): (work: () => Promise<void>) => void {
  const isUnderWay = useRef(false)
  return (work) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    void work().finally(() => {
      isUnderWay.current = false
    })
  }
}

interface Asked {
  email: string
  question: ReactElement
}

/**
 * Asks once about an address that looks like a slip. Its code is loaded when a form is first sent; where that fails,
 * nothing is asked.
 *
 * @param onTake puts the probable address into the field
 */
export function useEmailQuestion(onTake: (likely: string) => void) {
  const [asked, setAsked] = useState<Asked | null>(null)

  /** Whether a question is shown now, so that the form waits for another press. */
  async function ask(email: string): Promise<boolean> {
    if (asked?.email === email) return false
    const question = await import('./email-question.tsx').then(
      ({ askAboutEmail }) =>
        askAboutEmail(email, (likely) => {
          setAsked(null)
          onTake(likely)
        }),
      () => null,
    )
    setAsked(question && { email, question })
    return question !== null
  }
  return { question: asked?.question ?? null, ask }
}
