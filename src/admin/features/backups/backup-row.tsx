import type { Backup } from '../../../domain/admin/backups.ts'
import { formatDateAndTime } from '../../../domain/time/zoned-time.ts'
import { useSite } from '../../data/use-site.ts'
import { StateBadge } from '../../ui/state-badge.tsx'
import { BACKUP_NAMES, describeProof, describeSize } from './backup-words.ts'
import { DeleteBackup } from './delete-backup.tsx'
import { DownloadBackup } from './download-backup.tsx'

/** One backup: when, how large, how sure, its file, and a way to be rid of it where that is wise. */
export function BackupRow({ backup, deletable }: { backup: Backup; deletable: boolean }) {
  const { time_zone } = useSite()
  const when = formatDateAndTime(backup.created_at, time_zone)
  const { look, word, meaning } = describeProof(backup)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t-[1.5px] border-line px-4 py-3.5 sm:px-5">
      <div className="grid min-w-0 flex-1 basis-64 gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-[650]">
          {when} <StateBadge look={look}>{word}</StateBadge>
        </p>
        <p className="text-small">
          {BACKUP_NAMES[backup.kind]} · {describeSize(backup.bytes)}
        </p>
        <p className="text-label text-muted">{meaning}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-5">
        <DownloadBackup name={backup.name} when={when} />
        {deletable && <DeleteBackup name={backup.name} when={when} />}
      </div>
    </li>
  )
}
