import { ChevronDown } from 'lucide-react'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'

/** The list, which folds into a line once all of it is in the basket; pressed, it opens again (SHOP-DONE-1). */
export function FoldedOnceDone({ isDone, children }: { isDone: boolean; children: ReactNode }) {
  const [isOpen, setOpen] = useState(!isDone)
  const summary = useRef<HTMLElement>(null)
  const [wasDone, setWasDone] = useState(isDone)
  const isTicking = useRef(false)
  // While it is rendered, so that it has folded before a line takes its focus back.
  if (wasDone !== isDone) {
    setWasDone(isDone)
    setOpen(!isDone)
  }
  useLayoutEffect(() => {
    // The line that was ticked last would take the focus along.
    if (isDone && isTicking.current) summary.current?.focus()
    isTicking.current = false
  }, [isDone])
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      onChange={() => {
        isTicking.current = true
      }}
    >
      <summary
        ref={summary}
        hidden={!isDone}
        className="mt-6 flex min-h-13 list-none items-center justify-between gap-4 border-y-[1.5px] border-line font-[650] [&::-webkit-details-marker]:hidden"
      >
        {isOpen ? 'Fold the list' : 'Show the list'}
        <ChevronDown aria-hidden className={isOpen ? 'size-5 rotate-180' : 'size-5'} />
      </summary>
      {children}
    </details>
  )
}
