import type { Backup } from '../admin/backups.ts'

/**
 * Why a backup cannot be deleted, as a sentence for the coach; null when it can. The newest that is proven stays: it is
 * the one she would need.
 *
 * @param running whether one is being made, which might be this one, not tried yet
 */
export function deletionProblem(
  name: string,
  { backups, running }: { backups: readonly Backup[]; running: boolean },
): string | null {
  if (running) return 'A backup is being made. Please wait until it’s done.'
  const proven = backups.filter(({ proof }) => proof?.proven)
  const [newest] = proven.toSorted((one, other) => (one.created_at < other.created_at ? 1 : -1))
  return newest?.name === name
    ? 'This is your newest backup that is proven to work, so it stays. Make another first.'
    : null
}
