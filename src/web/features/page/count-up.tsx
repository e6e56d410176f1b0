import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Stat } from '../../../domain/site/settings.ts'
import { classNames } from '../../ui/class-names.ts'

interface CountUpProps {
  stat: Stat
  durationMs: number
  /** Delay after the preceding figure. */
  delayMs?: number
  suffixClassName?: string
}

/**
 * A number that counts up once when it is first seen (HOME-COUNT-1). The HTML has the final number, screen readers
 * always read that, and the width is reserved while it counts.
 */
export function CountUp({ stat, durationMs, delayMs = 0, suffixClassName }: CountUpProps) {
  const element = useRef<HTMLSpanElement>(null)
  const decimals = decimalsOf(stat)
  const final = formatCount(stat.value, decimals)
  const shown = useCountUp(element, { final: stat.value, durationMs, delayMs })
  const suffix = stat.suffix && <span className={suffixClassName}>{stat.suffix}</span>
  return (
    <span ref={element} className="inline-grid whitespace-nowrap">
      {/* While it counts, the final number stays for screen readers and keeps the width. */}
      <span className={classNames('col-start-1 row-start-1', shown !== null && 'opacity-0')}>
        {final}
        {suffix}
      </span>
      {shown !== null && (
        <span aria-hidden className="col-start-1 row-start-1">
          {formatCount(shown, decimals)}
          {suffix}
        </span>
      )}
    </span>
  )
}

/** Returns the number of decimals; a rating keeps one: '5.0'. */
function decimalsOf({ value, label }: Stat): number {
  return Number.isInteger(value) && !/rating/i.test(label) ? 0 : 1
}

/** Visible share at which it starts to count (HOME-COUNT-1). */
const VISIBLE_SHARE = 0.3

interface Counting {
  final: number
  durationMs: number
  delayMs: number
}

/**
 * Returns the number to show instead of the final one, or null for the final one: before hydration, when done, and with
 * reduced motion. It is reset as soon as the first line of it is visible, so that the jump is not seen.
 */
function useCountUp(
  element: RefObject<Element | null>,
  { final, durationMs, delayMs }: Counting,
): number | null {
  const [shown, setShown] = useState<number | null>(null)
  useEffect(() => {
    const target = element.current
    if (!target || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
    let frame = 0
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        if (entry.intersectionRatio < VISIBLE_SHARE) return setShown(final * FIRST_SHARE)
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

/** The count starts near the final number, so that an early glance does not read a number far from it (HOME-COUNT-1). */
const FIRST_SHARE = 0.8

/** Returns the number to show while counting: fast at first, slow at the end. */
export function countUpValue(final: number, elapsedMs: number, durationMs: number): number {
  const left = 1 - Math.min(1, Math.max(0, elapsedMs / durationMs))
  return final * (1 - (1 - FIRST_SHARE) * left ** 3)
}

/** Returns `19`, `1976`, `5.0`: without separators, and with the given number of decimals. */
export function formatCount(value: number, decimals: number): string {
  return value.toFixed(decimals)
}
