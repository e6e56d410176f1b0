import { LoadingText, Skeleton } from '../../ui/skeleton.tsx'
import { usePageTitle } from '../head.tsx'

export function ArticleSkeleton() {
  return (
    <div className="wrap grid gap-5 pt-[clamp(1rem,.5rem+2vw,2.5rem)] pb-section">
      <title>{usePageTitle('Loading article...')}</title>
      <LoadingText>Loading article...</LoadingText>
      <Skeleton className="h-[clamp(5rem,4rem+8vw,10rem)] max-w-3xl" />
      <Skeleton className="h-14 max-w-2xl" />
      <Skeleton className="h-11 max-w-60" />
      <Skeleton className="mt-3 aspect-video" />
    </div>
  )
}
