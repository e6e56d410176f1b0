import { ChevronDown } from 'lucide-react'
import { memo } from 'react'
import type { SitemapEntry } from '../../../domain/reads/answer-schemas.ts'
import { formatShortDate } from '../../../domain/time/dates.ts'
import { classNames } from '../../ui/class-names.ts'
import { SiteLink } from '../../ui/site-link.tsx'
import { countText, type FilteredSection } from './filter-sitemap.ts'

const FAR_DOWN = 60
/** Entries of a long section shown at first on a phone; an even number, for two columns. */
const FIRST = 6
const MOST_UNFOLDED = 8

interface SitemapSectionProps {
  id: string
  title: string
  section: FilteredSection
  /** The text shown when nothing is left. */
  empty: string
  timeZone: string
  /** True where the address is shown instead of a date, which main pages do not have. */
  showsAddress?: boolean
}

export const SitemapSection = memo(function SitemapSection({
  id,
  title,
  section,
  empty,
  timeZone,
  showsAddress = false,
}: SitemapSectionProps) {
  const rows = section.entries.map((entry, index) => (
    <EntryRow
      key={entry.url}
      entry={entry}
      timeZone={timeZone}
      showsAddress={showsAddress}
      isFarDown={index >= FAR_DOWN}
    />
  ))
  // Filtered sections are shown in full.
  const shown = section.entries.length < section.total || rows.length <= MOST_UNFOLDED ? rows.length : FIRST
  return (
    <section aria-labelledby={id}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-b-2 border-ink pb-3">
        <h2 id={id} className="type-h2 scroll-mt-6">
          {title}
        </h2>
        <p className="text-small text-muted [font-variant-numeric:tabular-nums]">{countText(section)}</p>
      </div>
      {section.entries.length === 0 ? (
        <p className="text-muted py-6">{empty}</p>
      ) : (
        <>
          <ul className="sitemap-rows">{rows.slice(0, shown)}</ul>
          {shown < rows.length && (
            <details className="sitemap-rest">
              <summary>
                {rows.length - shown} more
                <ChevronDown aria-hidden className="size-5" />
              </summary>
              <ul className="sitemap-rows">{rows.slice(shown)}</ul>
            </details>
          )}
        </>
      )}
    </section>
  )
})

interface EntryRowProps {
  entry: SitemapEntry
  timeZone: string
  showsAddress: boolean
  isFarDown: boolean
}

// There may be thousands: those far down are laid out only when they come near, and typing re-renders only changed rows.
const EntryRow = memo(function EntryRow({ entry, timeZone, showsAddress, isFarDown }: EntryRowProps) {
  const { title, description, url, featured, publishedAt } = entry
  return (
    <li
      className={classNames(
        'grid content-start gap-x-6 border-b-[1.5px] border-line py-3 sm:items-baseline sm:grid-cols-[minmax(0,1fr)_auto]',
        isFarDown &&
          '[contain-intrinsic-size:auto_4.25rem] [content-visibility:auto] print:[content-visibility:visible]',
      )}
    >
      <div className="min-w-0">
        <span className="flex flex-wrap items-center gap-x-3">
          <SiteLink
            href={url}
            className="inline-block py-[.55rem] font-[650] wrap-anywhere decoration-accent decoration-2 underline-offset-4 hover:underline"
          >
            {title}
          </SiteLink>
          {featured && (
            <span className="rounded-pill bg-mark max-sm:mb-1.5 px-[.7em] py-[.15em] text-label font-[650] text-on-mark">
              Featured
            </span>
          )}
        </span>
        {description && <p className="line-clamp-2 text-small text-muted wrap-anywhere">{description}</p>}
      </div>
      {showsAddress && <p className="text-label text-muted max-sm:mt-1">{url}</p>}
      {publishedAt && (
        <time dateTime={publishedAt} className="text-label text-muted max-sm:mt-1">
          {formatShortDate(publishedAt, timeZone)}
        </time>
      )}
    </li>
  )
})
