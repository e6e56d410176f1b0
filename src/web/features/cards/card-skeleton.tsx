import { classNames } from '../../ui/class-names.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { CARD_LAYOUTS, type CardLayout } from './card-layouts.ts'

interface CardSkeletonProps {
  layout?: CardLayout
  ratio?: '16:9' | '4:3'
}

/** A card of the same shape whose words are still on the way. */
export function CardSkeleton({ layout = 'grid', ratio = '16:9' }: CardSkeletonProps) {
  const look = CARD_LAYOUTS[layout]
  const box = ratio === '16:9' ? 'aspect-video' : 'aspect-4/3'
  return (
    <div aria-hidden className={look.card}>
      <Skeleton className={classNames(box, look.picture)} />
      <div className="grid content-start gap-3">
        <Skeleton className="h-3 w-24" />
        <Skeleton className="h-6 w-4/5" />
        <Skeleton className={classNames('h-3.5 w-full', layout === 'side' && 'max-md:hidden')} />
        <Skeleton className="h-3 w-20" />
      </div>
    </div>
  )
}
