import { type ComponentType, useCallback, useState } from 'react'
import type { NewsletterDialogProps } from './newsletter-dialog.tsx'

/** Loads the dialog's code on demand: most visits never open it. `prepare` rejects when it cannot be loaded. */
export function useNewsletterDialog() {
  const [Sheet, setSheet] = useState<ComponentType<NewsletterDialogProps> | null>(null)
  const prepare = useCallback(async () => {
    const { NewsletterDialog } = await import('./newsletter-dialog.tsx')
    setSheet(() => NewsletterDialog)
  }, [])
  return { Sheet, prepare }
}
