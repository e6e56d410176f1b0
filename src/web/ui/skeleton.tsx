import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

/** A quiet shape where something will be. The loading text beside it is what a screen reader hears. */
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

/** The words of a wait, e.g. 'Loading article...' (PAGE-RENDER-2). */
export function LoadingText({ children }: { children: string }) {
  return (
    <p role="status" className="text-small text-muted">
      {children}
    </p>
  )
}
