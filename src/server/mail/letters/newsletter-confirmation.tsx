import { greet } from '../../../domain/mail/greeting.ts'
import type { LetterPropsOf, LetterSite } from '../../../domain/mail/letter-props.ts'
import type { Letter } from './letter.ts'
import { Action, Paragraph, SmallPrint, WrittenLink } from './pieces.tsx'

const IF_NOT_YOU = 'It was not you? Then do nothing, and nothing more will come.'
const BUTTON = 'Confirm my email address'

/** Asks whether she wants the letters; only her press on the page behind the button says so. */
export function writeNewsletterConfirmation(
  { first_name, confirm_url, with_plan }: LetterPropsOf<'newsletter_confirmation'>,
  { settings }: LetterSite,
): Letter {
  const greeting = greet(first_name)
  const wish = with_plan
    ? `Somebody, hopefully you, asked ${settings.site_name} for the free 7-day workout plan and one kind letter a week.`
    : `Somebody, hopefully you, asked for the letters of ${settings.site_name}: one a week, and a kind one.`
  const then = with_plan
    ? 'Say yes, and the first of seven short sessions comes the next morning. No equipment needed.'
    : 'Say yes, and you are on the list. You can leave it with one press, any time.'
  return {
    subject: with_plan ? 'One press, and the 7-day plan is yours' : 'One press, and you are in',
    preheader: 'Please confirm your email address. If it was not you, do nothing.',
    field: 'butter',
    title: with_plan ? 'One press, and the plan is yours' : 'One press, and you are in',
    body: (
      <>
        <Paragraph>{greeting}</Paragraph>
        <Paragraph>{wish}</Paragraph>
        <Paragraph>{then}</Paragraph>
        <Action href={confirm_url}>{BUTTON}</Action>
        <SmallPrint>{IF_NOT_YOU}</SmallPrint>
        <SmallPrint>
          The button does nothing? Open this address:
          <br />
          <WrittenLink href={confirm_url} />
        </SmallPrint>
      </>
    ),
    text: [greeting, wish, then, `${BUTTON}:\n${confirm_url}`, IF_NOT_YOU],
    reason: `You get this letter because your address was given in a newsletter form of ${settings.site_name}. It is not on our list yet.`,
  }
}
