const DAILY_KEPT = 7
const WEEKLY_KEPT = 4

export interface NightlyBackup {
  name: string
  /** ISO 8601 in UTC. */
  created_at: string
  proven: boolean
}

/**
 * Which nightly backups may go: kept are the newest of each of the last 7 days that have one, the newest of each of
 * the last 4 weeks that have one (from Monday to Sunday, UTC), and in any case the newest that is proven.
 *
 * @returns the names of those that may go
 */
export function chooseBackupsToRemove(backups: readonly NightlyBackup[]): string[] {
  const newestFirst = backups.toSorted((one, other) => (one.created_at < other.created_at ? 1 : -1))
  const days = firstOfEach(newestFirst, ({ created_at }) => created_at.slice(0, 10))
  const weeks = firstOfEach(newestFirst, ({ created_at }) => mondayOf(created_at))
  const kept = new Set([...days.slice(0, DAILY_KEPT), ...weeks.slice(0, WEEKLY_KEPT)])
  const proven = newestFirst.find((backup) => backup.proven)
  if (proven) kept.add(proven)
  return newestFirst.filter((backup) => !kept.has(backup)).map(({ name }) => name)
}

function firstOfEach<T>(items: readonly T[], keyOf: (item: T) => string): T[] {
  const firsts = new Map<string, T>()
  for (const item of items) if (!firsts.has(keyOf(item))) firsts.set(keyOf(item), item)
  return [...firsts.values()]
}

function mondayOf(iso: string): string {
  const day = new Date(`${iso.slice(0, 10)}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7))
  return day.toISOString().slice(0, 10)
}
