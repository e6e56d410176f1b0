import { nameToGreet } from '../../../domain/mail/greeting.ts'
import type { LetterPropsOf, LetterSite } from '../../../domain/mail/letter-props.ts'
import type { Letter } from './letter.ts'
import { Paragraph, SmallPrint, TextLink } from './pieces.tsx'

const DONE = 'You are off the list. No more letters will come, those of the 7-day plan included.'
const THANKS = 'Thank you for having had us in your inbox. No hard feelings, and no questions.'
const DOOR = 'The door stays open: articles, recipes and the playlist are there for you as before.'
const MISTAKE = 'It was a mistake? Sign up once more at the foot of any page.'

/** The last letter: that she has left, and that she may come back. */
export function writeGoodbye(
  { first_name, home_url }: LetterPropsOf<'goodbye'>,
  { settings }: LetterSite,
): Letter {
  const name = nameToGreet(first_name)
  const title = name ? `Goodbye, ${name}` : 'Goodbye'
  return {
    subject: 'You are off the list',
    preheader: 'No more letters will come. Thank you for reading.',
    field: 'blush',
    title,
    body: (
      <>
        <Paragraph>{DONE}</Paragraph>
        <Paragraph>{THANKS}</Paragraph>
        <Paragraph>
          {DOOR} <TextLink href={home_url}>To the home page</TextLink>
        </Paragraph>
        <SmallPrint>{MISTAKE}</SmallPrint>
      </>
    ),
    text: [`${title}.`, DONE, THANKS, `${DOOR}\n${home_url}`, MISTAKE],
    reason: `You get this last letter because this address has left the list of ${settings.site_name}.`,
  }
}
