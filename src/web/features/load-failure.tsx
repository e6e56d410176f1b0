import type { ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { EmptyBowl } from '../ui/empty-bowl.tsx'

interface LoadFailureProps {
  title: string
  /** A sentence that says what to do. */
  children: ReactNode
  onRetry: () => void
  /** 1 where the whole page is missing and this is its heading. */
  headingLevel?: 1 | 2
}

/** An answer that could not be had while navigating: a sentence and 'Try again' (PAGE-FAIL-1), never 'not found'. */
export function LoadFailure({ title, children, onRetry, headingLevel = 2 }: LoadFailureProps) {
  const Heading = headingLevel === 1 ? 'h1' : 'h2'
  return (
    <div role="alert" className="grid justify-items-start gap-4 py-12">
      <EmptyBowl />
      <Heading className="type-h2">{title}</Heading>
      <p className="type-lead text-muted max-w-120">{children}</p>
      <Button onClick={onRetry}>Try again</Button>
    </div>
  )
}
