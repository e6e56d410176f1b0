import { LoadingText, Skeleton } from '../../ui/skeleton.tsx'
import { usePageTitle } from '../head.tsx'

export function RecipeSkeleton() {
  return (
    <div className="wrap pt-[clamp(1rem,.5rem+2vw,2.5rem)] pb-section">
      <title>{usePageTitle('Loading recipe...')}</title>
      <div className="grid gap-6 lg:grid-cols-2 lg:items-center lg:gap-14">
        <Skeleton className="aspect-4/3 lg:order-2" />
        <div className="grid gap-5">
          <LoadingText>Loading recipe...</LoadingText>
          <Skeleton className="h-[clamp(5rem,4rem+8vw,10rem)]" />
          <Skeleton className="h-14" />
          <Skeleton className="h-12 w-3/4" />
        </div>
      </div>
      <div className="mt-12 grid gap-12 lg:grid-cols-[4fr_7fr]">
        <Skeleton className="h-96" />
        <Skeleton className="h-96" />
      </div>
    </div>
  )
}
