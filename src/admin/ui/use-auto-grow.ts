import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/** Makes a text area as tall as its text, where the browser does not do so itself (`field-sizing: content`). */
export function useAutoGrow(): RefObject<HTMLTextAreaElement | null> {
  const area = useRef<HTMLTextAreaElement>(null)
  useLayoutEffect(() => {
    if (area.current) fit(area.current)
  })
  useEffect(() => {
    const element = area.current
    if (!element) return
    // In a hidden tab it has no height yet, and at another width another one.
    const watcher = new ResizeObserver(() => requestAnimationFrame(() => fit(element)))
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [])
  return area
}

function fit(area: HTMLTextAreaElement): void {
  if (CSS.supports('field-sizing', 'content')) return
  const { offsetHeight, clientHeight, style } = area
  // Keeps the page as long as it is while the text is measured: a shorter one would scroll.
  style.marginBottom = `${offsetHeight}px`
  style.height = 'auto'
  style.height = `${area.scrollHeight + offsetHeight - clientHeight}px`
  style.marginBottom = ''
}
