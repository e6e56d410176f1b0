import type { ReactNode } from 'react'
import type { ContentKind } from '../../../domain/items/status.ts'
import { useLocation } from '../../data/page-context.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyBowl } from '../../ui/empty-bowl.tsx'
import { Head, usePageTitle } from '../page/head.tsx'

interface LoadFailureProps {
  title: string
  /** A sentence that says what to do. */
  children: ReactNode
  onRetry: () => void
  /** 1 where the whole page is missing and this is its main heading. */
  headingLevel?: 1 | 2
}

/** Shown when a request fails while navigating: a sentence and 'Try again' (PAGE-FAIL-1), never 'not found'. */
export function LoadFailure({ title, children, onRetry, headingLevel = 2 }: LoadFailureProps) {
  const Heading = headingLevel === 1 ? 'h1' : 'h2'
  return (
    <div role="alert" className="grid justify-items-start gap-4 py-12">
      <EmptyBowl />
      <Heading className="type-h2">{title}</Heading>
      <p className="type-lead text-muted max-w-120">{children}</p>
      <Button onClick={onRetry}>Try again</Button>
    </div>
  )
}

/** Shown when an article or recipe cannot be loaded at the moment: never 'not found' (PAGE-FAIL-1). */
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
