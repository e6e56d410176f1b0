import type { SiteSettings } from '../../../domain/site/settings.ts'
import { SiteLink } from '../../ui/site-link.tsx'
import type { LegalSection } from './legal-section.ts'

/** What she may expect and do. */
export function termsOfUse({ site_name, coach_name }: SiteSettings): LegalSection[] {
  return [
    {
      id: 'agreement',
      title: 'What these terms are',
      body: (
        <p>
          These terms are an agreement between you and {coach_name}, who runs {site_name} (“we”). By using the
          site you accept them. If you don’t agree with them, please don’t use the site. The{' '}
          <SiteLink href="/privacy-policy">privacy policy</SiteLink> explains how we treat personal data.
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
          {coach_name} or to those who let us use them, and are protected by law. Using the site gives you no
          rights in them beyond those described above.
        </p>
      ),
    },
  ]
}
