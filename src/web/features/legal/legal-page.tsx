import '../section-rail.css'
import { Fragment, type ReactNode } from 'react'
import { breadcrumbJsonLd } from '../../../domain/content/structured-data/site-json-ld.ts'
import { formatLongDate } from '../../../domain/time/dates.ts'
import { useSite } from '../../data/site-context.ts'
import { Head, usePageTitle } from '../page/head.tsx'
import { JsonLd } from '../page/json-ld.tsx'
import { PrintedAddress } from '../page/printed-address.tsx'
import { SectionRail } from '../page/section-rail.tsx'

interface LegalPageProps {
  title: string
  description: string
  path: string
  /** The gist, in a sentence or two. */
  summary: string
  sections: readonly LegalSection[]
}

/** Renders a page of small print in the usual layout: a rail and prose. */
export function LegalPage({ title, description, path, summary, sections }: LegalPageProps) {
  const { siteUrl, today } = useSite()
  return (
    <div className="wrap pb-section">
      <Head title={usePageTitle(title)} description={description} canonical={path} />
      <JsonLd data={import.meta.env.SSR ? breadcrumbJsonLd([{ name: title, path }], siteUrl) : null} />
      <div className="pt-[clamp(1.5rem,1rem+3vw,4.5rem)] pb-[clamp(2rem,1.5rem+2vw,3.5rem)]">
        <h1 className="type-d2 max-w-[14ch]">{title}</h1>
        <p className="type-lead text-muted mt-5 max-w-152">{summary}</p>
        <p className="type-small text-muted mt-4">
          Last updated: <time dateTime={today}>{formatLongDate(`${today}T00:00:00Z`, 'UTC')}</time>
        </p>
      </div>
      <div className="railed grid gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,9fr)] lg:gap-16">
        <SectionRail
          label="On this page"
          path={path}
          sections={sections.map(({ id, title: text }) => ({ id, text }))}
        />
        <div className="prose min-w-0">
          {sections.map(({ id, title: heading, body }, index) => (
            // No wrapper element: the prose's spacing applies to its direct children.
            <Fragment key={id}>
              <h2 id={id} className={index === 0 ? 'mt-0!' : undefined}>
                {heading}
              </h2>
              {body}
            </Fragment>
          ))}
        </div>
      </div>
      <PrintedAddress />
    </div>
  )
}

export interface LegalSection {
  /** The heading's fragment. */
  id: string
  title: string
  body: ReactNode
}
