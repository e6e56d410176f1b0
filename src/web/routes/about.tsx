import { breadcrumbJsonLd, personJsonLd } from '../../domain/content/structured-data/site-json-ld.ts'
import type { PageLoad } from '../data/page-context.ts'
import { useSettings, useSite } from '../data/site-context.ts'
import {
  AboutHero,
  AboutStats,
  CoreValues,
  Philosophy,
  useAboutTexts,
} from '../features/about/about-sections.tsx'
import { Testimonials } from '../features/about/testimonials.tsx'
import { Head, usePageTitle } from '../features/page/head.tsx'
import { JsonLd } from '../features/page/json-ld.tsx'

export async function load({ reads }: PageLoad): Promise<undefined> {
  await Promise.all([reads.fetch('aboutTexts', {}), reads.fetch('testimonials', {})])
}

export function Component() {
  const { siteUrl } = useSite()
  const settings = useSettings()
  const { about_description, site_description = '' } = useAboutTexts()
  return (
    <>
      <Head
        title={usePageTitle(`About ${settings.coach_name}`)}
        description={about_description || site_description}
        canonical="/about"
        image={{ url: '/share-cards/pages/about.jpg', alt: `Meet ${settings.coach_name}` }}
      />
      <JsonLd data={import.meta.env.SSR ? personJsonLd({ siteUrl, settings }) : null} />
      <JsonLd
        data={import.meta.env.SSR ? breadcrumbJsonLd([{ name: 'About', path: '/about' }], siteUrl) : null}
      />
      <AboutHero />
      <AboutStats />
      <CoreValues />
      <Testimonials />
      <Philosophy />
    </>
  )
}
