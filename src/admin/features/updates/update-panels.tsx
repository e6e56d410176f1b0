import { Copy, TriangleAlert } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import type { UpdateDetails, UpdateStatus } from '../../../domain/updates/update-calls.ts'
import { Button } from '../../../web/ui/button.tsx'
import { copyWithToast } from '../../../web/ui/copy-text.ts'
import { useClock } from '../../data/use-clock.ts'
import { useSite } from '../../data/use-site.ts'
import { TitledDialog } from '../../ui/dialogs.tsx'
import { UpdatePath, WellPicture } from './update-pictures.tsx'
import { adviceFor, describeMoment, describeTime, describeWaiting, pointsOf } from './update-words.ts'

export type Run = NonNullable<UpdateDetails['run']>

interface SheetProps {
  title: string
  picture?: ReactNode
  /** Shown under the title. */
  lead: ReactNode
  children?: ReactNode
}

/** The page's only sheet; its first line names the current version. */
export function UpdateSheet({ title, picture, lead, children }: SheetProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="min-w-0 overflow-clip rounded-field border-[1.5px] border-line bg-surface"
    >
      <div
        className={`grid grid-cols-1 items-center gap-5 px-5 pt-5.5 pb-6 ${picture ? 'md:grid-cols-[auto_minmax(0,1fr)] md:gap-8 md:p-7' : ''}`}
      >
        {picture}
        <div>
          <h2 id={id} className="type-h2 text-balance">
            {title}
          </h2>
          <div className="mt-1.5 grid gap-3 text-muted">{lead}</div>
        </div>
      </div>
      {children}
    </section>
  )
}

/** Shown while an update is in progress, or waits for the updater. */
export function RunningSheet({ status, details }: { status: UpdateStatus; details: UpdateDetails }) {
  const { run } = details
  const at = status.steps.findIndex(({ state }) => state === 'running')
  const done = status.steps.filter(({ state }) => state === 'done').length
  const step = Math.min(status.steps.length, at === -1 ? done + 1 : at + 1)
  const isWaiting = run?.is_taken === false
  return (
    <UpdateSheet
      title={run?.kind === 'rollback' ? `Going back to ${run.to}` : `Updating to ${run?.to ?? ''}`}
      lead={
        <p role="status">
          {isWaiting && details.command !== null ? (
            <>
              It begins when this is typed on the machine: <code>{details.command}</code>
            </>
          ) : isWaiting ? (
            'It begins in a moment. You can close this page; it goes on by itself.'
          ) : (
            `Step ${step} of ${status.steps.length}. You can close this page; it goes on by itself.`
          )}
        </p>
      }
    >
      <UpdatePath steps={status.steps} times={run?.step_ms ?? []} />
    </UpdateSheet>
  )
}

