import { CONTACT_RATE } from '../../../domain/contact/limits.ts'
import type { SiteSettings } from '../../../domain/site/settings.ts'
import { MINUTE } from '../../../domain/time/durations.ts'
import { SiteLink } from '../../ui/site-link.tsx'
import type { LegalSection } from './legal-section.ts'

/** What reaches us, and how. */
export function privacyCollection(settings: SiteSettings): LegalSection[] {
  const { site_name, coach_name, newsletter_provider, analytics_service, contact_email } = settings
  return [
    {
      id: 'who-we-are',
      title: 'Who we are',
      body: (
        <>
          <p>
            {site_name} is run by {coach_name}. In this policy “we” means {coach_name}, who is the controller
            of the personal data described here: she decides what is kept and answers for it.
          </p>
          <p>
            Reach us through the <SiteLink href="/contact">contact page</SiteLink>
            {contact_email && (
              <>
                {' '}
                or at <SiteLink href={`mailto:${contact_email}`}>{contact_email}</SiteLink>
              </>
            )}
            . A question about your data needs no special form.
          </p>
        </>
      ),
    },
    {
      id: 'adults',
      title: 'For adults, 18 and over',
      body: (
        <p>
          This site is made for adults aged 18 and over. We don’t knowingly keep data about anyone younger. If
          you think a child has written to us or joined the newsletter, tell us and we’ll delete what we hold.
        </p>
      ),
    },
    {
      id: 'newsletter-data',
      title: 'The newsletter',
      body: (
        <>
          <p>
            When you sign up we keep your email address, your first name if you give it, the form you used,
            and when you asked and confirmed.{' '}
            {newsletter_provider && <>The newsletter is sent with {newsletter_provider}.</>}
          </p>
          <p>
            Signing up takes two steps. We first send a letter with a link; only after you’ve confirmed there
            do we write to you again. Nobody can put you on the list for you. Every letter after that has a
            link that lets you leave in one click.
          </p>
          <p>
            We don’t see whether you open a letter. When a link in one brings you to this site, we add the
            visit to a total, without your name. If you ask us to delete you from the list, all we keep is a
            scrambled code that stops anybody from adding you again.
          </p>
        </>
      ),
    },
    {
      id: 'messages',
      title: 'Messages you send',
      body: (
        <p>
          The contact form asks for your first and last name, your email address, a subject and your message.
          We use them to answer you, and send you a confirmation that the message has arrived. To keep bots
          from flooding the form, we count messages from one network address for{' '}
          {CONTACT_RATE.windowMs / MINUTE} minutes; the address isn’t kept with your message. Please leave out
          health details that we don’t need for an answer.
        </p>
      ),
    },
    {
      id: 'visits-and-ratings',
      title: 'Visits and ratings',
      body: (
        <>
          {analytics_service && (
            <p>For web analytics, to learn which pages are read, we use {analytics_service}.</p>
          )}
          <p>
            We count how often each article and recipe is read, once per visitor and day. To tell visitors
            apart we make a code from technical details of the request; it can’t be turned back into an
            address, and it changes every day. When you rate a recipe we keep the rating with a code like
            that, so that you can change your mind and nobody counts twice.
          </p>
          <p>
            Like every server, ours writes technical records of requests (the time, the page, the network
            address). We only look at them to keep the site safe and to find faults.
          </p>
        </>
      ),
    },
  ]
}
