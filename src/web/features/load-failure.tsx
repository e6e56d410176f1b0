import type { ReactNode } from 'react'
import { Button } from '../ui/button.tsx'

interface LoadFailureProps {
  title: string
  /** A sentence that says what to do. */
  children: ReactNode
  onRetry: () => void
}

/** An answer that could not be had while navigating: a sentence and 'Try again' (contract §4), never 'not found'. */
export function LoadFailure({ title, children, onRetry }: LoadFailureProps) {
  return (
    <div role="alert" className="grid justify-items-start gap-4 py-12">
      <h2 className="type-h2">{title}</h2>
      <p className="type-lead text-muted max-w-120">{children}</p>
      <Button onClick={onRetry}>Try again</Button>
    </div>
  )
}
