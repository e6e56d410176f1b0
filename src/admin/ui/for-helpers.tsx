import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

/** What only a helper can do, with its variables and commands: closed until it is asked for. */
export function ForHelpers({
  title = 'For whoever set up the server',
  children,
}: {
  title?: string
  children: ReactNode
}) {
  return (
    <details className="group text-small">
      <summary className="-mx-1.5 inline-flex min-h-11 cursor-pointer list-none items-center gap-1.5 rounded-paper px-1.5 font-[650] text-muted hover:bg-sunken [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronDown aria-hidden className="size-4.5 flex-none group-open:rotate-180" />
      </summary>
      <div className="max-w-(--hf-measure) pb-1 wrap-anywhere">{children}</div>
    </details>
  )
}
