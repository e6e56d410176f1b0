import { LoadingText, Skeleton } from '../../ui/skeleton.tsx'

const ROWS = ['first', 'second', 'third', 'fourth', 'fifth']

export function SitemapSkeleton() {
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,9fr)] lg:gap-16">
      <LoadingText>Loading sitemap...</LoadingText>
      <div className="grid max-w-3xl gap-6">
        <Skeleton className="h-16" />
        <Skeleton className="h-12" />
        {ROWS.map((row) => (
          <Skeleton key={row} className="h-20" />
        ))}
      </div>
    </div>
  )
}
