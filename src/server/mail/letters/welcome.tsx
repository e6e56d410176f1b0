import { nameToGreet } from '../../../domain/mail/letter-text.ts'
import type { LetterPropsOf, LetterSite } from '../../../domain/mail/letters.ts'
import { firstNameOfCoach } from './coach.ts'
import type { Letter } from './letter.ts'
import { Action, Paragraph, Signature } from './pieces.tsx'
import { becauseSubscribed } from './reasons.ts'

/** The first letter of somebody who confirmed, with the link to her plan when she asked for it. */
export function writeWelcome(
  { first_name, plan_url, unsubscribe_url }: LetterPropsOf<'welcome'>,
  site: LetterSite,
): Letter {
  const { subject, preheader, paragraphs, button, url } = plan_url
    ? withPlan(plan_url)
    : withoutPlan(site.site_url)
  const name = nameToGreet(first_name)
  const title = name ? `Welcome, ${name}` : 'Welcome'
  const coach = firstNameOfCoach(site.settings)
  const [opening, ...rest] = paragraphs
  return {
    subject,
    preheader,
    field: 'yolk',
    title,
    body: (
      <>
        <Paragraph>{opening}</Paragraph>
        <Action href={url}>{button}</Action>
        {rest.map((words) => (
          <Paragraph key={words}>{words}</Paragraph>
        ))}
        <Signature>{coach}</Signature>
      </>
    ),
    text: [`${title}.`, opening, `${button}:\n${url}`, ...rest, coach],
    reason: becauseSubscribed(site),
    is_list_mail: true,
    unsubscribe_url,
  }
}

interface Words {
  subject: string
  preheader: string
  /** The first stands before the button. */
  paragraphs: [string, ...string[]]
  button: string
  url: string
}

function withPlan(planUrl: string): Words {
  return {
    subject: 'Welcome! Here’s your 7-day plan',
    preheader: 'Seven sessions of fifteen to twenty minutes. The first letter comes in the morning.',
    paragraphs: [
      'You’re on the list, and your seven days are ready: fifteen to twenty minutes each, with a chair, a wall and bare feet.',
      'Starting the next morning, a session comes to your inbox each day. No need to wait: all seven are open now, and stay open.',
      'After that it’s one letter a week: something to move to, something to cook, something for a calmer head. See you on the mat, or beside it.',
    ],
    button: 'Open the 7-day plan',
    url: planUrl,
  }
}

function withoutPlan(siteUrl: string): Words {
  return {
    subject: 'Welcome, you’re on the list',
    preheader: 'One kind letter a week from now on.',
    paragraphs: [
      'You’re on the list. From now on you’ll get one letter a week: something to move to, something to cook, something for a calmer head.',
      'Read it with a coffee, keep what you like, and leave the rest. That’s all there is to it.',
    ],
    button: 'Read something good',
    url: `${siteUrl}/blog`,
  }
}
