import { useRef } from 'react'
import type { Stat } from '../../domain/site/settings.ts'
import { classNames } from '../ui/class-names.ts'
import { formatCount } from './count-up-value.ts'
import { useCountUp } from './use-count-up.ts'

interface CountUpProps {
  stat: Stat
  durationMs: number
  /** How long it waits for its neighbours. */
  delayMs?: number
  suffixClassName?: string
}

/**
 * A number that counts up once when it is first seen (product §4.4). The HTML holds the final one, a screen
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
