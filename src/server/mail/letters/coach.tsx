import type { LetterPropsOf } from '../../../domain/mail/letters.ts'
import type { Letter } from './letter.ts'
import { Action, Paragraph } from './pieces.tsx'

/** Writes the test letter to the coach: its arrival shows that letters arrive. */
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

/** Writes to the coach that an update was undone automatically, and why (UPDATE-UNDO-2). */
export function writeUpdateUndone({ from, to, reason, updates_url }: LetterPropsOf<'update_undone'>): Letter {
  const what = `The update to ${to} was undone by itself. You have ${from}, and all is as before.`
  const why = `Why: ${reason}`
  const next = 'What to do: nothing is urgent. Send the log to a helper, or wait for the next version.'
  return {
    subject: `The update to ${to} was undone`,
    preheader: what,
    field: 'butter',
    title: `${from} is back, and all is as before`,
    body: (
      <>
        <Paragraph>{what}</Paragraph>
        {reason !== '' && <Paragraph>{why}</Paragraph>}
        <Paragraph>{next}</Paragraph>
        <Action href={updates_url}>Look at the update</Action>
      </>
    ),
    text: [what, ...(reason === '' ? [] : [why]), next, `Look at the update:\n${updates_url}`],
    reason: 'You’re getting this because an update of your site went wrong.',
  }
}
