import { useQuery } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import type { Health } from '../../../domain/health/health-calls.ts'
import { countWell, describeVerdict, sortChecks } from '../../../domain/health/health-words.ts'
import { formatClock, formatDateAndTime } from '../../../domain/time/zoned-time.ts'
import { Button } from '../../../web/ui/button.tsx'
import { LoadingText, Skeleton } from '../../../web/ui/skeleton.tsx'
import { useSite } from '../../data/use-site.ts'
import { CopyButton } from '../../ui/buttons.tsx'
import { FailureNote } from '../../ui/list-states.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Panel } from '../../ui/panel.tsx'
import { FillingBowl } from '../../ui/paper-picture.tsx'
import { healthQuery, useRerunHealthChecks } from './health-queries.ts'
import { HealthRow, WellRow } from './health-row.tsx'

export function HealthPage() {
  const { data, error, refetch } = useQuery(healthQuery)
  const { time_zone } = useSite()
  const looked = data && `Checked every five minutes, last at ${formatClock(data.checked_at, time_zone)}.`
  return (
    <>
      <PageHeader title="Health">{looked}</PageHeader>
      {data ? (
        <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          <Checks health={data} />
          <div className="grid grid-cols-1 gap-6">
            <Machine machine={data.machine} />
            <Helper command={data.machine.doctor} />
          </div>
        </div>
      ) : error ? (
        <FailureNote onRetry={() => void refetch()}>We couldn’t run the checks.</FailureNote>
      ) : (
        <div className="grid gap-3">
          <LoadingText>Checking everything...</LoadingText>
          <Skeleton className="h-28" />
          <Skeleton className="h-60" />
        </div>
      )}
    </>
  )
}

function Checks({ health: { checks } }: { health: Health }) {
  const again = useRerunHealthChecks()
  const { notWell, well } = sortChecks(checks)
  const isHarmless = notWell.every(({ state }) => state !== 'fail')
  return (
    <section
      aria-labelledby="health-verdict"
      className="min-w-0 rounded-field border-[1.5px] border-line bg-surface"
    >
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-4 p-5 max-[20rem]:grid-cols-1 sm:grid-cols-[auto_minmax(0,1fr)_auto] sm:gap-x-6">
        <FillingBowl share={well.length / checks.length} />
        <div role="status" className="min-w-0">
          <h2 id="health-verdict" className="type-h3">
            {describeVerdict(checks)}
          </h2>
          {isHarmless && notWell.length > 0 && (
            <p className="text-muted">Your readers don’t notice any of this.</p>
          )}
        </div>
        <Button
          look={notWell.length === 0 ? 'line' : 'primary'}
          size="small"
          disabled={again.isPending}
          onClick={() => again.mutate()}
          className="max-sm:col-[1/-1]"
        >
          <RotateCw aria-hidden className="size-4.5" />
          {again.isPending ? 'Checking...' : 'Check again'}
        </Button>
      </div>
      <ul>
        {notWell.map((check) => (
          <HealthRow key={check.name} check={check} />
        ))}
        {well.length > 0 && <WellRow checks={well} title={countWell(well.length)} />}
      </ul>
    </section>
  )
}

function Machine({ machine: { version, running_since, address } }: Pick<Health, 'machine'>) {
  const { time_zone } = useSite()
  const facts = [
    { label: 'Version', value: version },
    { label: 'Running since', value: formatDateAndTime(running_since, time_zone) },
    { label: 'Address', value: new URL(address).host },
  ]
  return (
    <Panel title="The machine" padded={false}>
      <dl>
        {facts.map(({ label, value }) => (
          <div key={label} className="border-t-[1.5px] border-line px-5 py-2.5 leading-snug">
            <dt className="text-small text-muted">{label}</dt>
            <dd className="font-display text-body font-bold wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}

function Helper({ command }: { command: string }) {
  return (
    <Panel title="If the site does not start">
      <p className="text-small text-muted">
        Whoever set up the server can run the same checks from a terminal:
      </p>
      <div className="flex items-center justify-between gap-3 rounded-[8px] bg-sunken py-1 pr-2 pl-4">
        <code className="min-w-0 font-mono text-small wrap-anywhere select-all">{command}</code>
        <CopyButton text={command} label="the command" />
      </div>
    </Panel>
  )
}
