import { ArrowUpRight, Mail } from 'lucide-react'
import letter from '../../../content/illustrations/letter-and-tea.svg'
import { breadcrumbJsonLd } from '../../domain/content/structured-data/site-json-ld.ts'
import { socialLinks } from '../../domain/site/social-links.ts'
import { useSettings, useSite } from '../data/site-context.ts'
import { ContactForm } from '../features/contact/contact-form.tsx'
import { PageHero } from '../features/grid/page-hero.tsx'
import { Head, usePageTitle } from '../features/page/head.tsx'
import { JsonLd } from '../features/page/json-ld.tsx'
import { SiteLink } from '../ui/site-link.tsx'
import { SocialIcon } from '../ui/social-icons.tsx'

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

const ROW =
  'group flex min-h-12 items-center gap-3 border-t-[1.5px] border-[color-mix(in_srgb,currentColor_18%,transparent)] py-2 font-semibold no-underline'
const WORD = 'min-w-0 flex-1 wrap-anywhere group-hover:underline group-hover:underline-offset-4'

/** Renders what is beside the form: when the coach answers, and other channels. */
function ContactSide() {
  const settings = useSettings()
  const social = socialLinks(settings)
  const { contact_email } = settings
  return (
    <aside
      aria-labelledby="answer"
      className="surface-mist flex flex-col overflow-hidden rounded-field px-6 pt-6"
    >
      <h2 id="answer" className="type-h3">
        When you’ll hear back
      </h2>
      <p className="type-lead mt-[.35rem]">Usually within 24-48 hours</p>
      {(social.length > 0 || contact_email) && (
        <>
          <h2 className="type-h3 mt-7 mb-3">Elsewhere</h2>
          <ul>
            {contact_email && (
              <li>
                <SiteLink href={`mailto:${contact_email}`} className={ROW}>
                  <Mail aria-hidden className="size-5 flex-none" />
                  <span className={WORD}>{contact_email}</span>
                </SiteLink>
              </li>
            )}
            {social.map(({ network, label, url }) => (
              <li key={network}>
                <SiteLink href={url} newTab className={ROW}>
                  <SocialIcon network={network} />
                  <span className={WORD}>{label}</span>
                  <ArrowUpRight aria-hidden className="size-5 flex-none" />
                </SiteLink>
              </li>
            ))}
          </ul>
        </>
      )}
      {/* The picture's field is the panel's, by day and by night. */}
      <img
        src={letter}
        alt=""
        width={800}
        height={450}
        loading="lazy"
        className="-mx-6 mt-6 h-auto w-[calc(100%+3rem)] max-w-none"
      />
    </aside>
  )
}
