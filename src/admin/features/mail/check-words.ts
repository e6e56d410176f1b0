import { isPublicDomain } from '../../../domain/mail/judge-mail.ts'
import type { MailCheck, MailCheckName, MailChecks } from '../../../domain/mail/mail-check-calls.ts'
import { capitalize } from '../../../domain/text/capitalize.ts'
import { numberWord } from '../../../domain/text/number-words.ts'
import type { MarkState } from '../../ui/badges.tsx'

interface CheckWords {
  title: string
  /** Its abbreviation, where coaches may have heard it. */
  short: string | null
  /** An explanation for a coach who has never heard of it. */
  meaning: string
  /** The fix, as a button's text. */
  mend: string
}

export const CHECK_WORDS: Record<MailCheckName, CheckWords> = {
  from: {
    title: 'Your sender address',
    short: null,
    meaning: 'Where your letters come from and answers go to. It should belong to your site.',
    mend: 'See the sender address',
  },
  spf: {
    title: 'Who may send for you',
    short: 'SPF',
    meaning: 'A list kept with your domain: only these servers may send mail in your name.',
    mend: 'Fix the sender list',
  },
  dkim: {
    title: 'Your signature',
    short: 'DKIM',
    meaning: 'It shows mail services that a letter is yours and nobody changed it.',
    mend: 'Fix the signature',
  },
  dmarc: {
    title: 'What to do with forgeries',
    short: 'DMARC',
    meaning: 'What mail services should do with letters in your name that are not signed.',
    mend: 'Fix the rule for forgeries',
  },
  ptr: {
    title: 'Your mail server’s name',
    short: 'PTR',
    meaning: 'Mail services look up who hands in a letter, and distrust a server without a name.',
    mend: 'See the mail server',
  },
  unsubscribe: {
    title: 'Unsubscribing',
    short: null,
    meaning:
      'Readers who can’t find the link mark letters as junk instead. It is at the foot of every letter.',
    mend: 'See unsubscribing',
  },
}

/** The order in which they are fixed. */
export const CHECK_ORDER: readonly MailCheckName[] = ['from', 'spf', 'dkim', 'dmarc', 'ptr', 'unsubscribe']

/** Returns the displayed state of a check: a line that must be added after others is waiting. */
export function markOf({ state, waits }: MailCheck): MarkState {
  return waits ? 'waiting' : state
}

export function anchorOf(name: MailCheckName): string {
  return `check-${name}`
}

/** Returns `Two lines are`, `One line is`. */
function countOf(count: number, one: string, many: string): string {
  return `${capitalize(numberWord(count))} ${count === 1 ? one : many}`
}

/** Returns the overall result: how full the bowl is, and a sentence or two. */
export function judgeChecks({ checks, domain }: Pick<MailChecks, 'checks' | 'domain'>): {
  share: number
  sentence: string
} {
  const count = (state: MailCheck['state']) => checks.filter((check) => check.state === state).length
  const well = count('ok')
  const share = checks.length === 0 ? 0 : well / checks.length
  const all = numberWord(checks.length)
  if (well === checks.length)
    return {
      share,
      sentence: `All ${all} checks passed: your letters should arrive.`,
    }
  if (!isPublicDomain(domain))
    return {
      share,
      sentence: 'Not yet: your letters come from an address only this machine knows.',
    }
  return {
    share,
    sentence: `${well === 0 ? 'None' : capitalize(numberWord(well))} of ${all} checks passed. ${restOf(checks, count)}`,
  }
}

/** Returns the sentence for the remaining checks: the worst state among them. */
function restOf(checks: readonly MailCheck[], count: (state: MailCheck['state']) => number): string {
  const lines = checks.filter(({ dns }) => dns !== null).length
  if (lines > 0)
    return `${countOf(lines, 'line is', 'lines are')} missing or wrong where your domain is registered.`
  if (count('fail') > 0) return `${countOf(count('fail'), 'needs', 'need')} fixing.`
  if (count('warning') > 0) return `${countOf(count('warning'), 'is', 'are')} worth a look.`
  const unknown = count('unknown')
  return unknown === 1
    ? 'The other one couldn’t be looked up.'
    : `The other ${numberWord(unknown)} couldn’t be looked up.`
}

interface DnsLine {
  type: string
  name: string
  value: string
}

/**
 * Returns the short name of a DNS line: without the domain, which most registrars add themselves.
 *
 * @param domain the sender's; a subdomain (`news.example.com`) gets no short name: its page may be the parent domain's
 * @returns null where only the full name is certain
 */
export function shortNameOf(name: string, domain: string): string | null {
  if (domain.split('.').length !== 2) return null
  if (name === domain) return '@'
  return name.endsWith(`.${domain}`) ? name.slice(0, -domain.length - 1) : null
}

/** Returns the DNS lines to add, as a letter to the person who looks after the domain. */
export function askForLines({ domain, checks }: Pick<MailChecks, 'checks' | 'domain'>): {
  subject: string
  body: string
} {
  const lines = CHECK_ORDER.flatMap((name) => checks.find((check) => check.name === name)?.dns ?? [])
  const described = lines.map(
    ({ type, name, value }: DnsLine, index) =>
      `${index + 1}. Type: ${type}\n   Name: ${name}\n   Value: ${value}`,
  )
  const these = lines.length === 1 ? 'this line' : `these ${lines.length} lines`
  return {
    subject: `DNS for ${domain}`,
    body: [
      'Hello,',
      `could you please add ${these} to the DNS of ${domain}? They tell mail services that my letters really come from me.`,
      ...described,
      'If there already is a line of the same type and name that begins like one of these, please replace it.',
      'Thank you!',
    ].join('\n\n'),
  }
}
