import { CircleAlert } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { Skeleton } from '../../web/ui/skeleton.tsx'
import { LineButton } from './buttons.tsx'
import { PaperPicture, type PaperPictureName } from './paper-picture.tsx'

interface EmptyStateProps {
  /** A heading where it is the whole page's content. */
  title: ReactNode
  picture: PaperPictureName
  children?: ReactNode
  /** A button or a link for what to do about it. */
  action?: ReactNode
}

export function EmptyState({ title, picture, children, action }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-2 px-5 py-12 text-center">
      <PaperPicture name={picture} className="mb-3 w-36 md:w-42" />
      {typeof title === 'string' ? <p className="type-panel">{title}</p> : title}
      {children && <p className="max-w-100 text-small text-balance text-muted">{children}</p>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  )
}

/** Rows on white paper, separated by a hairline. */
export function RowList(props: ComponentProps<'ul'>) {
  return (
    <ul
      className="overflow-clip rounded-field border-[1.5px] border-line bg-surface focus:outline-none *:first:border-t-0"
      {...props}
    />
  )
}

/** White paper under a list's placeholder, so that nothing moves when the list arrives. */
export function Sheet({ children }: { children: ReactNode }) {
  return (
    <div className="overflow-clip rounded-field border-[1.5px] border-line bg-surface *:*:first:border-t-0">
      {children}
    </div>
  )
}

export function FailureNote({ children, onRetry }: { children: ReactNode; onRetry: () => void }) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-6 gap-y-4 px-5 py-6">
      <PaperPicture name="plug" className="w-24 flex-none" />
      <div className="grid flex-1 basis-60 justify-items-start gap-3">
        <p className="flex items-start gap-2.5 font-semibold text-danger">
          <CircleAlert aria-hidden className="mt-0.5 size-5 flex-none" />
          <span>{children}</span>
        </p>
        <LineButton onClick={onRetry}>Try again</LineButton>
      </div>
    </div>
  )
}

interface NotLoadedProps {
  query: { isError: boolean; refetch: () => Promise<unknown> }
  failure: ReactNode
  /** The text for screen readers while it is loading. */
  loading: string
  rows?: number
}

/** In place of a list: placeholder rows while it is loading, a retry where that failed. */
export function NotLoaded({ query, failure, loading, rows }: NotLoadedProps) {
  if (query.isError) return <FailureNote onRetry={() => void query.refetch()}>{failure}</FailureNote>
  return <LoadingRows rows={rows}>{loading}</LoadingRows>
}

/** Placeholder rows for a list; `children` is the text for screen readers. */
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
