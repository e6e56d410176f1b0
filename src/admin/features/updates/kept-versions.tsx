import { useState } from 'react'
import { formatNearDate } from '../../../domain/time/dates.ts'
import { type UpdateDetails, updateCalls } from '../../../domain/updates/update-calls.ts'
import { Button } from '../../../web/ui/button.tsx'
import { SiteLink } from '../../../web/ui/site-link.tsx'
import { useChange } from '../../data/calls.ts'
import { useClock } from '../../data/use-clock.ts'
import { useSite } from '../../data/use-site.ts'
import { StateBadge } from '../../ui/badges.tsx'
import { Panel } from '../../ui/panel.tsx'
import { TitledDialog } from '../../ui/titled-dialog.tsx'
import { ProofForm } from '../account/proof-form.tsx'

type Kept = UpdateDetails['kept'][number]

/** The versions that stay on the machine, and the way back to the one before. */
export function KeptVersions({ kept }: { kept: readonly Kept[] }) {
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
    <li className="grid min-h-15 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-t-[1.5px] border-line px-5 py-2.5 leading-[1.35]">
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

/** Goes back to the version before, after saying what that loses, behind the password. */
export function GoBack({
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
  const close = () => {
    setAsking(false)
    rollback.reset()
  }
  return (
    <>
      <Button look="line" size={size} onClick={() => setAsking(true)}>
        {label}
        {label === 'Go back' && <span className="sr-only"> to {version}</span>}
      </Button>
      <TitledDialog open={isAsking} title={`Go back to ${version}?`} width="middle" onClose={close}>
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
        {isAsking && (
          <ProofForm
            action={rollback}
            onProof={({ password }) => rollback.mutate({ body: { password } })}
            label={`Go back to ${version}`}
            busyLabel="Checking..."
            withCode={false}
          />
        )}
      </TitledDialog>
    </>
  )
}
