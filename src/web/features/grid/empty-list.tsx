import { Button } from '../../ui/button.tsx'
import { EmptyBowl } from '../../ui/empty-bowl.tsx'

interface EmptyListProps {
  /** The text of the empty list. */
  children: string
  /** Set when the list could not be loaded: the same text, with a retry (PAGE-FAIL-2). */
  onRetry?: () => void
}

export function EmptyList({ children, onRetry }: EmptyListProps) {
  return (
    <div role={onRetry ? 'alert' : 'status'} className="grid justify-items-start gap-4 py-8">
      <EmptyBowl />
      <p className="type-lead text-muted">{children}</p>
      {onRetry && <Button onClick={onRetry}>Try again</Button>}
    </div>
  )
}
