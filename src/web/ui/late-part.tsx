import { type ComponentType, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useHydrated } from './use-hydrated.ts'

/** How far below the screen something counts as near. */
const NEAR = '600px'

interface LatePartProps<P extends object> {
  /** The part itself, on the server alone. */
  Served: ComponentType<P> | null
  load: () => Promise<ComponentType<P>>
  props: P
}

/**
 * A part that comes to life when it is near or touched. Until then a page the server has made keeps its HTML,
 * whose links and forms work by themselves; its code takes its place with the same look. On a page that was opened by a
 * link it is loaded at once, so that nothing grows while the page is scrolled.
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
      // What stands there already works without.
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
  // React leaves what it finds alone where it is told nothing of its inside.
  return keepsHtml ? (
    <div ref={place} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  ) : (
    <div ref={place} className="min-h-40" />
  )
}

/** What stands where a served link, button or field stood: the focus goes on from there. */
function findSame(place: HTMLElement | null, served: Element): HTMLElement | undefined {
  const name = served.getAttribute('name')
  return [...(place?.querySelectorAll<HTMLElement>(served.tagName) ?? [])].find((element) =>
    name === null ? element.textContent === served.textContent : element.getAttribute('name') === name,
  )
}

/** Styles that were served inside the part outlast it: they stand in the head before it is replaced. */
async function keepSheet(element: HTMLElement): Promise<void> {
  const sheet = element.querySelector('link')?.cloneNode()
  if (!(sheet instanceof HTMLLinkElement)) return
  await new Promise((resolve) => {
    sheet.onload = resolve
    sheet.onerror = resolve
    document.head.append(sheet)
  })
}
