import { breadcrumbJsonLd } from '../../domain/content/structured-data/site-json-ld.ts'
import type { PageLoad } from '../data/page-context.ts'
import { useSettings, useSite } from '../data/site-context.ts'
import { useRead } from '../data/use-read.ts'
import { PageHero } from '../features/grid/page-hero.tsx'
import { LoadFailure } from '../features/missing/load-failure.tsx'
import { Head, usePageTitle } from '../features/page/head.tsx'
import { JsonLd } from '../features/page/json-ld.tsx'
import { SitemapSkeleton, SitemapView } from '../features/sitemap/sitemap-view.tsx'
import { ArrowLink } from '../ui/arrow-link.tsx'

export async function load({ reads }: PageLoad): Promise<undefined> {
  await reads.fetch('sitemap', {})
}

export function Component() {
  const { siteUrl } = useSite()
  const { site_name } = useSettings()
  const { data, error, refetch } = useRead('sitemap', {})
  return (
    <div className="wrap min-h-[60dvh] pb-section">
      <Head
        title={usePageTitle('Sitemap')}
        description={`Every article, recipe and page of ${site_name}, on one page.`}
        canonical="/sitemap"
      />
      <JsonLd
        data={import.meta.env.SSR ? breadcrumbJsonLd([{ name: 'Sitemap', path: '/sitemap' }], siteUrl) : null}
      />
      {error && !data ? (
        <>
          <LoadFailure title="Unable to Load Sitemap" headingLevel={1} onRetry={refetch}>
            Failed to load sitemap
          </LoadFailure>
          <ArrowLink href="/">Back to Home</ArrowLink>
        </>
      ) : (
        <>
          <PageHero title="Sitemap">Everything there is to read, cook and listen to, on one page.</PageHero>
          {data ? <SitemapView sitemap={data} /> : <SitemapSkeleton />}
        </>
      )}
    </div>
  )
}
