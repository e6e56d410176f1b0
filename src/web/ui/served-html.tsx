import { type ReactNode, useEffect, useState } from 'react'
import { useHydrated } from './use-hydrated.ts'

interface ServedHtmlProps {
  className?: string
  /** Loads the content, only where the page was not served with it. */
  load: () => Promise<() => ReactNode>
  /** The same content, rendered on the server. */
  children?: ReactNode
}

/** A part that is never hydrated: a served page keeps its HTML, so that the first view loads no code for it. */
export function ServedHtml({ className, load, children }: ServedHtmlProps) {
  const isAwake = useHydrated()
  const [keepsHtml] = useState(!isAwake)
  const [render, setRender] = useState<(() => ReactNode) | null>(null)
  useEffect(() => {
    if (keepsHtml) return
    // The part is not essential; the page is complete without it.
    load().then(
      (loaded) => setRender(() => loaded),
      () => undefined,
    )
  }, [])
  if (import.meta.env.SSR) return <div className={className}>{children}</div>
  return keepsHtml ? (
    // React keeps the served content of an element with empty inner HTML.
    <div className={className} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  ) : (
    <div className={className}>{render?.()}</div>
  )
}
