import '../newsletter/on-the-list.css'
import type { ReactNode } from 'react'
import type { PlanPage } from '../../../domain/newsletter/workout-plan.ts'
import { type PageLoad, type PageOutcome, useSearchParams } from '../../data/page-context.ts'
import { useRead } from '../../data/use-read.ts'
import { LoadFailure } from '../missing/load-failure.tsx'
import { ExpiredLink } from '../newsletter/expired-link.tsx'

/** Fetches the plan of the subscriber the link belongs to; a link that does not work is a missing page. */
export async function loadPlan({ reads, search }: PageLoad): Promise<PageOutcome | undefined> {
  const lookup = await reads.fetch('plan', { token: search.get('token') ?? '' })
  if (lookup.kind !== 'found') return { status: 404 }
}

/** Renders the plan, or why there is none. */
export function PlanAnswer({ children }: { children: (plan: PlanPage, token: string) => ReactNode }) {
  const search = useSearchParams()
  const token = search.get('token') ?? ''
  const { data, error, isFetching, refetch } = useRead('plan', { token })
  if (data?.kind === 'found') return <div className="on-the-list">{children(data.item, token)}</div>
  if (!data && error && !isFetching)
    return (
      <div className="wrap">
        <LoadFailure title="We couldn’t load your plan" headingLevel={1} onRetry={refetch}>
          Please check your connection and try again. The plan isn’t going anywhere.
        </LoadFailure>
      </div>
    )
  if (!data) return <p className="wrap type-lead py-section">Loading your plan...</p>
  return <ExpiredLink>Sign up again and we’ll send you a fresh one.</ExpiredLink>
}
