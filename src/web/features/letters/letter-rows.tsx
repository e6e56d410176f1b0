import type { SentIssueSummary } from '../../../domain/newsletter/issue.ts'
import { formatLongDate } from '../../../domain/time/dates.ts'
import { useSettings } from '../../data/site-context.ts'
import { SiteLink } from '../../ui/site-link.tsx'

/** Renders a list of letters, each with its date. */
export function LetterRows({
  letters,
  headingLevel = 2,
}: {
  letters: readonly SentIssueSummary[]
  headingLevel?: 2 | 3
}) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  return (
    <ol className="grid lg:grid-cols-2 lg:gap-x-14">
      {letters.map(({ slug, subject, preview_text, sent_at }) => (
        <li key={slug} className="group relative grid content-start gap-1 border-t-[1.5px] border-line py-6">
          <Sent at={sent_at} />
          <Heading className="type-h3">
            <SiteLink
              href={`/letters/${slug}`}
              className="no-underline after:absolute after:inset-0 group-hover:underline group-hover:decoration-accent group-hover:decoration-2"
            >
              {subject}
            </SiteLink>
          </Heading>
          {preview_text && <p className="text-muted">{preview_text}</p>}
        </li>
      ))}
    </ol>
  )
}

/** Renders the date on which a letter was sent. */
export function Sent({ at }: { at: string }) {
  const { time_zone } = useSettings()
  return (
    <p className="type-small text-muted">
      <time dateTime={at}>{formatLongDate(at, time_zone)}</time>
    </p>
  )
}
