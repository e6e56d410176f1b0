import { type ReactElement, useState } from 'react'

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
