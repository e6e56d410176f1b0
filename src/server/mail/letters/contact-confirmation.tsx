import type { LetterSite } from '../../../domain/mail/letters.ts'
import { firstNameOfCoach } from './coach.ts'
import type { Letter } from './letter.ts'
import { Paragraph, SmallPrint, TextLink } from './pieces.tsx'

/**
 * The confirmation to the address given in the contact form (product §11.4). Anybody can give anybody's address:
 * the letter quotes nothing of the form, not even the name, so that it carries no stranger's text.
 */
export function writeContactConfirmation({ settings, site_url }: LetterSite): Letter {
  const coach = firstNameOfCoach(settings)
  const arrived = `Your message has reached ${coach}, who reads every one and replies within 24-48 hours.`
  const contactUrl = `${site_url}/contact`
  return {
    subject: 'Thank you, we have your message',
    preheader: `${coach} replies within 24-48 hours.`,
    field: 'leaf',
    title: 'Thank you for writing',
    body: (
      <>
        <Paragraph>{arrived}</Paragraph>
        <SmallPrint>
          Something to add? <TextLink href={contactUrl}>Write again</TextLink> any time.
        </SmallPrint>
      </>
    ),
    text: ['Thank you for writing.', arrived, `Something to add? Write again any time: ${contactUrl}`],
    reason: `You’re getting this because someone entered your address in the contact form of ${settings.site_name}. If it wasn’t you, there’s nothing to do.`,
  }
}
