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
  const news = `Someone (we hope you) signed up for letters from ${site.settings.site_name} with this address. It’s already on the list, so there’s nothing to do.`
  const next = plan_url
    ? { words: 'Your seven days are where you left them.', button: 'Open the 7-day plan', url: plan_url }
    : {
        words: 'Until the next letter comes, there’s plenty to read.',
        button: 'Read something good',
        url: `${site.site_url}/blog`,
      }
  return {
    subject: 'You’re already on the list',
    preheader: 'Nothing to do, and nothing has changed.',
    field: 'mist',
    title: 'You’re already here',
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
