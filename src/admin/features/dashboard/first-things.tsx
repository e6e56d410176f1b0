import type { UseQueryResult } from '@tanstack/react-query'
import type { Overview } from '../../../domain/admin/overview.ts'
import { Skeleton } from '../../../web/ui/skeleton.tsx'
import { FailureNote } from '../../ui/failure-note.tsx'
import { Panel } from '../../ui/panel.tsx'
import { MostRead } from './most-read.tsx'
import { NewestPeople } from './newest-people.tsx'
import { ToFinish } from './to-finish.tsx'

/** What she needs first thing: what waits to be finished, who wrote, what is read. */
export function FirstThings({ overview }: { overview: UseQueryResult<Overview> }) {
  if (overview.isPending) return <Skeleton className="h-64" />
  if (!overview.data) {
    return (
      <Panel title="At a glance" padded={false}>
        <FailureNote onRetry={() => void overview.refetch()}>
          Drafts, messages and most read could not be loaded.
        </FailureNote>
      </Panel>
    )
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 md:grid-cols-2 xl:grid-cols-3">
      <ToFinish overview={overview.data} />
      <NewestPeople overview={overview.data} />
      <MostRead items={overview.data.most_read} />
    </div>
  )
}
