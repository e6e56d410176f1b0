import type { LetterPropsOf } from '../../../domain/mail/letters.ts'
import type { Letter } from './letter.ts'
import { Action, Paragraph } from './pieces.tsx'

/** To the coach: that this letter is there says that letters arrive. */
export function writeMailTest({ mail_url }: LetterPropsOf<'mail_test'>): Letter {
  const arrived = 'If this is in your inbox, your letters arrive.'
  const inJunk =
    'If it landed in your junk folder, the mail page says what’s missing and what to do about it.'
  return {
    subject: 'Your test letter is here',
    preheader: arrived,
    field: 'leaf',
    title: 'Your test letter is here',
    body: (
      <>
        <Paragraph>{arrived}</Paragraph>
        <Paragraph>{inJunk}</Paragraph>
        <Action href={mail_url}>Look at your mail</Action>
      </>
    ),
    text: [arrived, inJunk, `Look at your mail:\n${mail_url}`],
    reason: 'You’re getting this because you asked your site for a test letter.',
  }
}
