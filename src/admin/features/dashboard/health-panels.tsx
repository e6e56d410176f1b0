import { useQuery } from '@tanstack/react-query'
import { formatDateAndTime } from '../../../domain/time/zoned-time.ts'
import { ArrowLink } from '../../../web/ui/arrow-link.tsx'
import { useSite } from '../../data/use-site.ts'
import { Panel } from '../../ui/panel.tsx'
import { backupsQuery } from '../backups/backup-queries.ts'
import { describeNight } from '../backups/backup-words.ts'
import { describeHealth } from '../outbox/mail-health-note.tsx'
import { mailHealthQuery } from '../outbox/outbox-queries.ts'

/** How mail is doing, in a quiet line; what goes wrong is named. */
export function MailPanel() {
  const { data } = useQuery(mailHealthQuery())
  if (!data) return null
  const { counts, health } = data
  const numbers = [
    { label: 'waiting', value: counts.waiting + counts.sending },
    { label: 'sent', value: counts.sent },
    { label: 'failed', value: counts.failed },
  ]
  const { look, words } = describeHealth(health)
  return (
    <Panel title="Mail" aside={<ArrowLink href="/admin/outbox">Open the outbox</ArrowLink>}>
      <div className="flex flex-wrap items-baseline gap-x-8 gap-y-2 text-small">
        <dl className="flex flex-wrap gap-x-6 gap-y-1">
          {numbers.map(({ label, value }) => (
            <div key={label} className="flex flex-row-reverse items-baseline gap-1.5">
              <dt className="text-muted">{label}</dt>
              <dd className="font-bold tabular-nums">{value.toLocaleString('en-US')}</dd>
            </div>
          ))}
        </dl>
        <p className={look === 'bad' ? 'font-semibold text-danger wrap-anywhere' : 'text-muted'}>{words}</p>
      </div>
    </Panel>
  )
}

/** Whether the last night's backup is there and works, in a quiet line. */
export function BackupPanel() {
  const { time_zone } = useSite()
  const { data } = useQuery(backupsQuery())
  if (!data) return null
  const { look, words } = describeNight(data.nightly, (at) => formatDateAndTime(at, time_zone))
  return (
    <Panel title="Backups" aside={<ArrowLink href="/admin/backups">Open backups</ArrowLink>}>
      <p className={look === 'bad' ? 'text-small font-semibold text-danger' : 'text-small text-muted'}>
        {words}
      </p>
    </Panel>
  )
}
