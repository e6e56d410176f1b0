import { greet } from '../../../domain/mail/letter-text.ts'
import type { LetterPropsOf, LetterSite } from '../../../domain/mail/letters.ts'
import type { Letter } from './letter.ts'
import { Action, Paragraph, SmallPrint, WrittenLink } from './pieces.tsx'

const IF_NOT_YOU = 'Not you? Do nothing, and you won’t hear from us again.'
const BUTTON = 'Confirm my email address'

/** Asks whether she wants the letters; only her press on the page behind the button says so. */
export function writeNewsletterConfirmation(
  { first_name, confirm_url, with_plan }: LetterPropsOf<'newsletter_confirmation'>,
  { settings }: LetterSite,
): Letter {
  const greeting = greet(first_name)
  const wish = with_plan
    ? `Someone (we hope you) asked ${settings.site_name} for the free 7-day workout plan and one kind letter a week.`
    : `Someone (we hope you) signed up for letters from ${settings.site_name}: one a week, and a kind one.`
  const then = with_plan
    ? 'Say yes and the first of seven short sessions comes the next morning. No equipment needed.'
    : 'Say yes and you’re on the list. You can leave with one tap, any time.'
  return {
    subject: with_plan ? 'One tap and the 7-day plan is yours' : 'One tap and you’re in',
    preheader: 'Please confirm your email address. If it wasn’t you, do nothing.',
    field: 'butter',
    title: with_plan ? 'One tap and the plan is yours' : 'One tap and you’re in',
    body: (
      <>
        <Paragraph>{greeting}</Paragraph>
        <Paragraph>{wish}</Paragraph>
        <Paragraph>{then}</Paragraph>
        <Action href={confirm_url}>{BUTTON}</Action>
        <SmallPrint>{IF_NOT_YOU}</SmallPrint>
        <SmallPrint>
          Button not working? Use this link:
          <br />
          <WrittenLink href={confirm_url} />
        </SmallPrint>
      </>
    ),
    text: [greeting, wish, then, `${BUTTON}:\n${confirm_url}`, IF_NOT_YOU],
    reason: `You’re getting this because someone entered your address on our site, ${settings.site_name}. It isn’t on our list yet.`,
  }
}
