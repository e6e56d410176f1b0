import { breadcrumbJsonLd, personJsonLd } from '../../domain/content/structured-data/site-json-ld.ts'
import { useSettings, useSite } from '../data/site-context.ts'
import { AboutHero, AboutStats, CoreValues, Philosophy } from '../features/about/about-sections.tsx'
import { Testimonials } from '../features/about/testimonials.tsx'
import { Head, usePageTitle } from '../features/head.tsx'
import { JsonLd } from '../features/json-ld.tsx'
import type { PageLoad } from './route.ts'

export async function load({ reads }: PageLoad): Promise<undefined> {
  await reads.fetch('testimonials', {})
}

export function Component() {
  const { siteUrl } = useSite()
  const settings = useSettings()
  const { coach_name } = settings
  return (
    <>
      <Head
        title={usePageTitle(`About ${coach_name}`)}
        description={`Meet ${coach_name}: the coach behind the joyful workouts and honest recipes, what she values, and what the women she trains say about her.`}
        canonical="/about"
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
