import { type ComponentType, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useHydrated } from './use-hydrated.ts'

/** Distance below the viewport that counts as near. */
const NEAR = '600px'

interface LatePartProps<P extends object> {
  /** The part itself, on the server only. */
  Served: ComponentType<P> | null
  load: () => Promise<ComponentType<P>>
  props: P
}

/**
 * A part that is hydrated when it is near or touched. Until then a served page keeps its HTML, whose links and forms
 * work by themselves; the component then replaces it with the same look. On a page opened by a link it is loaded
 * immediately, so that nothing grows while the page is scrolled.
 */
export function LatePart<P extends object>({ Served, load, props }: LatePartProps<P>) {
  const isAwake = useHydrated()
  const [keepsHtml] = useState(!isAwake)
  const place = useRef<HTMLDivElement>(null)
  const focused = useRef<Element | null>(null)
  const [Part, setPart] = useState<ComponentType<P> | null>(null)
  useEffect(() => {
    const element = place.current
    if (!element || Part) return
    const stop = new AbortController()
    const start = () => {
      stop.abort()
      // On failure the served HTML stays, which works without it.
      keepSheet(element)
        .then(load)
        .then(
          (loaded) => {
            const active = document.activeElement
            focused.current = element.contains(active) ? active : null
            setPart(() => loaded)
          },
          () => undefined,
        )
    }
    if (!keepsHtml) {
      start()
      return
    }
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && start(), {
      rootMargin: NEAR,
    })
    observer.observe(element)
    element.addEventListener('focusin', start, { signal: stop.signal })
    stop.signal.addEventListener('abort', () => observer.disconnect())
    return () => stop.abort()
  }, [])
  useLayoutEffect(() => {
    if (Part && focused.current) findSame(place.current, focused.current)?.focus({ preventScroll: true })
  }, [Part])
  if (import.meta.env.SSR) return <div>{Served && <Served {...props} />}</div>
  if (Part)
    return (
      <div key="alive" ref={place}>
        <Part {...props} />
      </div>
    )
  // React keeps the served content of an element with empty inner HTML.
  return keepsHtml ? (
    <div ref={place} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  ) : (
    <div ref={place} className="min-h-40" />
  )
}

/** Finds the element that replaces a served link, button or field, so that the focus can move to it. */
function findSame(place: HTMLElement | null, served: Element): HTMLElement | undefined {
  const name = served.getAttribute('name')
  return [...(place?.querySelectorAll<HTMLElement>(served.tagName) ?? [])].find((element) =>
    name === null ? element.textContent === served.textContent : element.getAttribute('name') === name,
  )
}

/** Moves styles served inside the part into the head before it is replaced, so that they persist. */
async function keepSheet(element: HTMLElement): Promise<void> {
  const sheet = element.querySelector('link')?.cloneNode()
  if (!(sheet instanceof HTMLLinkElement)) return
  await new Promise((resolve) => {
    sheet.onload = resolve
    sheet.onerror = resolve
    document.head.append(sheet)
  })
}
