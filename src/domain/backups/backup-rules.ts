import { addDays, mondayOf } from '../time/days.ts'
import { HOUR } from '../time/durations.ts'
import { toZonedTime } from '../time/zoned-time.ts'

/**
 * Why a backup was made: automatically at night, on request, before a restore, or before an update that changes the tables.
 */
export const BACKUP_KINDS = ['nightly', 'site', 'before-restore', 'before-update'] as const
export type BackupKind = (typeof BACKUP_KINDS)[number]

const NAME = /^(nightly|site|before-restore|before-update)-(\d{4}-\d{2}-\d{2})-(\d{2})(\d{2})(\d{2})\.backup$/

/** Returns the file name of a backup: its kind and time of creation, in UTC to the second. */
export function backupName(kind: BackupKind, now: Date): string {
  const [day = '', time = ''] = now.toISOString().split('T')
  return `${kind}-${day}-${time.slice(0, 8).replaceAll(':', '')}.backup`
}

/** Parses a backup's name; null for any other text, so that no path can hide in it. */
export function parseBackupName(name: string): { kind: BackupKind; created_at: string } | null {
  const [, kind, day, hours, minutes, seconds] = NAME.exec(name) ?? []
  const known = BACKUP_KINDS.find((one) => one === kind)
  const time = new Date(`${day}T${hours}:${minutes}:${seconds}Z`)
  if (!known || Number.isNaN(time.getTime())) return null
  return { kind: known, created_at: time.toISOString() }
}

/** Time of the nightly backup, in the site's time zone. */
const NIGHTLY_AT = '03:00'

/**
 * Returns the night whose backup is due: a day in the site's time zone, `2026-03-04`; null when it is not yet time, or
 * that night's has been started. A machine that was asleep at that time makes it when it wakes. A recorded night in the
 * future was started before the clock was set back, and does not block the nights until then.
 *
 * @param now ISO 8601 · @param last the last night that was started
 */
export function findDueNight(now: string, timeZone: string, last: string | null): string | null {
  const [day = '', clock = ''] = toZonedTime(now, timeZone).split('T')
  return clock >= NIGHTLY_AT && (last === null || last < day || last > latestNight(day)) ? day : null
}

/** A nightly backup that has no result after this time was interrupted. */
const INTERRUPTED_AFTER = 6 * HOUR

/** Whether the last nightly backup was interrupted, as by a power failure, and should be made again. */
export function isInterrupted(now: string, { ok, at }: { ok: boolean | null; at: string }): boolean {
  return ok === null && Date.parse(now) - Date.parse(at) > INTERRUPTED_AFTER
}

/** Returns the latest night that can have been started on a day: the next one, where the site has moved to another time zone. */
export function latestNight(day: string): string {
  return addDays(day, 1)
}

const DAILY_KEPT = 7
const WEEKLY_KEPT = 4

export interface DatedBackup {
  name: string
  /** ISO 8601 in UTC. */
  created_at: string
  proven: boolean
}

/**
 * Chooses the nightly backups to delete. Kept are the newest of each of the last 7 days that have one, the newest of
 * each of the last 4 weeks that have one (Monday to Sunday, UTC), and in any case the newest proven one.
 *
 * @returns the names of those to delete
 */
export function chooseBackupsToRemove(backups: readonly DatedBackup[]): string[] {
  const newestFirst = backups.toSorted((one, other) => (one.created_at < other.created_at ? 1 : -1))
  const days = firstOfEach(newestFirst, ({ created_at }) => created_at.slice(0, 10))
  const weeks = firstOfEach(newestFirst, ({ created_at }) => mondayOf(created_at.slice(0, 10)))
  const kept = new Set([...days.slice(0, DAILY_KEPT), ...weeks.slice(0, WEEKLY_KEPT)])
  const proven = newestFirst.find((backup) => backup.proven)
  if (proven) kept.add(proven)
  return newestFirst.filter((backup) => !kept.has(backup)).map(({ name }) => name)
}

const UPDATES_KEPT = 3

/**
 * Chooses the backups made before updates to delete; the three newest and the newest proven one are kept.
 *
 * @returns the names of those to delete
 */
export function chooseUpdateBackupsToRemove(backups: readonly DatedBackup[]): string[] {
  const newestFirst = backups.toSorted((one, other) => (one.created_at < other.created_at ? 1 : -1))
  const proven = newestFirst.find((backup) => backup.proven)
  return newestFirst
    .slice(UPDATES_KEPT)
    .filter((backup) => backup !== proven)
    .map(({ name }) => name)
}

function firstOfEach<T>(items: readonly T[], keyOf: (item: T) => string): T[] {
  const firsts = new Map<string, T>()
  for (const item of items) if (!firsts.has(keyOf(item))) firsts.set(keyOf(item), item)
  return [...firsts.values()]
}

interface ListedBackup {
  name: string
  created_at: string
  proof: { proven: boolean } | null
}

/**
 * Returns why a backup cannot be deleted, as a sentence for the coach; null when it can. The newest proven one stays: a
 * restore would need it.
 *
 * @param running whether one is being made, which might be this one, not proven yet
 */
export function deletionProblem(
  name: string,
  { backups, running }: { backups: readonly ListedBackup[]; running: boolean },
): string | null {
  if (running) return 'A backup is being made. Please wait until it’s done.'
  const proven = backups.filter(({ proof }) => proof?.proven)
  const [newest] = proven.toSorted((one, other) => (one.created_at < other.created_at ? 1 : -1))
  return newest?.name === name
    ? 'This is your newest backup that is proven to work, so it stays. Make another first.'
    : null
}
