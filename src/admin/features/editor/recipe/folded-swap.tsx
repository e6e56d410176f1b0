import { ChevronDown } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { useReveal } from '../../../ui/reveal.ts'
import type { SwapRow } from '../recipe-rows.ts'

interface FoldedSwapProps {
  row: SwapRow
  name: string
  /** The ingredient it is for. */
  of: string
  isWrong: boolean
  children: ReactNode
}

/** A swap in one line, which opens into its fields; one that is being written is open. */
export function FoldedSwap({ row, name, of, isWrong, children }: FoldedSwapProps) {
  const element = useRef<HTMLDetailsElement>(null)
  const [isOpen, setOpen] = useState(of === '' || row.with?.ingredient === '')
  useReveal(element, () => setOpen(true))
  return (
    <details
      ref={element}
      open={isOpen || isWrong}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="group"
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 text-small leading-snug [&::-webkit-details-marker]:hidden">
        <span className="wrap-anywhere">
          <span className="sr-only">{name}, </span>
          <b className="font-[650]">No {row.avoid}:</b>{' '}
          {row.with === null
            ? `leave out ${of}`
            : `${row.with.ingredient || 'what'} instead of ${of || 'what'}`}
        </span>
        <ChevronDown aria-hidden className="size-5 flex-none group-open:rotate-180" />
      </summary>
      <div className="grid gap-2.5 pt-1">{children}</div>
    </details>
  )
}
