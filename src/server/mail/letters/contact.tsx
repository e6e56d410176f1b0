import { quoteLines, replySubject } from '../../../domain/contact/reply-link.ts'
import { toOneLine, toSubject } from '../../../domain/mail/letter-text.ts'
import type { LetterPropsOf, LetterSite } from '../../../domain/mail/letters.ts'
import { firstNameOf } from '../../../domain/site/coach-name.ts'
import { formatDateAndTime } from '../../../domain/time/zoned-time.ts'
import type { Letter } from './letter.ts'
import { Action, Paragraph, Quotation, SmallPrint, TextLink, toLines } from './pieces.tsx'
import { paint, TEXT } from './styles.ts'

const INBOX = 'The message is in your inbox on the site too.'

/** Writes a visitor's message to the coach. A reply goes to the visitor (the letter's Reply-To). */
export function writeContactToCoach(
  { message, inbox_url }: LetterPropsOf<'contact_to_coach'>,
  { settings }: LetterSite,
): Letter {
  const name = toOneLine(`${message.first_name} ${message.last_name}`)
  const facts: [label: string, value: string][] = [
    ['From', `${name}, ${toOneLine(message.email)}`],
    ['When', `${formatDateAndTime(message.received_at, settings.time_zone)} (${settings.time_zone})`],
    ['Subject', toOneLine(message.subject)],
  ]
  const howToAnswer = `Just reply to this letter: your answer goes to ${toOneLine(message.email)}.`
  return {
    subject: toSubject(`${name}: ${message.subject}`),
    preheader: toOneLine(message.message),
    field: 'mist',
    title: `${name} wrote to you`,
    body: (
      <>
        <Facts facts={facts} />
        <Quotation>{message.message}</Quotation>
        <SmallPrint>
          {howToAnswer} {INBOX}
        </SmallPrint>
        <Action href={inbox_url}>Open the inbox</Action>
      </>
    ),
    text: [
      facts.map(([label, value]) => `${label}: ${value}`).join('\n'),
      toLines(message.message).join('\n'),
      howToAnswer,
      `${INBOX}\nOpen the inbox:\n${inbox_url}`,
    ],
    reason: `You’re getting this because someone used the contact form of ${settings.site_name}.`,
  }
}

/** Writes the coach's reply to a message, with the message below it. A reply to it goes to the coach. */
export function writeContactReply(
  { text, message }: LetterPropsOf<'contact_reply'>,
  { settings }: LetterSite,
): Letter {
  const coach = firstNameOf(settings)
  const paragraphs = text.split(/\r?\n(?:[ \t]*\r?\n)+/)
  const when = formatDateAndTime(message.received_at, settings.time_zone)
  const intro = `On ${when} (${settings.time_zone}), you wrote:`
  return {
    subject: replySubject(message.subject),
    preheader: toOneLine(text),
    field: 'leaf',
    eyebrow: `An answer from ${coach}`,
    title: toOneLine(message.subject),
    body: (
      <>
        {paragraphs.map((paragraph, index) => (
          <Paragraph key={index}>
            {toLines(paragraph).map((line, place) => (
              <span key={place}>
                {place > 0 && <br />}
                {line}
              </span>
            ))}
          </Paragraph>
        ))}
        <SmallPrint>{intro}</SmallPrint>
        <Quotation>{message.message}</Quotation>
      </>
    ),
    is_personal: true,
    text: [toLines(text).join('\n'), `${intro}\n${quoteLines(message.message)}`],
    reason: `You’re getting this because you wrote to ${coach} through the contact form of ${settings.site_name}. Just reply to this letter: your answer goes to ${coach}.`,
  }
}

function Facts({ facts }: { facts: [label: string, value: string][] }) {
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} border={0}>
      <tbody>
        {facts.map(([label, value]) => (
          <tr key={label}>
            <td
              width={76}
              {...paint(
                { text: 'ink-2' },
                { padding: '0 0 8px', font: `15px/23px ${TEXT}`, verticalAlign: 'top' },
              )}
            >
              {label}
            </td>
            <td
              {...paint(
                { text: 'ink' },
                {
                  padding: '0 0 8px',
                  font: `15px/23px ${TEXT}`,
                  verticalAlign: 'top',
                  wordBreak: 'break-word',
                },
              )}
            >
              <span dir="auto">{value}</span>
            </td>
          </tr>
        ))}
        <tr>
          <td colSpan={2} height={12} style={{ fontSize: 0, lineHeight: '12px' }} />
        </tr>
      </tbody>
    </table>
  )
}

/**
 * Writes the confirmation to the address given in the contact form (CONTACT-MAIL-2). Any visitor can enter any address:
 * the letter quotes nothing from the form, not even the name, so that it carries no stranger's text.
 */
export function writeContactConfirmation({ settings, site_url }: LetterSite): Letter {
  const coach = firstNameOf(settings)
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
    text: [arrived, `Something to add? Write again any time: ${contactUrl}`],
    reason: `You’re getting this because someone entered your address in the contact form of ${settings.site_name}. If it wasn’t you, there’s nothing to do.`,
  }
}
