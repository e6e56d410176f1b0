import { nameToGreet } from '../../../domain/mail/greeting.ts'
import type { LetterPropsOf, LetterSite } from '../../../domain/mail/letter-props.ts'
import { toOneLine } from '../../../domain/mail/one-line.ts'
import { firstNameOfCoach } from './coach.ts'
import type { Letter } from './letter.ts'
import { Paragraph, Quotation, SmallPrint, Subheading, TextLink, toLines } from './pieces.tsx'

/** Thanks to the visitor who wrote, with her own words for her records (contract §3, Contact). */
export function writeContactConfirmation(
  { message }: LetterPropsOf<'contact_confirmation'>,
  { settings, site_url }: LetterSite,
): Letter {
  const name = nameToGreet(message.first_name)
  const coach = firstNameOfCoach(settings)
  const arrived = `Your message has reached ${coach}, who reads every one and replies within 24-48 hours.`
  const contactUrl = `${site_url}/contact`
  return {
    subject: 'Thank you, we have your message',
    preheader: `${coach} replies within 24-48 hours.`,
    field: 'leaf',
    title: name ? `Thank you, ${name}` : 'Thank you for writing',
    body: (
      <>
        <Paragraph>{arrived}</Paragraph>
        <Subheading>What you wrote</Subheading>
        <SmallPrint>
          <bdi>{toOneLine(message.subject)}</bdi>
        </SmallPrint>
        <Quotation>{message.message}</Quotation>
        <SmallPrint>
          Something to add? <TextLink href={contactUrl}>Write again</TextLink> any time.
        </SmallPrint>
      </>
    ),
    text: [
      name ? `Thank you, ${name}.` : 'Thank you for writing.',
      arrived,
      `What you wrote: ${toOneLine(message.subject)}`,
      toLines(message.message)
        .map((line) => `> ${line}`.trimEnd())
        .join('\n'),
      `Something to add? Write again any time: ${contactUrl}`,
    ],
    reason: `You’re getting this because someone entered your address in the contact form of ${settings.site_name}. If it wasn’t you, there’s nothing to do.`,
  }
}
