import { Check } from 'lucide-react'
import { useObservable } from '../editor/observable.ts'
import { useProof } from './proof-context.tsx'

/** In the save bar: the number of findings, with a link to them. Findings never prevent publishing. */
export function ToCheck({ onPress }: { onPress: () => void }) {
  const { state } = useProof()
  const count = useObservable(state, ({ findings }) => findings.length)
  const status = useObservable(state, (now) => now.status)
  if (status !== 'read') return null
  if (count === 0)
    return (
      <span className="inline-flex items-center gap-1.5 text-small font-[650] whitespace-nowrap text-ok max-lg:sr-only">
        <Check aria-hidden className="size-4.5" />
        Nothing to fix
      </span>
    )
  return (
    <button
      type="button"
      onClick={onPress}
      className="inline-flex min-h-11 flex-none items-center gap-2 rounded-pill bg-warn-bg py-0.5 pr-3.5 pl-2 text-small font-[650] text-warn max-lg:px-2"
    >
      <span className="grid size-7 place-items-center rounded-full bg-surface font-display text-[.9375rem] leading-none font-[750]">
        {count}
      </span>
      <span className="whitespace-nowrap max-lg:sr-only">to check</span>
    </button>
  )
}
