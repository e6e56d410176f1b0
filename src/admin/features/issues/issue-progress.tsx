import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { nameIssue } from '../../../domain/newsletter/issue.ts'
import { type IssueAnswer, issueCalls } from '../../../domain/newsletter/issue-calls.ts'
import type { Issue } from '../../../domain/newsletter/issue-schema.ts'
import { formatDateAndTime } from '../../../domain/time/zoned-time.ts'
import { ArrowLink } from '../../../web/ui/arrow-link.tsx'
import { showToast } from '../../../web/ui/toast.ts'
import { useChange } from '../../data/calls.ts'
import { useClock } from '../../data/use-clock.ts'
import { useSite } from '../../data/use-site.ts'
import { StateBadge } from '../../ui/badges.tsx'
import { LineButton } from '../../ui/buttons.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Panel } from '../../ui/panel.tsx'
import { RisingSun } from '../../ui/paper-picture.tsx'
import { checkMilestones } from '../milestones/milestone-queries.ts'
import { IssuePreview } from './issue-preview.tsx'
import { issueQuery } from './issue-queries.ts'
import { badgeOf, countPeople, describeAudience, describeProgress, ISSUE_LIST } from './issue-words.ts'

interface IssueProgressProps {
  answer: IssueAnswer
  /** Called when it is a draft again. */
  onTakenBack: (answer: IssueAnswer) => void
}

/** Shows an issue that is scheduled, being sent, or sent: its state and its text. */
export function IssueProgress({ answer, onTakenBack }: IssueProgressProps) {
  const { data } = useQuery({ ...issueQuery(answer.issue.id), initialData: answer })
  const { issue, recipients, subscribers } = data
  const state = useRef<HTMLDivElement>(null)
  // It replaces the pressed button, or the page has just been opened.
  useEffect(() => state.current?.focus({ preventScroll: true }), [])
  useEffect(() => {
    if (issue.state === 'draft') onTakenBack(data)
  }, [issue.state, data, onTakenBack])
  const client = useQueryClient()
  const isOut = issue.state === 'sending' || issue.state === 'sent'
  useEffect(() => {
    if (isOut) void checkMilestones(client)
  }, [isOut, client])
  const { label, look } = badgeOf(issue)
  return (
    <>
      <PageHeader title={nameIssue(issue)} back={{ href: ISSUE_LIST, label: 'Newsletter' }} />
      <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div ref={state} tabIndex={-1} className="focus:outline-none">
          <Panel title="Progress" aside={<StateBadge look={look}>{label}</StateBadge>}>
            <RisingSun
              isWide
              share={shareOut(issue)}
              className="-mx-5 aspect-[5/2] w-[calc(100%+2.5rem)] sm:aspect-[3/1]"
            />
            {issue.state === 'scheduled' ? (
              <WaitingToGoOut
                issue={issue}
                recipients={recipients}
                subscribers={subscribers}
                onTakenBack={onTakenBack}
              />
            ) : (
              <GoneOut issue={issue} />
            )}
          </Panel>
        </div>
        <Panel title="The letter" className="overflow-clip">
          <div className="-mx-5 -mb-5 bg-ground px-4 py-6 sm:px-6">
            <IssuePreview fields={issue} />
          </div>
        </Panel>
      </div>
    </>
  )
}

/** Returns the share sent, for the sun's height; a small one for a scheduled issue. */
function shareOut({ state, progress: { total, waiting } }: Issue): number {
  if (state === 'scheduled') return 0.1
  return total === 0 ? 1 : Math.max(0.2, 1 - waiting / total)
}

interface WaitingToGoOutProps {
  issue: Issue
  recipients: number
  subscribers: number
  onTakenBack: (answer: IssueAnswer) => void
}

