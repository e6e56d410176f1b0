import type { LegalTexts, PageSettings } from '../../../domain/site/settings.ts'
import { SiteLink } from '../../ui/site-link.tsx'
import type { LegalSection } from './legal-page.tsx'

/** Returns the sections on what readers may expect and do. */
export function termsOfUse({
  site_name,
  coach_name,
  legal_name,
}: PageSettings & Partial<LegalTexts>): LegalSection[] {
  return [
    {
      id: 'agreement',
      title: 'What these terms are',
      body: (
        <p>
          These terms are an agreement between you and {legal_name || coach_name}, who runs {site_name}{' '}
          (“we”). By using the site you accept them. If you don’t agree with them, please don’t use the site.
          The <SiteLink href="/privacy-policy">privacy policy</SiteLink> explains how we treat personal data.
        </p>
      ),
    },
    {
      id: 'adults',
      title: 'Who can use the site',
      body: (
        <p>
          The site is for adults aged 18 and over. Reading it needs no account and costs nothing. We offer no
          purchases here; if we ever do, they’ll come with terms of their own.
        </p>
      ),
    },
    {
      id: 'health',
      title: 'Your health comes first',
      body: (
        <>
          <p>
            What you find here is general information about movement, food and wellbeing. It isn’t medical
            advice, a diagnosis or a treatment, and it doesn’t replace a doctor, physiotherapist or dietitian
            who knows you.
          </p>
          <ul>
            <li>
              Talk to your doctor before you change your training or diet, especially if you’re pregnant, ill,
              recovering or taking medicine.
            </li>
            <li>Stop at once if something hurts, or you feel dizzy or short of breath, and get help.</li>
            <li>
              Check every recipe against your own allergies and needs; nutrition figures are general
              estimates.
            </li>
            <li>In an emergency call your local emergency number, not us.</li>
          </ul>
          <p>
            You decide what’s right for your body and take part at your own risk. The experiences on this site
            are those of the women who share them; yours may be different.
          </p>
        </>
      ),
    },
    {
      id: 'use-of-content',
      title: 'What you can do with the content',
      body: (
        <>
          <p>
            Read, cook, move, print for your own kitchen or mat, and share links as often as you like. Please
            ask for our written consent before you:
          </p>
          <ul>
            <li>republish articles, recipes, plans or pictures, whole or in large part;</li>
            <li>sell them, teach from them for money or put them into another product;</li>
            <li>copy the site by machine, or use its texts and pictures to train one.</li>
          </ul>
        </>
      ),
    },
    {
      id: 'intellectual-property',
      title: 'Intellectual property',
      body: (
        <p>
          Texts, recipes as written, plans, illustrations, the name {site_name} and its mark belong to{' '}
          {legal_name || coach_name} or to those who let us use them, and are protected by law. Using the site
          gives you no rights in them beyond those described above.
        </p>
      ),
    },
  ]
}

/** Returns the sections on readers' duties and the limits of liability. */
export function termsLimits({
  jurisdiction,
  contact_email,
  coach_name,
  legal_name,
}: PageSettings & Partial<LegalTexts>): LegalSection[] {
  return [
    {
      id: 'your-part',
      title: 'What we ask of you',
      body: (
        <p>
          Write to us and rate recipes as yourself, and only sign up email addresses of your own. Don’t use
          the site for anything unlawful, send anything hateful or harmful, try to get in where you have no
          access, or overload the site so that others can’t use it. We may refuse messages and ratings that
          break these rules. You keep all rights in what you write to us; we quote it publicly only if you
          agree.
        </p>
      ),
    },
    {
      id: 'links',
      title: 'Links to other sites',
      body: (
        <p>
          The site links to others: our playlist, videos, social platforms and sources. They are run by other
          people under their own terms. We choose links with care, but we aren’t responsible for what you find
          there. If one leads to something wrong, tell us and we’ll look into it.
        </p>
      ),
    },
    {
      id: 'availability',
      title: 'No guarantees',
      body: (
        <p>
          We do our best to keep what’s written here right and the site working, and offer both as they are.
          We can’t promise that everything is complete, free of mistakes, always available or right for your
          purpose, and we may change or close parts of the site.
        </p>
      ),
    },
    {
      id: 'liability',
      title: 'Liability',
      body: (
        <p>
          As far as the law allows, {legal_name || coach_name} is not liable for damage that comes from using
          the site or relying on what it says, or from its being unavailable. Nothing in these terms limits
          liability that the law does not let us limit, such as for intent, gross negligence, or harm to life,
          body or health that we are to blame for, nor any right you have as a consumer.
        </p>
      ),
    },
    {
      id: 'changes',
      title: 'Changes to these terms',
      body: (
        <p>
          We may change these terms when the site or the law changes. The date at the top shows which day’s
          version you’re reading; what counts is the version that’s here when you use the site. If one of
          these terms turns out not to be valid, the others still are.
        </p>
      ),
    },
    {
      id: 'governing-law',
      title: 'Governing law',
      body: jurisdiction ? (
        <p>
          These terms are governed by the laws of {jurisdiction}, and its courts decide disputes we cannot
          settle between us. If you are a consumer, you keep the protection that the law of the country you
          live in gives you, and may also go to the courts there.
        </p>
      ) : (
        <p>
          These terms are governed by the law of the place where {coach_name} works. If you are a consumer,
          you keep the protection that the law of the country you live in gives you, and may also go to the
          courts there.
        </p>
      ),
    },
    {
      id: 'questions',
      title: 'Questions',
      body: (
        <p>
          Is something here unclear, or would you like to use something? Write to us through the{' '}
          <SiteLink href="/contact">contact page</SiteLink>
          {contact_email && (
            <>
              {' '}
              or to <SiteLink href={`mailto:${contact_email}`}>{contact_email}</SiteLink>
            </>
          )}
          . Most things can be settled with a kind sentence.
        </p>
      ),
    },
  ]
}
