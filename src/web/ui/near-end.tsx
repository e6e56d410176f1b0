import { type ReactNode, useEffect, useRef, useState } from 'react'

/** How far below the screen something counts as near. */
const NEAR = '800px'

/**
 * A part far down the page, left out of the first HTML and loaded when its place comes near. Where it cannot be
 * loaded, nothing stands there.
 */
export function NearEnd({
  load,
  className,
}: {
  load: () => Promise<() => ReactNode>
  /** Keeps its room free until then. */
  className?: string
}) {
  const place = useRef<HTMLDivElement>(null)
  const [render, setRender] = useState<(() => ReactNode) | null>(null)
  useEffect(() => {
    if (!place.current) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        // What is missing is an extra; the page is whole without it.
        load().then(
          (loaded) => setRender(() => loaded),
          () => undefined,
        )
      },
      { rootMargin: NEAR },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={place} className={className}>
      {render?.()}
    </div>
  )
}
