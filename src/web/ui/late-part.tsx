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
 * whose links and forms work by themselves; its code takes its place with the same look.
 */
export function LatePart<P extends object>({ Served, load, props }: LatePartProps<P>) {
  const isAwake = useHydrated()
  const [keepsHtml] = useState(!isAwake)
  const place = useRef<HTMLDivElement>(null)
  const focused = useRef<string | null>(null)
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
            focused.current = element.contains(active) ? (active?.getAttribute('name') ?? null) : null
            setPart(() => loaded)
          },
          () => undefined,
        )
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
    const name = focused.current
    if (Part && name) place.current?.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`)?.focus()
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
