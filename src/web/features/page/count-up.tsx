import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Stat } from '../../../domain/site/settings.ts'
import { classNames } from '../../ui/class-names.ts'

interface CountUpProps {
  stat: Stat
  durationMs: number
  /** How long it waits for its neighbours. */
  delayMs?: number
  suffixClassName?: string
}

/**
 * A number that counts up once when it is first seen (HOME-COUNT-1). The HTML holds the final one, a screen
 * reader reads it all along, and its width is kept while it counts.
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

/** A rating keeps its decimal: '5.0'. */
function decimalsOf({ value, label }: Stat): number {
  return Number.isInteger(value) && !/rating/i.test(label) ? 0 : 1
}

/** How much of it must be visible before it counts (HOME-COUNT-1). */
const VISIBLE_SHARE = 0.3

interface Counting {
  final: number
  durationMs: number
  delayMs: number
}

/**
 * The number to show instead of the final one, or null for the final one: before hydration, when done, and with
 * reduced motion. It is set back the moment its first line appears, so that the jump is not seen.
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

/** It begins near the final number, so that a visitor who looks early does not read one far from it (HOME-COUNT-1). */
const FIRST_SHARE = 0.8

/** The number to show while counting: quick at first, slow at the end. */
export function countUpValue(final: number, elapsedMs: number, durationMs: number): number {
  const left = 1 - Math.min(1, Math.max(0, elapsedMs / durationMs))
  return final * (1 - (1 - FIRST_SHARE) * left ** 3)
}

/** `19`, `1976`, `5.0`: without separators, and with as many decimals as told. */
export function formatCount(value: number, decimals: number): string {
  return value.toFixed(decimals)
}
