import { type ReactNode, useEffect, useState } from 'react'
import { useHydrated } from './use-hydrated.ts'

interface ServedHtmlProps {
  className?: string
  /** What stands in it; loaded only where the page was not served with it. */
  load: () => Promise<() => ReactNode>
  /** The same, rendered on the server. */
  children?: ReactNode
}

/**
 * A part that nothing brings to life: a page the server has made keeps its HTML as it came, so that the first view loads
 * no code for it.
 */
export function ServedHtml({ className, load, children }: ServedHtmlProps) {
  const isAwake = useHydrated()
  const [keepsHtml] = useState(!isAwake)
  const [render, setRender] = useState<(() => ReactNode) | null>(null)
  useEffect(() => {
    if (keepsHtml) return
    // What is missing is an extra; the page is whole without it.
    load().then(
      (loaded) => setRender(() => loaded),
      () => undefined,
    )
  }, [])
  if (import.meta.env.SSR) return <div className={className}>{children}</div>
  return keepsHtml ? (
    // React leaves what it finds alone where it is told nothing of its inside.
    <div className={className} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  ) : (
    <div className={className}>{render?.()}</div>
  )
}
