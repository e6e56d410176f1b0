import { nameToGreet } from '../../../domain/mail/letter-text.ts'
import type { LetterPropsOf, LetterSite } from '../../../domain/mail/letters.ts'
import type { Letter } from './letter.ts'
import { Paragraph, SmallPrint, TextLink } from './pieces.tsx'

const DONE = 'You’re off the list. No more letters, and no more of the 7-day plan either.'
const THANKS = 'Thank you for having us in your inbox. No hard feelings, and no questions asked.'
const DOOR = 'The door stays open: the articles, the recipes and the playlist are still here for you.'
const MISTAKE = 'Was it a mistake? Sign up again at the bottom of any page.'

/** The last letter: that she has left, and that she may come back. */
export function writeGoodbye(
  { first_name, home_url }: LetterPropsOf<'goodbye'>,
  { settings }: LetterSite,
): Letter {
  const name = nameToGreet(first_name)
  const title = name ? `Goodbye, ${name}` : 'Goodbye'
  return {
    subject: 'You’re off the list',
    preheader: 'No more letters from us. Thank you for reading.',
    field: 'blush',
    title,
    body: (
      <>
        <Paragraph>{DONE}</Paragraph>
        <Paragraph>{THANKS}</Paragraph>
        <Paragraph>
          {DOOR} <TextLink href={home_url}>Go to the home page</TextLink>
        </Paragraph>
        <SmallPrint>{MISTAKE}</SmallPrint>
      </>
    ),
    text: [`${title}.`, DONE, THANKS, `${DOOR}\n${home_url}`, MISTAKE],
    reason: `You’re getting this last letter because this address has left the list of ${settings.site_name}.`,
  }
}
