import { type ReactNode, useId } from 'react'
import {
  type Backup,
  type BackupRun,
  backupCalls,
  type NightlyResult,
  type RestoreResult,
} from '../../../domain/backups/backup-calls.ts'
import { deletionProblem, parseBackupName } from '../../../domain/backups/backup-rules.ts'
import { formatDateAndTime } from '../../../domain/time/zoned-time.ts'
import { Button } from '../../../web/ui/button.tsx'
import { useChange } from '../../data/calls.ts'
import { useSite } from '../../data/use-site.ts'
import { EmptyState, NotLoaded } from '../../ui/list-states.tsx'
import { Note } from '../../ui/note.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Panel } from '../../ui/panel.tsx'
import { PaperPicture } from '../../ui/paper-picture.tsx'
import { ExportPanel } from '../open-formats/export-panel.tsx'
import { useBackups } from './backup-queries.ts'
import { BackupRow } from './backup-row.tsx'
import { describeRun } from './backup-words.ts'
import { SECOND_PLACE_TITLE, SecondPlace, SecondPlaceAdvice } from './second-place.tsx'

function FirstBackup() {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="min-w-0 rounded-field border-[1.5px] border-line bg-surface text-small"
    >
      <div className="grid items-center gap-x-8 gap-y-4 p-5 sm:grid-cols-[auto_minmax(0,1fr)] sm:p-7">
        <PaperPicture name="box" className="w-28 md:w-36" />
        <div className="grid gap-1.5">
          <h2 id={id} className="type-h3">
            No backups yet
          </h2>
          <p className="max-w-[65ch] text-body">The first one runs tonight at three, or now if you like.</p>
          <p className="max-w-[65ch] text-muted">
            After that one is made every night; those of the last 7 days and 4 weeks are kept.
          </p>
        </div>
      </div>
      <section
        aria-labelledby={`${id}-second`}
        className="grid gap-2 border-t-[1.5px] border-line p-5 sm:px-7"
      >
        <h3 id={`${id}-second`} className="font-body text-base font-[650]">
          {SECOND_PLACE_TITLE}
        </h3>
        <SecondPlaceAdvice />
      </section>
    </section>
  )
}

export function BackupsPage() {
  const { list, running, onRestore } = useBackups()
  const make = useChange(backupCalls.make, { failure: 'No backup was begun' })
  const backups = list.data?.backups ?? []
  // No backup has been made, and there is no copy elsewhere: one panel says so.
  const isFirst = backups.length === 0 && !list.data?.nightly && list.data?.copy === null
  return (
    <>
      <PageHeader
        title="Backups"
        actions={
          <Button onClick={() => make.mutate({})} disabled={make.isPending || running !== null}>
            Make a backup now
          </Button>
        }
      >
        Your whole site in one file. Download one now and then, and keep it somewhere safe.
      </PageHeader>
      {list.data ? (
        <div className="grid grid-cols-1 gap-5">
          <RunState running={running} restored={list.data.last_restore}>
            {list.data.last_failure !== null && (
              <Note look="bad" title="The last backup didn’t work">
                <p>
                  {list.data.last_failure}
                  {list.data.nightly?.ok === false && ' Last night’s didn’t work either.'}
                </p>
                <NextAfterFailure backups={backups} />
              </Note>
            )}
          </RunState>
          {isFirst ? (
            <FirstBackup />
          ) : (
            <>
              <NightlyNote
                nightly={list.data.nightly}
                backups={backups}
                isFailureTold={list.data.last_failure !== null && running === null}
              />
              <SecondPlace copy={list.data.copy} />
            </>
          )}
          {backups.length > 0 ? (
            <Panel title="On this machine" padded={false} className="overflow-clip">
              <ul aria-label="Backups">
                {backups.map((backup) => (
                  <BackupRow
                    key={backup.name}
                    backup={backup}
                    busy={running !== null}
                    onRestore={onRestore}
                    deletable={deletionProblem(backup.name, { backups, running: running !== null }) === null}
                  />
                ))}
              </ul>
            </Panel>
          ) : (
            !isFirst && (
              <EmptyState picture="box" title="No backups yet">
                The first one runs tonight, or now if you like.
              </EmptyState>
            )
          )}
          <ExportPanel />
        </div>
      ) : (
        <NotLoaded query={list} failure="We couldn’t load the backups." loading="Loading backups..." />
      )}
    </>
  )
}

