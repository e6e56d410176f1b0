import type { ReactNode } from 'react'

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
