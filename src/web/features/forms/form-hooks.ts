import { type ReactElement, type RefObject, useEffect, useRef, useState } from 'react'
import { type FormSigns, HONEYPOT_FIELD } from '../../../domain/newsletter/honeypot.ts'

/** What tells the server whether a person filled in a form: how long it was open, and what stands in its honeypot. */
export function useFormSigns(form: RefObject<HTMLFormElement | null>): () => FormSigns {
  const openedAt = useRef(0)
  useEffect(() => {
    // A form that came with the page was there from the page's beginning.
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
 * Lets a form do what it does when it is sent, and not again while that is under way. It may wait for code that is still
 * being loaded, before anything on the screen says so; a second press meanwhile would send everything twice.
 */
export function useOneAtATime(): (work: () => Promise<void>) => void {
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
 * Asks once about an address that looks like a slip. What it needs is loaded when a form is first sent; where it does not
 * come, nothing is asked.
 *
 * @param onTake gives the field the probable address instead
 */
export function useEmailQuestion(onTake: (likely: string) => void) {
  const [asked, setAsked] = useState<Asked | null>(null)

  /** Whether something is asked now, so that the form waits for another press. */
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
