import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { ChevronDown, RotateCw } from 'lucide-react'
import { useLocation } from 'react-router'
import { pluralize } from '../../../domain/items/labels.ts'
import type { MailCheck, MailChecks } from '../../../domain/mail/mail-check-calls.ts'
import { nameIssue } from '../../../domain/newsletter/issue.ts'
import { timeAgo } from '../../../domain/time/dates.ts'
import { formatDateAndTime } from '../../../domain/time/zoned-time.ts'
import { Button } from '../../../web/ui/button.tsx'
import { SiteLink } from '../../../web/ui/site-link.tsx'
import { LoadingText, Skeleton } from '../../../web/ui/skeleton.tsx'
import { useClock } from '../../data/use-clock.ts'
import { useSite } from '../../data/use-site.ts'
import { LineButton } from '../../ui/buttons.tsx'
import { FailureNote } from '../../ui/list-states.tsx'
import { Note } from '../../ui/note.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Panel } from '../../ui/panel.tsx'
import { FillingBowl } from '../../ui/paper-picture.tsx'
import { issuePages } from '../issues/issue-queries.ts'
import { ISSUE_LIST } from '../issues/issue-words.ts'
import { describeHealth, MailHealthNote } from '../outbox/mail-health-note.tsx'
import { CheckRow } from './check-row.tsx'
import { anchorOf, CHECK_ORDER, CHECK_WORDS, judgeChecks } from './check-words.ts'
import {
  bouncesQuery,
  mailboxQuery,
  mailCheckQuery,
  testLetterQuery,
  useBounceDecision,
  useRecheckMail,
} from './mail-queries.ts'
import {
  describeHeldBounces,
  describeMailboxTrouble,
  HELD_BOUNCES,
  MAILBOX_TROUBLE,
} from './mailbox-words.ts'
import { TestLetter } from './test-letter.tsx'

export function MailPage() {
  return (
    <>
      <PageHeader title="Mail" />
      <div className="mb-6 grid grid-cols-1 gap-4 empty:hidden">
        <Trouble />
        <HeldBouncesNote />
        <MailboxNote />
        <SkippedMailsNote />
      </div>
      <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <Checks />
        <div className="grid grid-cols-1 gap-6">
          <NoServer />
          <TestLetter />
          <LastLetters />
        </div>
      </div>
    </>
  )
}

function Checks() {
  const { data, error, refetch } = useQuery(mailCheckQuery)
  const again = useRecheckMail()
  const now = useClock()
  if (error && !data)
    return <FailureNote onRetry={() => void refetch()}>Your mail couldn’t be checked.</FailureNote>
  if (!data)
    return (
      <div className="grid gap-3">
        <LoadingText>Checking your mail...</LoadingText>
        <Skeleton className="h-28" />
        <Skeleton className="h-60" />
      </div>
    )
  const { share, sentence } = judgeChecks(data)
  const rows = CHECK_ORDER.flatMap((name) => data.checks.find((check) => check.name === name) ?? [])
  const firstToMend = rows.find(({ dns }) => dns !== null)
  const ago = timeAgo(data.checked_at, now)
  return (
    <section
      aria-labelledby="mail-verdict"
      className="min-w-0 rounded-field border-[1.5px] border-line bg-surface"
    >
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-4 p-5 max-[20rem]:grid-cols-1 sm:grid-cols-[auto_minmax(0,1fr)_auto] sm:gap-x-6">
        <FillingBowl share={share} />
        <div className="min-w-0">
          <h2 id="mail-verdict" className="type-h3">
            Will your letter arrive?
          </h2>
          <p role="status" className="text-muted">
            {sentence}
          </p>
          {ago && <p className="text-label text-muted">Looked up {ago}.</p>}
        </div>
        <Button
          look={share === 1 ? 'line' : 'primary'}
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
        {rows
          .filter((check) => !isUnknown(check))
          .map((check) => (
            // A check whose state has changed opens or closes accordingly.
            <CheckRow
              key={`${check.name} ${check.state}`}
              check={check}
              all={data}
              isFirstToMend={check === firstToMend}
            />
          ))}
        <UnknownRows checks={rows.filter(isUnknown)} all={data} />
      </ul>
    </section>
  )
}

/** Whether a check has no result, and nothing has to be done about it. */
function isUnknown({ state, dns }: MailCheck): boolean {
  return state === 'unknown' && dns === null
}

/** Lists the checks that could not be looked up, in one line until it is opened. */
function UnknownRows({ checks, all }: { checks: readonly MailCheck[]; all: MailChecks }) {
  const { hash } = useLocation()
  if (checks.length === 0) return null
  const isMeant = checks.some(({ name }) => hash === `#${anchorOf(name)}`)
  return (
    <li className="border-t-[1.5px] border-line">
      <details open={isMeant} className="group">
        <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 px-5 text-small text-muted -outline-offset-3 hover:bg-sunken [&::-webkit-details-marker]:hidden">
          <span>
            Not known yet:{' '}
            {checks.map(({ name }) => CHECK_WORDS[name].short ?? CHECK_WORDS[name].title).join(', ')}
          </span>
          <ChevronDown aria-hidden className="size-5 flex-none group-open:rotate-180" />
        </summary>
        <ul>
          {checks.map((check) => (
            <CheckRow key={check.name} check={check} all={all} isFirstToMend={false} />
          ))}
        </ul>
      </details>
    </li>
  )
}

