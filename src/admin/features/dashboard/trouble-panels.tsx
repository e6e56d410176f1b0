import { useQuery } from '@tanstack/react-query'
import { formatDateAndTime } from '../../../domain/time/zoned-time.ts'
import { ArrowLink } from '../../../web/ui/arrow-link.tsx'
import { useSite } from '../../data/use-site.ts'
import { Panel } from '../../ui/panel.tsx'
import { backupsQuery } from '../backups/backup-queries.ts'
import { describeNight } from '../backups/backup-words.ts'
import { describeHealth } from '../outbox/mail-health-note.tsx'
import { mailHealthQuery } from '../outbox/outbox-queries.ts'

/** What has gone wrong with mail or backups; nothing while all is well. */
export function TroublePanels() {
  return (
    <div className="grid gap-6 empty:hidden">
      <MailTrouble />
      <BackupTrouble />
    </div>
  )
}

function MailTrouble() {
  const { data } = useQuery(mailHealthQuery())
  if (!data) return null
  const { look, words } = describeHealth(data.health)
  if (look !== 'bad') return null
  return (
    <Panel title="Mail" aside={<ArrowLink href="/admin/outbox">Open the outbox</ArrowLink>}>
      <p className="text-small font-semibold wrap-anywhere text-danger">{words}</p>
    </Panel>
  )
}

function BackupTrouble() {
  const { time_zone } = useSite()
  const { data } = useQuery(backupsQuery())
  if (!data) return null
  const { look, words } = describeNight(data.nightly, (at) => formatDateAndTime(at, time_zone))
  if (look !== 'bad') return null
  return (
    <Panel title="Backups" aside={<ArrowLink href="/admin/backups">Open backups</ArrowLink>}>
      <p className="text-small font-semibold text-danger">{words}</p>
    </Panel>
  )
}
