import { startTransition, useEffect, useRef, useState } from 'react'

/** How long she must pause before the preview follows, at the least, in milliseconds. */
const SHORTEST = 150

/**
 * The site's own HTML of a text, a moment after it last changed: the longer a text takes to render, the longer the
 * moment, so that writing never waits for its preview. Null until the first time.
 */
export function useRenderedMarkdown(text: string): string | null {
  const [html, setHtml] = useState<string | null>(null)
  const cost = useRef(0)
  useEffect(() => {
    let isStale = false
    const timer = setTimeout(
      async () => {
        const { markdownToHtml } = await import('../../../../domain/text/markdown-to-html.ts')
        if (isStale) return
        const start = performance.now()
        const next = markdownToHtml(text)
        cost.current = performance.now() - start
        startTransition(() => setHtml(next))
      },
      Math.max(SHORTEST, cost.current * 4),
    )
    return () => {
      isStale = true
      clearTimeout(timer)
    }
  }, [text])
  return html
}
