import { FOR_GOOD, holdUntil } from './hold.ts'
import { readJournal } from './journal.ts'
import { updateFiles } from './place.ts'

/**
 * Whether this start is one of an updater's: on a copy, or over data it has saved and proven, so that the migrations need
 * no backup of their own and readers wait for none (UPDATE-SWITCH-4).
 */
export async function isSavedByUpdater(dataDir: string): Promise<boolean> {
  const files = updateFiles(dataDir)
  if ((await holdUntil(files)) === FOR_GOOD) return true
  const journal = await readJournal(files)
  return journal?.state === 'running' && journal.phase === 'switching'
}
