import { breadcrumbJsonLd } from '../../domain/content/structured-data/site-json-ld.ts'
import { useSettings, useSite } from '../data/site-context.ts'
import { ContactForm } from '../features/contact/contact-form.tsx'
import { ContactSide } from '../features/contact/contact-side.tsx'
import { PageHero } from '../features/grid/page-hero.tsx'
import { Head, usePageTitle } from '../features/page/head.tsx'
import { JsonLd } from '../features/page/json-ld.tsx'

export function Component() {
  const { siteUrl } = useSite()
  const { coach_name } = useSettings()
  const coach = coach_name.split(' ')[0]
  return (
    <div className="wrap pb-section">
      <Head
        title={usePageTitle('Contact')}
        description={`Write to ${coach_name}: a question about a class, a recipe that went sideways, an idea to share. Usually answered within 24-48 hours.`}
        canonical="/contact"
        image={{ url: '/share-cards/pages/contact.jpg', alt: 'Say hello' }}
      />
      <JsonLd
        data={import.meta.env.SSR ? breadcrumbJsonLd([{ name: 'Contact', path: '/contact' }], siteUrl) : null}
      />
      <PageHero title="Say hello">{`A question about a class, a recipe that went sideways, an idea to share. ${coach} reads every message herself, and usually answers within 24-48 hours.`}</PageHero>
      <div className="grid gap-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)] lg:items-start lg:gap-20">
        <ContactForm />
        <ContactSide />
      </div>
    </div>
  )
}
