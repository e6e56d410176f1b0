import { greet, greetingName } from '../../../domain/mail/letter-text.ts'
import type { LetterPropsOf, LetterSite } from '../../../domain/mail/letters.ts'
import { becauseSubscribed, type Letter } from './letter.ts'
import { Action, Paragraph, Signature, SmallPrint, TextLink, WrittenLink } from './pieces.tsx'

/** Height of a letter's sun: before the confirmation, after it, and on unsubscribing. */
const RISING = 0.26
const RISEN = 0.72
const SETTING = 0.18

const IF_NOT_YOU = 'Not you? Do nothing, and you won’t hear from us again.'
const BUTTON = 'Confirm my email address'

/** Writes the confirmation request; only pressing the button on the linked page confirms. */
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
    sun: RISING,
    title: with_plan ? 'One tap and the plan is yours' : 'One tap and you’re in',
    body: (
      <>
        <Paragraph>{greeting}</Paragraph>
        <Paragraph>{wish}</Paragraph>
        <Paragraph>{then}</Paragraph>
        <Action href={confirm_url}>{BUTTON}</Action>
        <SmallPrint>{IF_NOT_YOU}</SmallPrint>
        <div data-skip-in-text="true">
          <SmallPrint>
            Button not working? Use this link:
            <br />
            <WrittenLink href={confirm_url} />
          </SmallPrint>
        </div>
      </>
    ),
    text: [greeting, wish, then, `${BUTTON}:\n${confirm_url}`, IF_NOT_YOU],
    reason: `You’re getting this because someone entered your address on our site, ${settings.site_name}. It isn’t on our list yet.`,
  }
}

/** Writes to an already subscribed address: the form answers every address the same, this letter informs its owner. */
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

/** Writes to a subscriber for whom the plan was requested: it starts once the owner of the address confirms. */
function offerPlan({ greeting, site_name, start_url, reason, unsubscribe_url }: PlanOffer): Letter {
  const news = `Someone (we hope it was you) asked ${site_name} for the free 7-day workout plan. You’re on our list already, so one tap is all it takes: the first of seven short sessions comes the next morning.`
  const button = 'Start my 7-day plan'
  const otherwise = 'Wasn’t you, or not right now? There’s nothing to do; everything stays as it is.'
  return {
    subject: 'One tap and your 7-day plan begins',
    preheader: 'You’re already on the list. If this wasn’t you, there’s nothing to do.',
    field: 'mist',
    sun: RISING,
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

/** Writes the first letter after the confirmation, with the link to the plan where it was requested. */
export function writeWelcome(
  { first_name, plan_url, unsubscribe_url }: LetterPropsOf<'welcome'>,
  site: LetterSite,
): Letter {
  const { subject, preheader, paragraphs, button, url } = plan_url
    ? withPlan(plan_url)
    : withoutPlan(site.site_url)
  const { letters_welcome_text, letters_signature } = site.settings
  const name = greetingName(first_name)
  const title = name ? `Welcome, ${name}` : 'Welcome'
  const [opening, ...fixed] = paragraphs
  const rest = [...fixed, ...toParagraphs(letters_welcome_text)]
  return {
    subject,
    preheader,
    field: 'yolk',
    sun: RISEN,
    title,
    body: (
      <>
        <Paragraph>{opening}</Paragraph>
        <Action href={url}>{button}</Action>
        {rest.map((words) => (
          <Paragraph key={words}>{words}</Paragraph>
        ))}
        {letters_signature && <Signature site={site}>{letters_signature}</Signature>}
      </>
    ),
    text: [opening, `${button}:\n${url}`, ...rest, letters_signature],
    reason: becauseSubscribed(site),
    is_list_mail: true,
    unsubscribe_url,
  }
}

interface Words {
  subject: string
  preheader: string
  /** The first is placed before the button. */
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
    ],
    button: 'Open the 7-day plan',
    url: planUrl,
  }
}

function withoutPlan(siteUrl: string): Words {
  return {
    subject: 'Welcome, you’re on the list',
    preheader: 'One kind letter a week from now on.',
    paragraphs: ['You’re on the list. While you wait for the next letter, there’s plenty to read.'],
    button: 'Read something good',
    url: `${siteUrl}/blog`,
  }
}

const DONE = 'You’re off the list. No more letters, and no more of the 7-day plan either.'
const DOOR = 'The door stays open: the articles, the recipes and the playlist are still here for you.'
const MISTAKE = 'Was it a mistake? Sign up again at the bottom of any page.'

/** Writes the last letter: the subscriber has left, and may come back. */
export function writeGoodbye({ first_name, home_url }: LetterPropsOf<'goodbye'>, site: LetterSite): Letter {
  const name = greetingName(first_name)
  const title = name ? `Goodbye, ${name}` : 'Goodbye'
  const { letters_goodbye_text, letters_signature } = site.settings
  const thanks = toParagraphs(letters_goodbye_text)
  return {
    subject: 'You’re off the list',
    preheader: 'No more letters from us. Thank you for reading.',
    field: 'blush',
    sun: SETTING,
    title,
    body: (
      <>
        <Paragraph>{DONE}</Paragraph>
        {thanks.map((words) => (
          <Paragraph key={words}>{words}</Paragraph>
        ))}
        <Paragraph>
          {DOOR} <TextLink href={home_url}>Go to the home page</TextLink>
        </Paragraph>
        {letters_signature && <Signature site={site}>{letters_signature}</Signature>}
        <SmallPrint>{MISTAKE}</SmallPrint>
      </>
    ),
    text: [DONE, ...thanks, `${DOOR}\nGo to the home page: ${home_url}`, letters_signature, MISTAKE],
    reason: `You’re getting this last letter because this address has left the list of ${site.settings.site_name}.`,
  }
}

/** Splits the coach's text at empty lines. */
function toParagraphs(text: string): string[] {
  return text.split(/\n\s*\n/).filter(Boolean)
}
