import { greet } from '../../../domain/mail/letter-text.ts'
import type { LetterPropsOf, LetterSite } from '../../../domain/mail/letters.ts'
import type { Letter } from './letter.ts'
import { Action, Paragraph } from './pieces.tsx'
import { becauseSubscribed } from './reasons.ts'

/** To an address that was given again: the form answers everybody the same, this letter tells its owner. */
export function writeAlreadySubscribed(
  { first_name, plan_url, start_url, unsubscribe_url }: LetterPropsOf<'newsletter_already_subscribed'>,
  site: LetterSite,
): Letter {
  const greeting = greet(first_name)
  const { site_name } = site.settings
  if (start_url)
    return offerPlan({ greeting, site_name, start_url, reason: becauseSubscribed(site), unsubscribe_url })
  const news = `Someone (we hope you) signed up for letters from ${site_name} with this address. It’s already on the list, so there’s nothing to do.`
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

interface PlanOffer {
  greeting: string
  site_name: string
  start_url: string
  reason: string
  unsubscribe_url: string
}

/** To a subscriber for whom the plan was asked: it begins once the owner of the address confirms. */
function offerPlan({ greeting, site_name, start_url, reason, unsubscribe_url }: PlanOffer): Letter {
  const news = `Someone (we hope it was you) asked ${site_name} for the free 7-day workout plan. You’re on our list already, so one tap is all it takes: the first of seven short sessions comes the next morning.`
  const button = 'Start my 7-day plan'
  const otherwise = 'Wasn’t you, or not right now? There’s nothing to do; everything stays as it is.'
  return {
    subject: 'One tap and your 7-day plan begins',
    preheader: 'You’re already on the list. If this wasn’t you, there’s nothing to do.',
    field: 'mist',
    title: 'Ready for your seven days?',
    body: (
      <>
        <Paragraph>{greeting}</Paragraph>
        <Paragraph>{news}</Paragraph>
        <Action href={start_url}>{button}</Action>
        <Paragraph>{otherwise}</Paragraph>
      </>
    ),
    text: [greeting, news, `${button}:\n${start_url}`, otherwise],
    reason,
    is_list_mail: true,
    unsubscribe_url,
  }
}
