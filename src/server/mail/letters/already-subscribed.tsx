import { greet } from '../../../domain/mail/greeting.ts'
import type { LetterPropsOf, LetterSite } from '../../../domain/mail/letter-props.ts'
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
  const news = `Somebody, hopefully you, asked for the letters of ${site_name} with this address. It is on the list already, so there is nothing to do.`
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

interface PlanOffer {
  greeting: string
  site_name: string
  start_url: string
  reason: string
  unsubscribe_url: string
}

/** Somebody on the list asked for the plan: it begins when she says so. */
function offerPlan({ greeting, site_name, start_url, reason, unsubscribe_url }: PlanOffer): Letter {
  const news = `Somebody, hopefully you, asked ${site_name} for the free 7-day workout plan. You’re on our list already, so one tap is all it takes: the first of seven short sessions comes the next morning.`
  const button = 'Start my 7-day plan'
  const otherwise = 'It wasn’t you, or not now? Then do nothing, and everything stays as it is.'
  return {
    subject: 'One tap, and your 7-day plan begins',
    preheader: 'You are on the list already. If it was not you, do nothing.',
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
