import type { ContentKind } from '../../domain/items/status.ts'
import { useLocation } from '../data/page-context.ts'
import { Head, usePageTitle } from './head.tsx'
import { LoadFailure } from './load-failure.tsx'

/** An article or recipe that could not be had just now: never 'not found' (PAGE-FAIL-1). */
export function ItemLoadFailure({ kind, onRetry }: { kind: ContentKind; onRetry: () => void }) {
  const { pathname } = useLocation()
  const title = `We couldn’t load this ${kind}`
  return (
    <div className="wrap min-h-[60dvh]">
      <Head title={usePageTitle(title)} description={title} canonical={pathname} noindex />
      <LoadFailure title={title} headingLevel={1} onRetry={onRetry}>
        Please check your connection and try again.
      </LoadFailure>
    </div>
  )
}
