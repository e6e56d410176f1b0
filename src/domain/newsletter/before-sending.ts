import type { MailCheck } from '../mail/mail-check-calls.ts'
import { isBlank } from '../text/control-characters.ts'
import { findTokenProblems } from './issue-tokens.ts'

/** An issue to more than so many asks once more when a check has failed (DELIVER-SEND-1). */
export const ASK_ABOVE_RECIPIENTS = 100

/** Mail programs on phones show so much of a subject (DELIVER-READY-1). */
export const SUBJECT_SHOWN = 45

/** One thing looked at before an issue goes out (DELIVER-READY-1). */
export interface SendingCheck {
  key: string
  /** `empty`: not written yet. */
  state: MailCheck['state'] | 'empty'
  title: string
  /** A short line beside it. */
  text: string
}

export interface IssueToSend {
  subject: string
  preview_text: string
  content: string
  tags: readonly string[]
  /** How many would get it, of how many on the list. */
  recipients: number
  subscribers: number
  /** What mail services will make of it; null while that is not known. */
  checks: readonly MailCheck[] | null
  /** Null while that is not known. */
  hasPostalAddress: boolean | null
  /** How many links of its text lead nowhere; null while that is not known. */
  deadLinks: number | null
}

/**
 * The checks of the mail that an issue should not go out with (DELIVER-SEND-1).
 *
 * @param recipients how many would get it
 * @returns none for an issue to few
 */
export function findUnsafe(recipients: number, checks: readonly MailCheck[]): MailCheck[] {
  return recipients > ASK_ABOVE_RECIPIENTS ? checks.filter(({ state }) => state === 'fail') : []
}

/** What stands ready before an issue goes out, and what does not (DELIVER-READY-1). */
export function checkBeforeSending(issue: IssueToSend): SendingCheck[] {
  return [
    checkSubject(issue.subject),
    checkText(issue),
    checkReaders(issue),
    ...checkLinks(issue),
    ...checkPostalAddress(issue.hasPostalAddress),
    ...checkMail(issue.checks ?? []),
  ]
}

function checkSubject(subject: string): SendingCheck {
  const { length } = subject.trim()
  if (isBlank(subject)) return { key: 'subject', state: 'empty', title: 'Subject', text: 'Still empty' }
  const title = `Subject, ${length} ${length === 1 ? 'character' : 'characters'}`
  return length <= SUBJECT_SHOWN
    ? { key: 'subject', state: 'ok', title, text: 'Phones show all of it' }
    : { key: 'subject', state: 'warning', title, text: `Phones cut it after about ${SUBJECT_SHOWN}` }
}

function checkText({ subject, preview_text, content }: IssueToSend): SendingCheck {
  const key = 'text'
  if (isBlank(content)) return { key, state: 'empty', title: 'The letter', text: 'Still empty' }
  const [broken] = [subject, preview_text, content].flatMap((text) => findTokenProblems(text))
  if (broken)
    return { key, state: 'fail', title: 'First names', text: `“${broken.token}” can’t be filled in` }
  const words = content.split(/\s+/).filter(Boolean).length
  return {
    key,
    state: 'ok',
    title: 'The letter',
    text: `${words.toLocaleString('en-US')} ${words === 1 ? 'word' : 'words'}`,
  }
}

function checkReaders({ recipients, subscribers, tags }: IssueToSend): SendingCheck {
  const key = 'readers'
  const of =
    tags.length === 0 ? 'Everybody on your list' : `Of ${subscribers.toLocaleString('en-US')} on your list`
  if (recipients === 0)
    return {
      key,
      state: 'fail',
      title: 'Nobody gets it',
      text: tags.length === 0 ? 'Your list is still empty' : 'Nobody has these tags',
    }
  const people = recipients === 1 ? 'person' : 'people'
  return { key, state: 'ok', title: `To ${recipients.toLocaleString('en-US')} ${people}`, text: of }
}

function checkLinks({ content, deadLinks }: IssueToSend): SendingCheck[] {
  const count = content.match(/(?<!!)\[[^\]]*\]\([^()\s]/g)?.length ?? 0
  if (deadLinks === null || (count === 0 && deadLinks === 0)) return []
  if (deadLinks > 0)
    return [
      {
        key: 'links',
        state: 'warning',
        title: deadLinks === 1 ? 'A link leads nowhere' : `${deadLinks} links lead nowhere`,
        text: 'To a page you don’t have, or to none',
      },
    ]
  return [
    {
      key: 'links',
      state: 'ok',
      title: count === 1 ? 'One link' : `${count} links`,
      text: 'None to a page you don’t have',
    },
  ]
}

function checkPostalAddress(hasOne: boolean | null): SendingCheck[] {
  if (hasOne === null) return []
  const text = hasOne ? 'At the foot, as the law wants it' : 'Missing. The law in many countries wants one'
  return [{ key: 'postal', state: hasOne ? 'ok' : 'warning', title: 'Postal address', text }]
}

const MAIL_TITLES: Partial<Record<MailCheck['name'], string>> = {
  unsubscribe: 'Unsubscribe link',
  dkim: 'Signature',
  spf: 'Sender list',
  dmarc: 'Rule for forgeries',
  from: 'Sender address',
}
const MAIL_TEXTS: Record<MailCheck['state'], string> = {
  ok: 'In order',
  warning: 'Worth a look',
  fail: 'Missing or wrong',
  unknown: 'Couldn’t be looked up',
}
/** Always told; of the others only what is wrong. */
const ALWAYS: readonly MailCheck['name'][] = ['unsubscribe', 'dkim']

function checkMail(checks: readonly MailCheck[]): SendingCheck[] {
  const told = checks.filter(({ name, state }) => ALWAYS.includes(name) || state === 'fail')
  const order = Object.keys(MAIL_TITLES)
  return told
    .toSorted((one, other) => order.indexOf(one.name) - order.indexOf(other.name))
    .map(({ name, state }) => ({
      key: name,
      state,
      title: MAIL_TITLES[name] ?? name,
      text: name === 'unsubscribe' ? wayOut(state) : MAIL_TEXTS[state],
    }))
}

/** Every letter has its link to leave, whatever else is said of it. */
function wayOut(state: MailCheck['state']): string {
  return state === 'ok' ? 'At the foot of every letter' : 'At the foot; mail programs need https to show it'
}
