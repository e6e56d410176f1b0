import type { MailCheck } from '../mail/mail-check-calls.ts'
import { isBlank } from '../text/control-characters.ts'
import { findTokenProblems } from './issue-tokens.ts'

/** Number of recipients above which sending needs another confirmation when a check has failed (DELIVER-SEND-1). */
export const ASK_ABOVE_RECIPIENTS = 100

/** Characters of a subject that mail programs on phones show (DELIVER-READY-1). */
export const SUBJECT_SHOWN = 45

/** One check before an issue is sent (DELIVER-READY-1). */
export interface SendingCheck {
  key: string
  /** `empty`: not written yet. */
  state: MailCheck['state'] | 'empty'
  title: string
  /** A short text beside it. */
  text: string
}

export interface IssueToSend {
  subject: string
  preview_text: string
  content: string
  tags: readonly string[]
  /** The number of its recipients, and of subscribers on the list. */
  recipients: number
  subscribers: number
  /** The checks of mail services; null while unknown. */
  checks: readonly MailCheck[] | null
  /** Null while unknown. */
  hasPostalAddress: boolean | null
  /** The number of dead links in its text; null while unknown. */
  deadLinks: number | null
}

/**
 * Returns the failed mail checks with which an issue should not be sent (DELIVER-SEND-1).
 *
 * @param recipients the number of recipients
 * @returns empty for an issue with few recipients
 */
export function findUnsafe(recipients: number, checks: readonly MailCheck[]): MailCheck[] {
  return recipients > ASK_ABOVE_RECIPIENTS ? checks.filter(({ state }) => state === 'fail') : []
}

/** Returns what is ready before an issue is sent, and what is not (DELIVER-READY-1). */
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
/** Always shown; the remaining checks only when they fail. */
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

/** Returns the text about unsubscribing: every letter contains its link, whatever the check's state. */
function wayOut(state: MailCheck['state']): string {
  return state === 'ok' ? 'At the foot of every letter' : 'At the foot; mail programs need https to show it'
}
