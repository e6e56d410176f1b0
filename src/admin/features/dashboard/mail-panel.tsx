import { useQuery } from '@tanstack/react-query'
import { ArrowLink } from '../../../web/ui/arrow-link.tsx'
import { Panel } from '../../ui/panel.tsx'
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
