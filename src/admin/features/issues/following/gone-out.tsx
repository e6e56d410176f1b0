import type { Issue } from '../../../../domain/admin/issues.ts'
import { formatDateAndTime } from '../../../../domain/time/zoned-time.ts'
import { ArrowLink } from '../../../../web/ui/arrow-link.tsx'
import { useSite } from '../../../data/use-site.ts'
import { countPeople, describeProgress } from '../issue-words.ts'
import { SendingProgress } from './sending-progress.tsx'

/** How a letter goes out, and what became of it. */
export function GoneOut({ issue }: { issue: Issue }) {
  const { time_zone } = useSite()
  const { progress, sent_at, slug } = issue
  const isDone = progress.waiting === 0
  return (
    <div className="grid gap-4">
      <p role="status" className="font-[650]">
        {isDone ? `Gone out to ${countPeople(progress.sent)}` : 'It is on its way to your readers'}
      </p>
      {!isDone && <SendingProgress label={describeProgress(progress)} progress={progress} />}
      <dl className="grid grid-cols-3 border-y-[1.5px] border-line">
        <Figure label="Sent" value={progress.sent} />
        <Figure label="Failed" value={progress.failed} />
        <Figure label="Visits" value={progress.clicks} />
      </dl>
      <p className="text-label text-muted">
        {sent_at && `Begun on ${formatDateAndTime(sent_at, time_zone)}. `}
        Visits are counted in sum, when a link in it is followed to your site. Who opens or follows what,
        nobody keeps.
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

function Figure({ label, value }: { label: string; value: number }) {
  return (
    <div className="flex flex-col-reverse justify-end gap-1 border-line py-3 not-first:border-l-[1.5px] not-first:pl-4">
      <dt className="text-small text-muted">{label}</dt>
      <dd className="type-figure">{value.toLocaleString('en-US')}</dd>
    </div>
  )
}