export function DoneSheet({ run, news, goBack }: { run: Run; news: string; goBack: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  const { time_zone } = useSite()
  const now = useClock()
  const points = pointsOf(news)
  const took = run.ended_at ? Date.parse(run.ended_at) - Date.parse(run.started_at) : 0
  const when = run.ended_at ? describeMoment(run.ended_at, now, time_zone) : ''
  return (
    <UpdateSheet
      title={`You have ${run.to}`}
      picture={<WellPicture />}
      lead={
        <>
          <p>
            Done {when} in {describeTime(took) || 'a moment'}. {describeWaiting(run)}
            {run.kind === 'update' && ` ${run.from} is kept in case.`}
          </p>
          <p className="mt-1 flex flex-wrap gap-2.5 text-ink">
            {points.length > 0 && (
              <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
                See what is new
              </Button>
            )}
            {goBack}
          </p>
        </>
      }
    >
      {isOpen && (
        <div className="border-t-[1.5px] border-line px-5 py-5">
          <Points points={points} />
        </div>
      )}
    </UpdateSheet>
  )
}

/** Shown when the new version was started and the previous one is restored, or when nothing was changed at all. */
export function UndoneSheet({
  status,
  details,
  run,
  onAgain,
}: {
  status: UpdateStatus
  details: UpdateDetails
  run: Run
  onAgain: (() => void) | null
}) {
  const { time_zone } = useSite()
  const now = useClock()
  const failed = status.steps.find(({ state }) => state === 'failed')
  const reason = failed?.sentence ?? ''
  const isUndone = status.state === 'rolled_back'
  const when = run.ended_at ? describeMoment(run.ended_at, now, time_zone) : ''
  return (
    <UpdateSheet
      title={isUndone ? `${run.from} is back, and all is as before` : 'Not even started'}
      lead={
        <p>
          {isUndone
            ? `The update to ${run.to} was undone by itself ${when}. ${describeWaiting(run)}`
            : `You still have ${run.from}; nothing was changed.`}
        </p>
      }
    >
      <div className="px-5 pb-5">
        <Why reason={reason} advice={isUndone ? adviceFor('On a copy') : adviceFor(reason)} />
      </div>
      {isUndone && <UpdatePath steps={status.steps} times={run.step_ms} />}
      <div className="flex flex-wrap gap-2.5 border-t-[1.5px] border-line px-5 py-4">
        {details.log !== '' && (
          <Button onClick={() => void copyWithToast(details.log)}>
            <Copy aria-hidden className="size-4.5" />
            Copy the log for a helper
          </Button>
        )}
        {onAgain && (
          <Button look="line" onClick={onAgain}>
            Try again
          </Button>
        )}
      </div>
    </UpdateSheet>
  )
}

function Why({ reason, advice }: { reason: string; advice: string }) {
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3.5 rounded-[8px] bg-warn-bg px-4.5 py-4 leading-normal">
      <TriangleAlert aria-hidden className="size-6 text-warn" />
      <div className="grid gap-1.5 wrap-anywhere">
        <p>
          <b>Why:</b> {lowerFirst(reason)}
        </p>
        <p>
          <b>What to do:</b> {advice}
        </p>
      </div>
    </div>
  )
}

/** Lower-cases a sentence's first letter for use within a line, but not a version's number or a name. */
function lowerFirst(sentence: string): string {
  return /^(?:The|There|This|What|It|In|On|Of) /.test(sentence)
    ? sentence.charAt(0).toLowerCase() + sentence.slice(1)
    : sentence
}

export function CurrentSheet({ status, details }: { status: UpdateStatus; details: UpdateDetails }) {
  const { time_zone } = useSite()
  const now = useClock()
  const asked = details.asked_at
    ? ` Asked ${describeMoment(details.asked_at, now, time_zone)}, next tomorrow.`
    : ''
  if (details.problem !== null)
    return (
      <UpdateSheet
        title="Nothing could be found out"
        lead={
          <p>
            You have {status.current}.{asked}
          </p>
        }
      >
        <div className="px-5 pb-5">
          <Why reason={details.problem} advice="nothing. We look again tomorrow." />
        </div>
      </UpdateSheet>
    )
  return (
    <UpdateSheet
      title="Up to date"
      picture={<WellPicture />}
      lead={
        <p>
          {status.current} is the newest.{asked}
        </p>
      }
    />
  )
}

/** Shown when no source of updates is configured. */
export function NoSourceSheet({ current }: { current: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <UpdateSheet
        title="This site doesn’t look for updates"
        lead={
          <p>
            You have {current}. Where new versions come from is not set.{' '}
            <button
              type="button"
              className="min-h-11 font-[650] text-accent-text underline underline-offset-4"
              onClick={() => setOpen(true)}
            >
              How to set it
            </button>
          </p>
        }
      />
      <TitledDialog open={isOpen} title="Where new versions come from" onClose={() => setOpen(false)}>
        <div className="grid gap-3 text-small">
          <p>
            A helper writes one line into the settings of your site on its machine, and starts the site again:
          </p>
          <p>
            <code className="wrap-anywhere">UPDATES=https://…</code>, the address new versions are published
            at, or a folder they are copied into.
          </p>
          <p>It is then asked once a day. Nothing about you or your readers is sent.</p>
        </div>
      </TitledDialog>
    </>
  )
}

export function Points({ points }: { points: readonly string[] }) {
  return (
    <ul className="grid gap-[.45rem] leading-[1.45]">
      {points.map((point) => (
        <li key={point} className="relative pl-[1.6em]">
          <span aria-hidden className="absolute top-[.55em] left-0 h-[7px] w-3.5 rounded-b-[7px] bg-ink" />
          {point}
        </li>
      ))}
    </ul>
  )
}
