import { classNames } from '../../ui/class-names.ts'
import { Skeleton } from '../../ui/skeleton.tsx'

/** The featured block's shape; `className` gives the bars a colour that shows on a field. */
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
        'grid gap-5 lg:items-center lg:gap-14',
        flip ? 'lg:grid-cols-[5fr_7fr]' : 'lg:grid-cols-[7fr_5fr]',
      )}
    >
      <Skeleton
        className={classNames(
          ratio === '16:9' ? 'aspect-video' : 'aspect-4/3',
          flip && 'lg:order-2',
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