interface RunStateProps {
  running: BackupRun | null
  restored: RestoreResult | null
  /** Shown about the last run when none is in progress. */
  children: ReactNode
}

/** The live region exists from the start, so that what appears in it is announced. */
function RunState({ running, restored, children }: RunStateProps) {
  return (
    <div role="status" className="grid gap-5 empty:hidden">
      {running ? (
        <Note
          look="info"
          title={running.restoring ? 'Your site is being brought back' : 'A backup is being made'}
        >
          <p aria-hidden>{describeRun(running)}</p>
          {running.total > 0 && <RunBar {...running} />}
          <p>
            {running.restoring
              ? 'Readers see it as it is until all of it is ready. You can leave this page.'
              : 'Your site goes on as usual meanwhile.'}
          </p>
        </Note>
      ) : (
        <>
          {restored && <RestoreNote restored={restored} />}
          {children}
        </>
      )}
    </div>
  )
}

/** Shows the progress of a step, visually only: the live region would announce every number. */
function RunBar({ done, total }: Pick<BackupRun, 'done' | 'total'>) {
  return (
    <div aria-hidden className="my-1 h-2.5 max-w-120 overflow-clip rounded-pill bg-surface">
      <div
        className="h-full rounded-pill bg-info transition-[width] duration-(--hf-slow)"
        style={{ width: `${(100 * done) / total}%` }}
      />
    </div>
  )
}

/** Shows how the last restore ended, for a day. */
function RestoreNote({ restored: { name, ok, reason } }: { restored: RestoreResult }) {
  const { time_zone } = useSite()
  const backup = parseBackupName(name)
  const when = backup ? formatDateAndTime(backup.created_at, time_zone) : name
  if (!ok) {
    return (
      <Note look="bad" title={`Going back to ${when} didn’t work`}>
        <p>{reason}</p>
      </Note>
    )
  }
  return (
    <Note look="good" title={`Your site is back as it was on ${when}`}>
      <p>The way it was just before is saved below.</p>
    </Note>
  )
}

function NextAfterFailure({ backups }: { backups: readonly Backup[] }) {
  const { time_zone } = useSite()
  const newest = backups.find(({ proof }) => proof?.proven)
  return (
    <p>
      {newest
        ? `The newest one that works is from ${formatDateAndTime(newest.created_at, time_zone)}. `
        : 'None is proven to work. '}
      The next one runs tonight at three, or now if you like.
    </p>
  )
}

interface NightlyNoteProps {
  nightly: NightlyResult | null
  backups: readonly Backup[]
  /** True where the failure is already shown: it is not repeated for each run. */
  isFailureTold: boolean
}

function NightlyNote({ nightly, backups, isFailureTold }: NightlyNoteProps) {
  const { time_zone } = useSite()
  if (!nightly) {
    return (
      <Note look="info" title="No nightly backup yet">
        <p>One is made every night at three; those of the last 7 days and 4 weeks are kept.</p>
      </Note>
    )
  }
  const when = formatDateAndTime(nightly.at, time_zone)
  if (nightly.ok === null) return <Note look="info" title={`The night’s backup was begun on ${when}`} />
  if (nightly.ok) {
    return (
      <Note look="good" title="Last night’s backup worked">
        <p>Made on {when} and restored as a test: nothing was missing.</p>
      </Note>
    )
  }
  if (isFailureTold) return null
  return (
    <Note look="bad" title="Last night’s backup didn’t work">
      <p>{nightly.reason}</p>
      <NextAfterFailure backups={backups} />
    </Note>
  )
}
