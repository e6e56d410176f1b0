import type { NightlyResult } from '../../../domain/admin/backups.ts'

/** How the last night's backup went, in one sentence. */
export function describeNight(
  nightly: NightlyResult | null,
  format: (at: string) => string,
): { look: 'good' | 'bad' | 'open'; words: string } {
  if (!nightly) return { look: 'open', words: 'The first backup is made by itself tonight.' }
  const when = format(nightly.at)
  if (nightly.ok === null) return { look: 'open', words: `The night’s backup was begun on ${when}.` }
  if (nightly.ok) return { look: 'good', words: `Last night’s backup worked (${when}).` }
  return {
    look: 'bad',
    words: `Last night’s backup didn’t work (${when}). ${nightly.reason ?? ''}`.trim(),
  }
}