function WaitingToGoOut({ issue, recipients, subscribers, onTakenBack }: WaitingToGoOutProps) {
  const { time_zone } = useSite()
  const client = useQueryClient()
  const takeBack = useChange(issueCalls.cancel, {
    failure: 'We couldn’t take it back',
    onSuccess(answer) {
      client.removeQueries({ queryKey: issueQuery(issue.id).queryKey })
      showToast({ title: 'It is a draft again' })
      onTakenBack(answer)
    },
    onError: () => void client.invalidateQueries({ queryKey: issueQuery(issue.id).queryKey }),
  })
  return (
    <div className="grid justify-items-start gap-4">
      <div className="grid gap-1.5">
        <p className="type-h3 text-balance">
          Goes out on{' '}
          <span className="inline-block">
            {issue.send_at && formatDateAndTime(issue.send_at, time_zone)} ({time_zone})
          </span>
        </p>
        <p className="text-small text-muted">
          {issue.by_morning && 'From then on to each reader in her own morning. '}
          {describeAudience({ recipients, subscribers }, issue.tags)} To change it, take it back first.
        </p>
      </div>
      <LineButton disabled={takeBack.isPending} onClick={() => takeBack.mutate({ params: { id: issue.id } })}>
        {takeBack.isPending ? 'Taking it back...' : 'Take it back'}
      </LineButton>
    </div>
  )
}

function GoneOut({ issue }: { issue: Issue }) {
  const { time_zone } = useSite()
  const { progress, sent_at, slug } = issue
  const isDone = progress.waiting === 0
  return (
    <div className="grid gap-4">
      <p role="status" className="type-h3 text-balance">
        {isDone
          ? `Sent to ${countPeople(progress.sent)}`
          : issue.paused_at
            ? 'Paused'
            : 'On its way to your readers'}
      </p>
      {!isDone && <SendingProgress label={describeProgress(progress)} progress={progress} />}
      {!isDone && <Pausing issue={issue} />}
      <dl className="grid grid-cols-3 max-[20rem]:grid-cols-1 border-y-[1.5px] border-line">
        <Figure label="Sent" value={progress.sent} />
        <Figure label="Failed" value={progress.failed} />
        <Figure label="Visits" value={progress.clicks} />
      </dl>
      <p className="text-label text-muted">
        {sent_at && `Started on ${formatDateAndTime(sent_at, time_zone)}. `}A visit is counted each time a
        link in it leads to your site. Who opens it, or follows what, is not recorded.
      </p>
      <div className="flex flex-wrap gap-x-6">
        <ArrowLink href={`/letters/${slug}`} newTab>
          Read it on the site
        </ArrowLink>
        {progress.failed > 0 && <ArrowLink href="/admin/outbox?state=failed">See what failed</ArrowLink>}
      </div>
    </div>
  )
}

function Pausing({ issue: { id, by_morning, paused_at, progress } }: { issue: Issue }) {
  const { time_zone } = useSite()
  const now = useClock()
  const isPaused = paused_at !== null
  const pause = useChange(isPaused ? issueCalls.resume : issueCalls.pause, {
    failure: 'That didn’t work',
    onSuccess: () => showToast({ title: isPaused ? 'Sending again' : 'Paused' }),
  })
  const isLater = progress.next_at !== null && progress.next_at > now
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-small text-muted">
        {isPaused
          ? 'Nothing goes out until you resume. Nothing is lost or skipped.'
          : by_morning && progress.next_at && isLater
            ? `Each letter waits for its reader’s own morning. The next ones go on ${formatDateAndTime(progress.next_at, time_zone)} (${time_zone}).`
            : 'They leave a few at a time.'}
      </p>
      <LineButton disabled={pause.isPending} onClick={() => pause.mutate({ params: { id } })}>
        {isPaused ? 'Resume' : 'Pause'}
      </LineButton>
    </div>
  )
}

function Figure({ label, value }: { label: string; value: number }) {
  return (
    <div className="flex flex-col-reverse justify-end gap-1 border-line py-3 not-first:border-l-[1.5px] not-first:pl-4">
      <dt className="text-small text-muted">{label}</dt>
      <dd className="type-figure">{value.toLocaleString('en-US')}</dd>
    </div>
  )
}

interface SendingProgressProps {
  /** The text under the bar and for screen readers. */
  label: string
  progress: Issue['progress']
}

export function SendingProgress({ label, progress: { total, waiting } }: SendingProgressProps) {
  const done = total - waiting
  return (
    <div className="grid gap-1.5">
      <div
        role="progressbar"
        aria-label="Sending"
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={done}
        aria-valuetext={label}
        className="h-2.5 overflow-clip rounded-pill bg-mute-bg"
      >
        <div
          className="h-full rounded-pill bg-ok transition-[width] duration-(--hf-slow)"
          style={{ width: `${total === 0 ? 0 : (100 * done) / total}%` }}
        />
      </div>
      <p aria-hidden className="text-label text-muted tabular-nums">
        {label}
      </p>
    </div>
  )
}
