import { type RefObject, useEffect, useState } from 'react'
import { countUpValue } from './count-up-value.ts'

/** How much of it must be visible before it counts (product §4.4). */
const VISIBLE_SHARE = 0.3

interface CountUp {
  final: number
  durationMs: number
  delayMs: number
}

/**
 * The number to show instead of the final one, or null for the final one: before hydration, when done, and with
 * reduced motion. It is set to zero the moment its first line appears, so that nobody sees it jump back.
 */
export function useCountUp(
  element: RefObject<Element | null>,
  { final, durationMs, delayMs }: CountUp,
): number | null {
  const [shown, setShown] = useState<number | null>(null)
  useEffect(() => {
    const target = element.current
    if (!target || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
    let frame = 0
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        if (entry.intersectionRatio < VISIBLE_SHARE) return setShown(0)
        observer.disconnect()
        const start = performance.now() + delayMs
        const count = () => {
          const elapsed = performance.now() - start
          setShown(elapsed < durationMs ? countUpValue(final, elapsed, durationMs) : null)
          if (elapsed < durationMs) frame = requestAnimationFrame(count)
        }
        count()
      },
      { threshold: [0, VISIBLE_SHARE] },
    )
    observer.observe(target)
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [element, final, durationMs, delayMs])
  return shown
}
