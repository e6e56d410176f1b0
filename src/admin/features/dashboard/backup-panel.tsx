import { useQuery } from '@tanstack/react-query'
import { formatDateAndTime } from '../../../domain/time/zoned-time.ts'
import { ArrowLink } from '../../../web/ui/arrow-link.tsx'
import { useSite } from '../../data/use-site.ts'
import { Panel } from '../../ui/panel.tsx'
import { backupsQuery } from '../backups/backup-queries.ts'
import { describeNight } from '../backups/describe-night.ts'

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
