import { greet } from '../../../domain/mail/greeting.ts'
import type { LetterPropsOf, LetterSite } from '../../../domain/mail/letter-props.ts'
import type { Letter } from './letter.ts'
import { Action, Paragraph } from './pieces.tsx'
import { becauseSubscribed } from './reasons.ts'

/** To an address that was given again: the form answers everybody the same, this letter tells its owner. */
export function writeAlreadySubscribed(
  { first_name, plan_url, unsubscribe_url }: LetterPropsOf<'newsletter_already_subscribed'>,
  site: LetterSite,
): Letter {
  const greeting = greet(first_name)
  const news = `Somebody, hopefully you, asked for the letters of ${site.settings.site_name} with this address. It is on the list already, so there is nothing to do.`
  const next = plan_url
    ? { words: 'Your seven days are where you left them.', button: 'Open the 7-day plan', url: plan_url }
    : {
        words: 'Until the next letter comes, there is plenty to read.',
        button: 'Read something good',
        url: `${site.site_url}/blog`,
      }
  return {
    subject: 'You are on the list already',
    preheader: 'Nothing to do, and nothing was changed.',
    field: 'mist',
    title: 'You are here already',
    body: (
      <>
        <Paragraph>{greeting}</Paragraph>
        <Paragraph>{news}</Paragraph>
        <Paragraph>{next.words}</Paragraph>
        <Action href={next.url}>{next.button}</Action>
      </>
    ),
    text: [greeting, news, next.words, `${next.button}:\n${next.url}`],
    reason: becauseSubscribed(site),
    is_list_mail: true,
    unsubscribe_url,
  }
}
