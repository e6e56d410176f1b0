import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { SiteLink } from '../../ui/site-link.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

interface FeatureBlockProps {
  href: string
  title: string
  picture: ReactNode
  /** True with the picture on the right of wide screens. */
  flip?: boolean
  /** Shown above the title. */
  mark: ReactNode
  children: ReactNode
}

/** The one large item of an index page; the title's link covers the whole block. */
export function FeatureBlock({ href, title, picture, flip = false, mark, children }: FeatureBlockProps) {
  return (
    <article
      className={classNames(
        'group relative grid gap-5 lg:items-center lg:gap-14 low:grid-cols-2 low:items-center',
        flip ? 'lg:grid-cols-[5fr_7fr]' : 'lg:grid-cols-[7fr_5fr]',
      )}
    >
      <div className={classNames('min-w-0', flip && 'row-start-1 lg:col-start-2 low:col-start-2')}>
        {picture}
      </div>
      <div className="flex min-w-0 flex-col items-start gap-4">
        {mark}
        <h2 className="font-display text-[clamp(2rem,1.5rem+2.1vw,3.5rem)] leading-[1.03] font-extrabold tracking-[-.03em] wrap-anywhere">
          <SiteLink
            href={href}
            className="no-underline decoration-accent decoration-[.07em] underline-offset-[.12em] group-hover:underline after:absolute after:inset-0 after:content-['']"
          >
            {title}
          </SiteLink>
        </h2>
        {children}
      </div>
    </article>
  )
}

/** The featured block's skeleton; `className` gives the bars a colour that shows on a field. */
export function FeatureSkeleton({
  ratio,
  flip = false,
  className,
}: {
  ratio: '16:9' | '4:3'
  flip?: boolean
  className?: string
}) {
  return (
    <div
      aria-hidden
      className={classNames(
        'grid gap-5 lg:items-center lg:gap-14 low:grid-cols-2 low:items-center',
        flip ? 'lg:grid-cols-[5fr_7fr]' : 'lg:grid-cols-[7fr_5fr]',
      )}
    >
      <Skeleton
        className={classNames(
          ratio === '16:9' ? 'aspect-video' : 'aspect-4/3',
          flip && 'row-start-1 lg:col-start-2 low:col-start-2',
          className,
        )}
      />
      <div className="grid gap-4">
        <Skeleton className={classNames('h-3 w-24', className)} />
        <Skeleton className={classNames('h-32', className)} />
        <Skeleton className={classNames('h-12', className)} />
        <Skeleton className={classNames('h-3 w-40', className)} />
      </div>
    </div>
  )
}
