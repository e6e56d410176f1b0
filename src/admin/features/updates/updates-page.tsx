import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { DAY } from '../../../domain/time/durations.ts'
import type { UpdateDetails, UpdateStatus } from '../../../domain/updates/update-calls.ts'
import { Button } from '../../../web/ui/button.tsx'
import { useClock } from '../../data/use-clock.ts'
import { useSite } from '../../data/use-site.ts'
import { FailureNote, LoadingRows, Sheet } from '../../ui/list-states.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { GoBack, KeptVersions } from './kept-versions.tsx'
import { OfferSheet } from './offer-sheet.tsx'
import { CurrentSheet, DoneSheet, NoSourceSheet, RunningSheet, UndoneSheet } from './update-panels.tsx'
import { useLookNow, useUpdates } from './update-queries.ts'
import { describeMoment } from './update-words.ts'

/** `/admin/updates`: which version there is, what is newer, and how far an update is. */
export function UpdatesPage() {
  const { status, details } = useUpdates()
  const look = useLookNow()
  const { time_zone } = useSite()
  const now = useClock()
  const asked = details.data?.asked_at
  const isAsked = details.data ? details.data.source !== null : false
  return (
    <>
      <PageHeader
        title="Updates"
        actions={
          isAsked &&
          status.data?.state !== 'running' && (
            <Button look="line" disabled={look.isPending} onClick={() => look.mutate({})}>
              <RefreshCw aria-hidden className="size-4.5" />
              {look.isPending ? 'Checking...' : 'Check now'}
            </Button>
          )
        }
      >
        {isAsked
          ? `Asked for once a day${asked ? `, last ${describeMoment(asked, now, time_zone)}` : ''}. Nothing about you or your readers is sent.`
          : 'New versions of your site.'}
      </PageHeader>
      {status.data && details.data ? (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          <State status={status.data} details={details.data} />
          {details.data.kept.length > 0 && <KeptVersions kept={details.data.kept} />}
        </div>
      ) : status.isError || details.isError ? (
        <Sheet>
          <FailureNote onRetry={() => void Promise.all([status.refetch(), details.refetch()])}>
            We couldn’t find out about updates.
          </FailureNote>
        </Sheet>
      ) : (
        <Sheet>
          <LoadingRows rows={3}>Looking for updates...</LoadingRows>
        </Sheet>
      )}
    </>
  )
}

/** The one sheet that says how things stand. How the last update ended is told for a day, or until a newer one is there. */
function State({ status, details }: { status: UpdateStatus; details: UpdateDetails }) {
  const [again, setAgain] = useState<string | null>(null)
  const now = Date.parse(useClock())
  const { run } = details
  const isRecent = run?.ended_at ? now - Date.parse(run.ended_at) < DAY : false
  const [newest] = status.available
  if (status.state === 'running') return <RunningSheet status={status} details={details} />
  const isTold = run && isRecent && again !== run.started_at
  if (
    isTold &&
    (status.state === 'rolled_back' || status.state === 'failed') &&
    (!newest || newest.version === run.to)
  )
    return (
      <UndoneSheet
        status={status}
        details={details}
        run={run}
        onAgain={newest ? () => setAgain(run.started_at) : null}
      />
    )
  const before = details.kept.find(({ role }) => role === 'before')
  if (isTold && status.state === 'done' && (!newest || run.kind === 'rollback'))
    return (
      <DoneSheet
        run={run}
        news={details.news}
        goBack={before && <GoBack version={before.version} label={`Go back to ${before.version}`} />}
      />
    )
  if (newest) return <OfferSheet current={status.current} available={status.available} />
  if (details.source === null) return <NoSourceSheet current={status.current} />
  return <CurrentSheet status={status} details={details} />
}
