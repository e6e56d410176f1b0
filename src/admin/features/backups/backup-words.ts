import type { Backup, BackupRun, NightlyResult } from '../../../domain/backups/backup-calls.ts'
import { pluralize } from '../../../domain/items/labels.ts'
import type { BadgeLook } from '../../ui/badges.tsx'

export const BACKUP_NAMES: Record<Backup['kind'], string> = {
  nightly: 'Made at night',
  site: 'Made when asked for',
  'before-restore': 'Made before an older one was brought back',
  'before-update': 'Made before an update',
}

const STEPS: Record<BackupRun['step'], string> = {
  tables: 'Reading texts, subscribers and settings',
  images: 'Copying the pictures',
  checking: 'Restoring it as a test',
  restoring: 'Restoring it as a test',
  saving: 'Saving your site as it is now',
  replacing: 'Putting it in place',
}

const RESTORE_STEPS: Partial<typeof STEPS> = {
  checking: 'Reading the backup',
  images: 'Bringing the pictures back',
}

/** Returns `Copying the pictures: 12 of 33`. */
export function describeRun({ restoring, step, done, total }: BackupRun): string {
  const words = (restoring !== null && RESTORE_STEPS[step]) || STEPS[step]
  return total > 0 ? `${words}: ${done} of ${total}` : `${words}…`
}

/** Returns how reliable a backup is: a word for its badge, and its meaning. */
export function describeProof({ proof }: Backup): { look: BadgeLook; word: string; meaning: string } {
  if (!proof) return { look: 'quiet', word: 'Not tried', meaning: 'Not yet restored as a test.' }
  if (!proof.proven) {
    return {
      look: 'bad',
      word: 'Do not rely on it',
      meaning: proof.reason ?? 'We couldn’t bring it back.',
    }
  }
  const pictures = pluralize(proof.images, 'picture')
  const missing =
    proof.missing_images > 0 ? ` ${proof.missing_images} more were missing on the site when it was made.` : ''
  return {
    look: 'good',
    word: 'Proven',
    meaning: `Restored as a test: ${pluralize(proof.rows, 'entry', 'entries')}, ${pictures}.${missing}`,
  }
}

export function describeNight(
  nightly: NightlyResult | null,
  format: (at: string) => string,
): { look: 'good' | 'bad' | 'open'; words: string } {
  if (!nightly) return { look: 'open', words: 'The first backup runs tonight.' }
  const when = format(nightly.at)
  if (nightly.ok === null) return { look: 'open', words: `The night’s backup was begun on ${when}.` }
  if (nightly.ok) return { look: 'good', words: `Last night’s backup worked (${when}).` }
  return {
    look: 'bad',
    words: `Last night’s backup didn’t work (${when}). ${nightly.reason ?? ''}`.trim(),
  }
}
