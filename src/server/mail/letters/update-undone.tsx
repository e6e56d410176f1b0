import type { LetterPropsOf } from '../../../domain/mail/letters.ts'
import type { Letter } from './letter.ts'
import { Action, Paragraph } from './pieces.tsx'

/** To the coach: an update was undone by itself, and why (UPDATE-UNDO-2). */
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
