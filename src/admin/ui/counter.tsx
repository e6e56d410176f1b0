import { Check } from 'lucide-react'

interface CounterProps {
  length: number
  max: number
  /** From here on the length is good, and the counter says so. */
  goodFrom?: number
}

/** How much of a field is used: a verdict at the left, `51/60` at the right. For a field's hint. */
export function Counter({ length, max, goodFrom }: CounterProps) {
  const isGood = goodFrom !== undefined && length >= goodFrom && length <= max
  return (
    <span className="flex justify-between gap-4">
      <span className="inline-flex items-center gap-1 font-semibold text-ok">
        {isGood && (
          <>
            <Check aria-hidden className="size-4" />
            Good length
          </>
        )}
      </span>
      <span className="tabular-nums">
        {length}/{max}
      </span>
    </span>
  )
}
