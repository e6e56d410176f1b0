import { ArrowUpRight, Mail } from 'lucide-react'
import letter from '../../../../content/illustrations/letter-and-tea.svg'
import { socialLinks } from '../../../domain/site/social-links.ts'
import { useSettings } from '../../data/site-context.ts'
import { SiteLink } from '../../ui/site-link.tsx'
import { SocialIcon } from '../../ui/social-icons.tsx'

const ROW =
  'group flex min-h-12 items-center gap-3 border-t-[1.5px] border-[color-mix(in_srgb,currentColor_18%,transparent)] py-2 font-semibold no-underline'
const WORD = 'min-w-0 flex-1 wrap-anywhere group-hover:underline group-hover:underline-offset-4'

/** What stands beside the form: when the coach answers, and other channels. */
export function ContactSide() {
  const settings = useSettings()
  const social = socialLinks(settings)
  const { contact_email } = settings
  return (
    <aside
      aria-label="About your message"
      className="surface-mist flex flex-col overflow-hidden rounded-field px-6 pt-6"
    >
      <h2 className="type-h3">When you’ll hear back</h2>
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
