import type { LetterSite } from '../../../domain/mail/letter-props.ts'
import { firstNameOfCoach } from './coach.ts'
import type { Letter } from './letter.ts'
import { Paragraph, SmallPrint, TextLink } from './pieces.tsx'

/**
 * Thanks to whose address was given in the contact form (contract §3, Contact). Anybody may give any address, so that
 * not a word of the form stands in it, the name neither: nobody has us write his text to strangers.
 */
export function writeContactConfirmation({ settings, site_url }: LetterSite): Letter {
  const coach = firstNameOfCoach(settings)
  const arrived = `Your message has reached ${coach}, who reads every one and replies within 24-48 hours.`
  const contactUrl = `${site_url}/contact`
  return {
    subject: 'Thank you, your message is here',
    preheader: `${coach} replies within 24-48 hours.`,
    field: 'leaf',
    title: 'Thank you for writing',
    body: (
      <>
        <Paragraph>{arrived}</Paragraph>
        <SmallPrint>
          Something to add? <TextLink href={contactUrl}>Write once more</TextLink>, any time.
        </SmallPrint>
      </>
    ),
    text: ['Thank you for writing.', arrived, `Something to add? Write once more, any time: ${contactUrl}`],
    reason: `You get this letter because your address was given in the contact form of ${settings.site_name}. If that was not you, there is nothing to do.`,
  }
}
