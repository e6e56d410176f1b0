import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

/** A placeholder shape for content that is loading. Screen readers read the loading text beside it. */
export function Skeleton({ className, ...rest }: Pick<ComponentProps<'div'>, 'className' | 'style'>) {
  return (
    <div
      aria-hidden
      data-skeleton
      className={classNames('animate-pulse rounded-paper bg-sunken', className)}
      {...rest}
    />
  )
}

/** The text shown while loading, e.g. 'Loading article...' (PAGE-RENDER-2). */
export function LoadingText({ children }: { children: string }) {
  return (
    <p role="status" className="text-small text-muted">
      {children}
    </p>
  )
}
