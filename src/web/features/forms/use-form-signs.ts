import { type RefObject, useEffect, useRef } from 'react'
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
