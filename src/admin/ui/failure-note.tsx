import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../web/ui/button.tsx'

/** An answer that could not be had: what failed, and another try. */
export function FailureNote({ children, onRetry }: { children: ReactNode; onRetry: () => void }) {
  return (
    <div role="alert" className="grid justify-items-start gap-4 px-5 py-6">
      <p className="flex items-start gap-2.5 font-semibold text-danger">
        <CircleAlert aria-hidden className="mt-0.5 size-5 flex-none" />
        <span>{children}</span>
      </p>
      <Button look="line" size="small" onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}
