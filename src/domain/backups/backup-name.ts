/** Why a backup was made: by itself at night, because somebody asked for it, or before another was restored over it. */
export const BACKUP_KINDS = ['nightly', 'site', 'before-restore'] as const
export type BackupKind = (typeof BACKUP_KINDS)[number]

const NAME = /^(nightly|site|before-restore)-(\d{4}-\d{2}-\d{2})-(\d{2})(\d{2})(\d{2})\.backup$/

/** The name of a backup's file: its kind and when it was made, in UTC to the second. */
export function backupName(kind: BackupKind, now: Date): string {
  const [day = '', time = ''] = now.toISOString().split('T')
  return `${kind}-${day}-${time.slice(0, 8).replaceAll(':', '')}.backup`
}

/** What a name says; null for what is no backup's name, so that no path can hide in one. */
export function parseBackupName(name: string): { kind: BackupKind; created_at: string } | null {
  const [, kind, day, hours, minutes, seconds] = NAME.exec(name) ?? []
  const known = BACKUP_KINDS.find((one) => one === kind)
  const time = new Date(`${day}T${hours}:${minutes}:${seconds}Z`)
  if (!known || Number.isNaN(time.getTime())) return null
  return { kind: known, created_at: time.toISOString() }
}
