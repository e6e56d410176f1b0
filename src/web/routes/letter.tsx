import './letter.css'
import { ArrowLeft } from 'lucide-react'
import { type PageLoad, type PageOutcome, useParams } from '../data/page-context.ts'
import { useSettings } from '../data/site-context.ts'
import { useRead } from '../data/use-read.ts'
import { ArticleProse } from '../features/article/article-prose.tsx'
import emptyEnvelope from '../features/letters/empty-envelope.svg'
import { LetterRows, Sent } from '../features/letters/letter-rows.tsx'
import { LoadFailure } from '../features/missing/load-failure.tsx'
import { MissingNote } from '../features/missing/missing-note.tsx'
import { Head, usePageTitle } from '../features/page/head.tsx'
import { PrintedAddress } from '../features/page/printed-address.tsx'
import { BrandMark } from '../ui/brand-mark.tsx'
import { classNames } from '../ui/class-names.ts'
import { SiteLink } from '../ui/site-link.tsx'

export async function load({ reads, params: { slug = '' } }: PageLoad): Promise<PageOutcome | undefined> {
  const lookup = await reads.fetch('letter', { slug })
  if (lookup.kind === 'found') return
  await reads.fetch('letters', {})
  return { status: 404 }
}

export function Component() {
  const { slug = '' } = useParams()
  const { site_name } = useSettings()
  const { data, error, refetch } = useRead('letter', { slug })
  const letter = data?.kind === 'found' ? data.item : null
  const missing = data !== undefined && letter === null
  const title = usePageTitle(letter?.subject ?? 'Letter')
  return (
    <article className={classNames('grid min-h-[60dvh] content-start gap-5', !letter && 'pb-section')}>
      <Head
        title={title}
        description={letter?.preview_text || `A letter from ${site_name}.`}
        canonical={`/letters/${slug}`}
        type="article"
        {...(letter && { image: { url: `/share-cards/letters/${letter.slug}.jpg`, alt: letter.subject } })}
        noindex={letter === null}
        publishedTime={letter?.sent_at ?? null}
      />
      <p className="wrap print-hidden">
        <SiteLink href="/letters" className="type-small inline-flex min-h-11 items-center gap-2">
          <ArrowLeft aria-hidden className="size-4" />
          All letters
        </SiteLink>
      </p>
      {missing && (
        <div className="wrap">
          <MissingLetter />
        </div>
      )}
      {!data && !error && <p className="wrap type-lead text-muted">Loading letter...</p>}
      {error !== null && !data && (
        <div className="wrap">
          <LoadFailure title="We couldn’t load this letter" headingLevel={1} onRetry={refetch}>
            Please check your connection and try again.
          </LoadFailure>
        </div>
      )}
      {letter && (
        <div className="letter-field">
          <div className="wrap">
            <div className="relative mx-auto w-full max-w-3xl rounded-field bg-surface px-[clamp(1.25rem,6vw,5rem)] pt-8 pb-14 shadow-lift print:p-0 print:[box-shadow:none]">
              <Stamp />
              <header className="mb-8 grid gap-3 pr-16 print:pr-0">
                <Sent at={letter.sent_at} />
                <h1 className="type-h1">{letter.subject}</h1>
              </header>
              <div className="text-prose">
                <ArticleProse html={letter.content_html} slug={`letters/${slug}`} />
              </div>
              <PrintedAddress />
            </div>
          </div>
        </div>
      )}
    </article>
  )
}

/** The site's mark in a letter's corner, like a postage stamp. */
function Stamp() {
  return (
    <div
      aria-hidden
      className="absolute top-6 right-3 rotate-4 border-2 border-dashed border-line-strong bg-mark p-2 text-on-mark print-hidden"
    >
      <BrandMark className="size-9" />
    </div>
  )
}

/** Number of other letters offered. */
const OFFERED = 3

/** Shown for a missing letter, with the newest ones below (PAGE-MISSING-3). */
function MissingLetter() {
  const newest = (useRead('letters', {}).data ?? []).slice(0, OFFERED)
  return (
    <div className="grid gap-10">
      <MissingNote
        title="This letter isn’t here"
        sentence="It may have been taken down. All the letters we still have are on one page."
        picture={emptyEnvelope}
        back={{ href: '/letters', label: 'Read another letter' }}
      />
      {newest.length > 0 && (
        <section aria-labelledby="newest" className="print-hidden">
          <h2 id="newest" className="type-h2 mb-6">
            Newest letters
          </h2>
          <LetterRows letters={newest} headingLevel={3} />
        </section>
      )}
    </div>
  )
}
