import { KeyRound, Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { backupCalls } from '../../../domain/backups/backup-calls.ts'
import type { Copy } from '../../../domain/copy/copy-state.ts'
import { pluralize } from '../../../domain/items/labels.ts'
import { DAY, HOUR, MINUTE } from '../../../domain/time/durations.ts'
import { formatDateAndTime } from '../../../domain/time/zoned-time.ts'
import { Button, ButtonLink } from '../../../web/ui/button.tsx'
import { useChange } from '../../data/calls.ts'
import { useSite } from '../../data/use-site.ts'
import { CheckMark, type MarkState } from '../../ui/badges.tsx'
import { Note } from '../../ui/note.tsx'
import { ForHelpers, Panel } from '../../ui/panel.tsx'

/** Shows the copy elsewhere: how far behind it is, whether it can be restored, and its key (COPY-STATE-1). */
export function SecondPlace({ copy }: { copy: Copy | null }) {
  if (copy === null) return <NoSecondPlace />
  return (
    <Panel title="A second place" padded={false}>
      <div className="grid gap-x-8 gap-y-3 px-5 pb-5 md:grid-cols-[auto_minmax(0,1fr)] md:items-end">
        <Lag copy={copy} />
        <p className="max-w-[52ch] text-muted wrap-anywhere">
          At {copy.place}. {copy.state === 'ok' && copy.sentence}
        </p>
        {copy.state !== 'ok' && (
          <div className="md:col-span-2">
            <Note look={copy.state === 'starting' ? 'info' : 'bad'} title={copy.sentence}>
              {copy.do !== null && <p>What to do: {copy.do}</p>}
            </Note>
          </div>
        )}
      </div>
      <div className="grid divide-y-[1.5px] divide-line border-t-[1.5px] border-line md:auto-cols-fr md:grid-flow-col md:divide-x-[1.5px] md:divide-y-0">
        {copy.kind === 'following' && <Proof copy={copy} />}
        {copy.pictures && <Pictures pictures={copy.pictures} />}
        <KeySheet shownAt={copy.key_shown_at} />
      </div>
      <Actions copy={copy} />
    </Panel>
  )
}

function Lag({ copy: { behind_seconds: behind, kind } }: { copy: Copy }) {
  if (behind === null) return null
  const [length, word] = UNITS.find(([unit]) => behind * 1000 >= unit) ?? [1000, 'second']
  const count = Math.floor((behind * 1000) / length)
  return (
    <p className="font-display font-[650]">
      <span className="mr-1 text-[3.5rem]/none">{count}</span>{' '}
      <span className="text-lead">
        {pluralize(count, word).replace(/^\S+ /, '')} {kind === 'nightly' ? 'old' : 'behind'}
      </span>
    </p>
  )
}

const UNITS = [
  [DAY, 'day'],
  [HOUR, 'hour'],
  [MINUTE, 'minute'],
] as const

function Proof({ copy: { proof, proving } }: { copy: Copy }) {
  const { time_zone } = useSite()
  if (proving) {
    return (
      <Fact mark={<CheckMark state="waiting" />} title="Being proven">
        It is being restored elsewhere and compared with your site.
      </Fact>
    )
  }
  if (proof === null) {
    return (
      <Fact mark={<CheckMark state="empty" />} title="Not proven yet">
        It is restored as a test soon, then once a week.
      </Fact>
    )
  }
  const when = formatDateAndTime(proof.at, time_zone)
  return (
    <Fact
      mark={<CheckMark state={proof.ok ? 'ok' : 'warning'} />}
      title={proof.ok ? `Proven on ${when}` : `Failed on ${when}`}
    >
      {proof.sentence}
    </Fact>
  )
}

function Pictures({ pictures: { total, copied, newest_at } }: { pictures: NonNullable<Copy['pictures']> }) {
  const { time_zone } = useSite()
  const state: MarkState = copied >= total ? 'ok' : 'waiting'
  return (
    <Fact mark={<CheckMark state={state} />} title="Pictures">
      {copied} of {total} there.
      {newest_at !== null && ` Newest on ${formatDateAndTime(newest_at, time_zone)}.`}
    </Fact>
  )
}

function KeySheet({ shownAt }: { shownAt: string | null }) {
  const { time_zone } = useSite()
  if (shownAt !== null) {
    return (
      <Fact mark={<CheckMark state="ok" />} title="Key sheet">
        Last shown on {formatDateAndTime(shownAt, time_zone)}. Keep it on paper, away from this machine.
      </Fact>
    )
  }
  const mark = (
    <span className="grid size-8 flex-none place-items-center rounded-[8px] bg-warn-bg text-warn">
      <KeyRound aria-hidden className="size-4.5" />
    </span>
  )
  return (
    <Fact mark={mark} title="Key sheet not printed">
      Without the key nobody can open the copy. Not even you.
    </Fact>
  )
}

function Fact({ mark, title, children }: { mark: ReactNode; title: string; children: ReactNode }) {
  return (
    <div className="grid content-start gap-1.5 px-5 py-4">
      <h3 className="flex items-center gap-2.5 font-body text-[1rem] font-[650]">
        {mark}
        {title}
      </h3>
      <p className="text-small text-muted">{children}</p>
    </div>
  )
}

function Actions({ copy }: { copy: Copy }) {
  const prove = useChange(backupCalls.proveCopy, { failure: 'The proof was not begun' })
  return (
    <div className="flex flex-wrap gap-3 border-t-[1.5px] border-line px-5 py-4">
      <ButtonLink look="line" href="/admin/backups/key">
        <Printer aria-hidden className="size-5" />
        Print the key sheet
      </ButtonLink>
      {copy.kind === 'following' && (
        <Button
          look="line"
          disabled={copy.proving || prove.isPending || copy.state === 'stopped'}
          onClick={() => prove.mutate({})}
        >
          {copy.proving ? 'Being proven...' : 'Prove it now'}
        </Button>
      )}
    </div>
  )
}

export const SECOND_PLACE_TITLE = 'Only this machine holds your site'

function NoSecondPlace() {
  return (
    <Panel title={SECOND_PLACE_TITLE}>
      <SecondPlaceAdvice />
    </Panel>
  )
}

export function SecondPlaceAdvice() {
  return (
    <>
      <p className="max-w-[65ch] text-small text-muted">
        If it is lost, so is what you wrote since your last download. A second place keeps a locked copy
        elsewhere, seconds behind, for about two coffees a month.
      </p>
      <ForHelpers title="How a second place is set up">
        <ol className="grid max-w-[65ch] list-decimal gap-1.5 pl-5">
          <li>Rent S3 storage, or connect a separate disk.</li>
          <li>
            Whoever looks after the machine adds one line to the site’s settings:{' '}
            <code className="wrap-anywhere">COPY=s3://KEY:SECRET@host/bucket/prefix</code>
          </li>
          <li>The site is restarted. Come back here and print the key sheet.</li>
        </ol>
      </ForHelpers>
    </>
  )
}