/** Shows, above everything else, that no letter is being sent at present, and why; nothing while mail works. */
function Trouble() {
  const { data } = useQuery(testLetterQuery)
  return data && describeHealth(data.health).look === 'bad' ? <MailHealthNote health={data.health} /> : null
}

function NoServer() {
  const { data } = useQuery(testLetterQuery)
  return data && describeHealth(data.health).look === 'info' ? <MailHealthNote health={data.health} /> : null
}

/** Shows why returned letters cannot be detected at present, and the fix; nothing while they can (DELIVER-MAILBOX-2). */
function MailboxNote() {
  const { time_zone } = useSite()
  const now = useClock()
  const trouble = useQuery(mailboxQuery).data?.trouble
  if (!trouble) return null
  const { happened, next } = describeMailboxTrouble(trouble, now, (at) => formatDateAndTime(at, time_zone))
  return (
    <Note look="bad" title={MAILBOX_TROUBLE}>
      <p>{happened}</p>
      <p>{next}</p>
      <p>
        Your letters go out as usual. Only addresses that are no more stay on your list until this is mended;
        nothing that comes back meanwhile is missed.
      </p>
      {trouble.said !== '' && <p className="text-label wrap-anywhere">The server said: {trouble.said}</p>}
    </Note>
  )
}

/** Shows that so many letters were returned at the same time that the coach decides whether they count (DELIVER-HELD-1). */
function HeldBouncesNote() {
  const { data } = useQuery(bouncesQuery)
  const decide = useBounceDecision()
  if (!data || data.until === null) return null
  const { total, until, bounces } = data
  const more = total - bounces.length
  return (
    <Note look="bad" title={HELD_BOUNCES}>
      <p>{describeHeldBounces(total)}</p>
      <p>
        So many on one day can mean that an old list was brought in. It can also mean that a mail server was
        wrong, or that somebody made the reports up. If you know most of these readers, keep them.
      </p>
      <details>
        <summary className="inline-block min-h-11 cursor-pointer py-2.5 font-[650] underline underline-offset-4">
          Look at the addresses
        </summary>
        <ul className="gap-x-8 pb-3 lg:columns-2">
          {bounces.map(({ subscriber_id, email, reason }) => (
            <li key={subscriber_id} className="py-0.5">
              {email} <span className="text-muted">{reason}</span>
            </li>
          ))}
          {more > 0 && <li className="text-muted">and {more} more</li>}
        </ul>
      </details>
      <div className="flex flex-wrap gap-3 pb-1">
        <Button
          look="primary"
          size="small"
          disabled={decide.isPending}
          onClick={() => decide.mutate({ body: { decision: 'dismiss', until } })}
        >
          Keep them on the list
        </Button>
        <LineButton
          disabled={decide.isPending}
          onClick={() => decide.mutate({ body: { decision: 'accept', until } })}
        >
          Take them off the list
        </LineButton>
      </div>
    </Note>
  )
}

/** Shows mails among the returned letters that could not be parsed (DELIVER-MAILBOX-1). */
function SkippedMailsNote() {
  const { time_zone } = useSite()
  const { data } = useQuery(bouncesQuery)
  if (!data || data.skipped.length === 0) return null
  return (
    <Note
      look="info"
      title={
        data.skipped.length === 1
          ? 'One mail in the mailbox for returned letters couldn’t be read'
          : 'Some mails in the mailbox for returned letters couldn’t be read'
      }
    >
      <p>
        {data.skipped.length === 1 ? 'It was skipped and is' : 'They were skipped and are'} still in that
        mailbox, unread, if you want to look.
      </p>
      <ul className="grid gap-1">
        {data.skipped.map(({ id, subject, skipped_at }) => (
          <li key={id}>
            {subject || 'Without a subject'}{' '}
            <span className="text-muted">{formatDateAndTime(skipped_at, time_zone)}</span>
          </li>
        ))}
      </ul>
    </Note>
  )
}

const SHOWN = 3

function LastLetters() {
  const { data } = useInfiniteQuery(issuePages)
  const sent = (data?.pages[0]?.issues ?? []).filter(({ state }) => state === 'sent').slice(0, SHOWN)
  if (sent.length === 0) return null
  return (
    <Panel title="How the last letters did" padded={false}>
      <ul>
        {sent.map((issue) => {
          const { total, sent: taken, failed, clicks } = issue.progress
          const percent = total === 0 ? 0 : Math.floor((100 * taken) / total)
          return (
            <li key={issue.id} className="grid grid-cols-1 gap-1.5 border-t-[1.5px] border-line px-5 py-3.5">
              <div className="flex items-baseline justify-between gap-4">
                <SiteLink href={`${ISSUE_LIST}/${issue.id}`} className="min-w-0 font-[650] wrap-anywhere">
                  {nameIssue(issue)}
                </SiteLink>
                <span className="font-display font-bold tabular-nums">{taken.toLocaleString('en-US')}</span>
              </div>
              <div aria-hidden className="h-2 overflow-clip rounded-b-pill bg-mute-bg">
                <div className="h-full bg-info" style={{ width: `${percent}%` }} />
              </div>
              <p className="text-label text-muted">
                {percent}% taken by the mail servers
                {failed > 0 && `, ${failed} not delivered`}
                {clicks > 0 && `. ${pluralize(clicks, 'visit')} to your site.`}
              </p>
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
