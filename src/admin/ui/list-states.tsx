import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../web/ui/button.tsx'
import { Skeleton } from '../../web/ui/skeleton.tsx'

interface EmptyStateProps {
  title: string
  children?: ReactNode
  /** What to do about it: a button or a link. */
  action?: ReactNode
}

/** What stands where a list would be: a half-disc, a line, a way on. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-2 px-5 py-12 text-center">
      <span aria-hidden className="mb-2 h-6 w-12 rounded-b-[24px] bg-butter" />
      <p className="type-panel">{title}</p>
      {children && <p className="max-w-100 text-small text-muted">{children}</p>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  )
}

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

/** Quiet rows where a list will be; `children` is what a screen reader hears. */
export function LoadingRows({ rows = 5, children }: { rows?: number; children: string }) {
  return (
    <div role="status">
      <p className="sr-only">{children}</p>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="flex items-center gap-4 border-t-[1.5px] border-line px-5 py-3.5">
          <Skeleton className="h-12 w-16 flex-none" />
          <div className="grid flex-1 gap-2">
            <Skeleton className="h-4 w-3/5" />
            <Skeleton className="h-4 w-2/5" />
          </div>
        </div>
      ))}
    </div>
  )
}
