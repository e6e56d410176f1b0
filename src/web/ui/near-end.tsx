import { type ReactNode, useEffect, useRef, useState } from 'react'

/** Distance below the viewport that counts as near. */
const NEAR = '800px'

/**
 * A part far down the page, omitted from the first HTML and loaded when its place comes near. Where it cannot be
 * loaded, nothing is shown.
 */
export function NearEnd({
  load,
  className,
}: {
  load: () => Promise<() => ReactNode>
  /** Reserves its room until then. */
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
        // The part is not essential; the page is complete without it.
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
