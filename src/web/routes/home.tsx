import { personJsonLd, websiteJsonLd } from '../../domain/content/structured-data/site-json-ld.ts'
import type { PageLoad, PageOutcome } from '../data/page-context.ts'
import { useSettings, useSite } from '../data/site-context.ts'
import { HomeHero, useHomeTexts } from '../features/home/home-hero.tsx'
import { LATEST_ARTICLES, LATEST_RECIPES, LatestInspiration } from '../features/home/latest-inspiration.tsx'
import { Posters } from '../features/home/posters.tsx'
import { TagUs } from '../features/home/tag-us.tsx'

import { Head, usePageTitle } from '../features/page/head.tsx'
import { JsonLd } from '../features/page/json-ld.tsx'

export async function load({ reads }: PageLoad): Promise<PageOutcome | undefined> {
  await Promise.all([
    reads.fetch('homeTexts', {}),
    reads.fetch('articles', LATEST_ARTICLES),
    reads.fetch('recipes', LATEST_RECIPES),
  ])
  return undefined
}

export function Component() {
  const { siteUrl } = useSite()
  const settings = useSettings()
  const { site_description: description = '' } = useHomeTexts()
  return (
    <>
      <Head title={usePageTitle('Empower Your Fitness Journey')} description={description} canonical="/" />
      <JsonLd
        data={import.meta.env.SSR ? websiteJsonLd({ siteUrl, name: settings.site_name, description }) : null}
      />
      <JsonLd data={import.meta.env.SSR ? personJsonLd({ siteUrl, settings }) : null} />
      <HomeHero />
      <Posters />
      <LatestInspiration />
      <TagUs />
    </>
  )
}
