import type { NightlyResult } from '../../../domain/admin/backups.ts'
import { formatDateAndTime } from '../../../domain/time/zoned-time.ts'
import { useSite } from '../../data/use-site.ts'
import { Note } from '../../ui/note.tsx'

/** What became of the last night's backup, in plain words. */
export function NightlyNote({ nightly }: { nightly: NightlyResult | null }) {
  const { time_zone } = useSite()
  if (!nightly) {
    return (
      <Note look="info" title="No nightly backup yet">
        <p>A backup is made by itself every night at three. The last 7 days and 4 weeks are kept.</p>
      </Note>
    )
  }
  const when = formatDateAndTime(nightly.at, time_zone)
  if (nightly.ok === null) return <Note look="info" title={`The night’s backup was begun on ${when}`} />
  if (nightly.ok) {
    return (
      <Note look="good" title="Last night’s backup worked">
        <p>Made on {when}, brought back on trial and compared with your site: all of it was there.</p>
      </Note>
    )
  }
  return (
    <Note look="bad" title="Last night’s backup didn’t work">
      <p>
        {nightly.reason} It was tried on {when}, and will be tried again tonight. Make one now, to be safe.
      </p>
    </Note>
  )
}
