import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { formatSize } from '../../../domain/items/labels.ts'
import { formatLongDate, formatNearDate } from '../../../domain/time/dates.ts'
import { DAY } from '../../../domain/time/durations.ts'
import { type UpdateDetails, type UpdateStatus, updateCalls } from '../../../domain/updates/update-calls.ts'
import { Button } from '../../../web/ui/button.tsx'
import { SiteLink } from '../../../web/ui/site-link.tsx'
import { describeFailure, fieldFailure } from '../../data/api.ts'
import { useChange } from '../../data/calls.ts'
import { useClock } from '../../data/use-clock.ts'
import { useSite } from '../../data/use-site.ts'
import { StateBadge } from '../../ui/badges.tsx'
import { Form } from '../../ui/form.tsx'
import { NotLoaded, Sheet } from '../../ui/list-states.tsx'
import { Note } from '../../ui/note.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Panel } from '../../ui/panel.tsx'
import { ProofDialog } from '../account/proof-form.tsx'
import { PasswordField } from '../session/credential-fields.tsx'
import {
  CurrentSheet,
  DoneSheet,
  NoSourceSheet,
  Points,
  RunningSheet,
  UndoneSheet,
  UpdateSheet,
} from './update-panels.tsx'
import { BoxPicture } from './update-pictures.tsx'
import { useCheckForUpdates, useUpdates } from './update-queries.ts'
import { describeMoment, pointsOf } from './update-words.ts'

export function UpdatesPage() {
  const { status, details } = useUpdates()
  const look = useCheckForUpdates()
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
        <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          <State status={status.data} details={details.data} />
          {details.data.kept.length > 0 && <KeptVersions kept={details.data.kept} />}
        </div>
      ) : (
        <Sheet>
          <NotLoaded
            query={{
              isError: status.isError || details.isError,
              refetch: () => Promise.all([status.refetch(), details.refetch()]),
            }}
            failure="We couldn’t find out about updates."
            loading="Looking for updates..."
            rows={3}
          />
        </Sheet>
      )}
    </>
  )
}

/** The only sheet on the current state. The last update's result is shown for a day, or until a newer version is there. */
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

type Available = UpdateStatus['available'][number]

function OfferSheet({ current, available }: Pick<UpdateStatus, 'current' | 'available'>) {
  const [newest] = available
  if (!newest) return null
  return (
    <UpdateSheet
      title={`Version ${newest.version} is here`}
      picture={<BoxPicture />}
      lead={
        <p>You have {current}. The update takes about two minutes; your readers wait five seconds at most.</p>
      }
    >
      {available.map((release, index) => (
        <ReleaseNotes key={release.version} release={release} isOffered={index === 0} />
      ))}
      <UpdateForm version={newest.version} />
    </UpdateSheet>
  )
}

function ReleaseNotes({ release, isOffered }: { release: Available; isOffered: boolean }) {
  const { version, date, notes, size } = release
  return (
    <article className="grid gap-2.5 border-t-[1.5px] border-line px-5 pt-4.5 pb-5">
      <h3 className="flex flex-wrap items-baseline gap-x-3.5 gap-y-0.5 font-display text-[1.25rem] font-bold">
        {version}
        <small className="font-body text-label font-normal text-muted">
          {formatLongDate(`${date}T12:00:00Z`, 'UTC')}
          {isOffered && ` · ${formatSize(size)} · signature checked`}
        </small>
      </h3>
      <Points points={pointsOf(notes)} />
    </article>
  )
}

function UpdateForm({ version }: { version: string }) {
  const [password, setPassword] = useState('')
  const update = useChange(updateCalls.request, { onSuccess: () => setPassword('') })
  const wrongPassword = fieldFailure(update.error, 'password')
  const submit = () => {
    if (!update.isPending) update.mutate({ body: { version, password } })
  }
  return (
    <Form
      onSubmit={submit}
      className="grid grid-cols-1 items-end gap-4 border-t-[1.5px] border-line bg-ground p-5 md:grid-cols-[minmax(0,320px)_auto_1fr]"
    >
      <PasswordField
        label="Your password"
        value={password}
        onType={(text) => {
          setPassword(text)
          update.reset()
        }}
        error={wrongPassword}
        busy={update.isPending}
      />
      <Button type="submit" disabled={update.isPending} className={wrongPassword ? 'md:self-center' : ''}>
        {update.isPending ? 'Checking...' : `Update to ${version}`}
      </Button>
      <div role="alert" className="col-span-full empty:hidden">
        {update.error && !wrongPassword && <Note look="bad" title={describeFailure(update.error)} />}
      </div>
      <p className="col-span-full max-w-[66ch] text-small text-muted">
        Before anything changes, a backup is made and proven. If the new version is not well within a minute,
        the old one comes back by itself.
      </p>
    </Form>
  )
}

type Kept = UpdateDetails['kept'][number]

function KeptVersions({ kept }: { kept: readonly Kept[] }) {
  return (
    <Panel title="Kept on this machine" padded={false}>
      <ul>
        {kept.map((version) => (
          <KeptVersion key={version.version} kept={version} />
        ))}
      </ul>
    </Panel>
  )
}

function KeptVersion({ kept: { version, since, role } }: { kept: Kept }) {
  const { time_zone } = useSite()
  const now = useClock()
  const day = since ? formatNearDate(since, now, time_zone) : null
  return (
    <li className="grid min-h-15 grid-cols-[minmax(0,1fr)_auto] max-[20rem]:grid-cols-1 items-center gap-x-4 border-t-[1.5px] border-line px-5 py-2.5 leading-[1.35]">
      <div>
        <b className="font-display text-[1.0625rem]">{version}</b>
        <p className="text-small text-muted">
          {role === 'current' && (day ? `Here since ${day}` : 'Running')}
          {role === 'before' && 'Kept with its database as it was left.'}
          {role === 'older' && 'Older database: the backups hold it.'}
        </p>
      </div>
      {role === 'current' && <StateBadge look="good">Now</StateBadge>}
      {role === 'before' && <GoBack version={version} label="Go back" size="small" />}
      {role === 'older' && (
        <SiteLink
          href="/admin/backups"
          className="inline-flex min-h-11 items-center text-small font-[650] text-accent-text underline underline-offset-4"
        >
          Backups
        </SiteLink>
      )}
    </li>
  )
}

function GoBack({
  version,
  label,
  size = 'normal',
}: {
  version: string
  label: string
  size?: 'normal' | 'small'
}) {
  const [isAsking, setAsking] = useState(false)
  const rollback = useChange(updateCalls.rollback, { onSuccess: () => setAsking(false) })
  return (
    <>
      <Button look="line" size={size} onClick={() => setAsking(true)}>
        {label}
        {label === 'Go back' && <span className="sr-only"> to {version}</span>}
      </Button>
      <ProofDialog
        open={isAsking}
        title={`Go back to ${version}?`}
        width="middle"
        onClose={() => setAsking(false)}
        action={rollback}
        onProof={({ password }) => rollback.mutate({ body: { password } })}
        label={`Go back to ${version}`}
      >
        <div className="grid gap-3 text-small">
          <p>
            Its database comes back as that version left it. What was written since is no longer on the site:
          </p>
          <ul className="grid list-disc gap-1.5 pl-5">
            <li>articles, recipes and settings you have changed since,</li>
            <li>messages and sign-ups of your readers.</li>
          </ul>
          <p>Everything is saved as a backup first.</p>
        </div>
      </ProofDialog>
    </>
  )
}
