import type { MailCheck, MailCheckName, MailCheckState } from './mail-check-calls.ts'
import { endsWithDomain, isFreeMail, spfMechanismOf } from './mail-services.ts'
import { addToSpf, SPF_MAX_LOOKUPS, type SpfMechanism } from './spf.ts'

/** A fact that could not be determined. */
export const UNKNOWN = 'unknown' as const
type Found<T> = T | typeof UNKNOWN

/** How letters are sent, and what DNS says about it. */
export interface MailFacts {
  /** The sender's name, null without one; the address, and its domain. */
  senderName: string | null
  address: string
  domain: string
  /** The mail server that submits the letters; null while letters are only written to a folder. */
  mailHost: string | null
  siteUrl: string
  coachEmail: string
  spf: Found<{
    records: string[]
    broken: 'several' | 'unreadable' | 'lookups' | 'dangling' | null
    others: SpfMechanism['qualifier'] | null
    included: ReadonlySet<string>
    namesSender: boolean
  }>
  dkim: Found<{
    /** The selectors under which keys were found, without our own. */
    selectors: string[]
    own: 'there' | 'another' | 'missing'
  }>
  /** The DNS record that publishes our own signing key. */
  ownKey: { name: string; value: string }
  dmarc: Found<string[]>
  /** The mail server's addresses with their reverse names, and whether these resolve back to them. */
  ptr: Found<{ address: string; name: string | null; leadsBack: boolean }[]>
  /** Whether the sender's domain receives mail; an address record suffices. */
  takesMail: Found<boolean>
}

const OFFLINE = 'We couldn’t look this up just now. That says nothing about your letters.'

/**
 * Judges how mail services will treat the letters, with one verdict per check (DELIVER-CHECK-1).
 *
 * @returns the checks in the order of the call
 */
export function judgeMail(facts: MailFacts): MailCheck[] {
  if (!isPublicDomain(facts.domain)) return judgeLocal(facts)
  const spf = judgeSpf(facts)
  const dkim = judgeDkim(facts)
  return [spf, dkim, judgeDmarc(facts, spf, dkim), judgePtr(facts), judgeFrom(facts), judgeUnsubscribe(facts)]
}

function check(
  name: MailCheckName,
  state: MailCheckState,
  sentence: string,
  dns: MailCheck['dns'] = null,
): MailCheck {
  return { name, state, sentence, waits: false, dns }
}

/** Whether a domain can be looked up from outside. */
export function isPublicDomain(domain: string): boolean {
  return domain.includes('.') && !/\.(localhost|local|internal|lan|home\.arpa)$/.test(domain)
}

function judgeLocal({ address, ...facts }: MailFacts): MailCheck[] {
  const sentence = 'This can be looked up once your letters come from an address at your own domain.'
  return [
    ...(['spf', 'dkim', 'dmarc', 'ptr'] as const).map((name) => check(name, 'unknown', sentence)),
    check(
      'from',
      'warning',
      `Letters are sent as ${address}, an address only this machine knows. Whoever set up the site can change it.`,
    ),
    judgeUnsubscribe(facts),
  ]
}

function judgeSpf({ spf, domain, mailHost }: MailFacts): MailCheck {
  if (spf === UNKNOWN) return check('spf', 'unknown', OFFLINE)
  const { records, broken, others, included, namesSender } = spf
  const mechanism = mailHost === null ? 'mx' : spfMechanismOf(mailHost)
  const [record] = records
  const line = (value: string) => ({ type: 'TXT', name: domain, value })
  if (record === undefined)
    return check(
      'spf',
      'fail',
      'Missing. Nothing says who may send for you, so anyone could pretend to be you.',
      line(addToSpf(null, mechanism)),
    )
  if (records.length > 1)
    return check(
      'spf',
      'fail',
      `There are ${records.length} lists of who may send for you. With more than one, none of them counts. Replace them with this one.`,
      line(joinSpf(records)),
    )
  const repairs = {
    several: 'One of the lists it refers to exists twice, so none of it counts.',
    unreadable: 'Part of the list can’t be read, so none of it counts.',
    lookups: `The list refers to too many others: mail services stop after ${SPF_MAX_LOOKUPS} lookups, and then none of it counts.`,
    dangling: 'The list refers to one that doesn’t exist, so none of it counts.',
  }
  if (broken !== null) return check('spf', 'fail', repairs[broken], line(addToSpf(null, mechanism)))
  if (others === '+')
    return check(
      'spf',
      'fail',
      'The list ends with “anyone may send for you”.',
      line(record.replace(/\+?all$/i, '~all')),
    )
  const isNamed =
    namesSender || (mechanism.startsWith('include:') && included.has(mechanism.slice('include:'.length)))
  if (mailHost !== null && !isNamed)
    return check(
      'spf',
      'warning',
      `The list doesn’t name ${mailHost}, the server that sends your letters. If your mail service gave you a line of its own, use that one.`,
      line(addToSpf(record, mechanism)),
    )
  if (others === null || others === '?')
    return check(
      'spf',
      'warning',
      'The list doesn’t say what to do with letters from anywhere else.',
      line(others === null ? `${record.trim()} ~all` : record.replace(/\?all$/i, '~all')),
    )
  return check(
    'spf',
    'ok',
    mailHost === null ? 'There is a list of who may send for you.' : 'Your mail service is on the list.',
  )
}

/** Merges several records into one that names all their senders. */
function joinSpf(records: readonly string[]): string {
  const terms = records.flatMap((record) => record.trim().split(/\s+/).slice(1))
  const senders = [...new Set(terms.filter((term) => !/^[+\-~?]?all$/i.test(term)))]
  return ['v=spf1', ...senders, '~all'].join(' ')
}

function judgeDkim({ dkim, ownKey }: MailFacts): MailCheck {
  if (dkim === UNKNOWN) return check('dkim', 'unknown', OFFLINE)
  const line = { type: 'TXT', ...ownKey }
  if (dkim.own === 'there') return check('dkim', 'ok', 'Every letter carries it.')
  if (dkim.own === 'another')
    return check(
      'dkim',
      'fail',
      'The line for your signature holds a different key, so your letters aren’t signed. Replace it with this one.',
      line,
    )
  const [selector] = dkim.selectors
  if (selector !== undefined)
    return check('dkim', 'ok', `Your mail service signs your letters (as “${selector}”).`)
  return check(
    'dkim',
    'fail',
    'Missing. Without it, large mail services treat your letters as possible fakes. Once this line is there, your site signs every letter itself.',
    line,
  )
}

function judgeDmarc({ dmarc, domain, coachEmail }: MailFacts, spf: MailCheck, dkim: MailCheck): MailCheck {
  if (dmarc === UNKNOWN) return check('dmarc', 'unknown', OFFLINE)
  const line = {
    type: 'TXT',
    name: `_dmarc.${domain}`,
    value: `v=DMARC1; p=none${reportsTo(coachEmail)}`,
  }
  const [record] = dmarc
  const policy = /;\s*p\s*=\s*(none|quarantine|reject)\b/i.exec(record ?? '')?.[1]?.toLowerCase()
  if (record === undefined) {
    const isSigned = spf.state === 'ok' || dkim.state === 'ok'
    const sentence = isSigned
      ? 'Missing. It tells mail services what to do with letters that only pretend to be yours.'
      : 'Waiting. Add the lines above first, then this one.'
    return { ...check('dmarc', 'warning', sentence, line), waits: !isSigned }
  }
  if (dmarc.length > 1)
    return check(
      'dmarc',
      'fail',
      'There are several of these lines. With more than one, none of them counts.',
      line,
    )
  if (policy === undefined)
    return check('dmarc', 'warning', 'The line is there, but doesn’t say what to do.', line)
  if (policy !== 'none' && spf.state === 'fail' && dkim.state === 'fail')
    return check(
      'dmarc',
      'fail',
      'It asks for letters without proof to be turned away, and yours carry none. Add the lines above first.',
    )
  return check(
    'dmarc',
    'ok',
    policy === 'none'
      ? 'Forged letters are reported, and still let through.'
      : policy === 'quarantine'
        ? 'Forged letters go to the junk.'
        : 'Forged letters are turned away.',
  )
}

/** Returns where services send their reports; nowhere while the coach's address is only valid on this machine. */
function reportsTo(coachEmail: string): string {
  const address = /<([^<>]+)>/.exec(coachEmail)?.[1] ?? coachEmail
  return isPublicDomain(address.slice(address.lastIndexOf('@') + 1)) ? `; rua=mailto:${address}` : ''
}

function judgePtr({ ptr, mailHost }: MailFacts): MailCheck {
  if (mailHost === null)
    return check('ptr', 'unknown', 'No mail server is set up: letters are only written to a folder.')
  if (ptr === UNKNOWN) return check('ptr', 'unknown', OFFLINE)
  if (ptr.length === 0)
    return check(
      'ptr',
      'unknown',
      `${mailHost} is on your own network: the address others see it under can’t be checked from here.`,
    )
  const nameless = ptr.find(({ leadsBack }) => !leadsBack)
  if (!nameless) return check('ptr', 'ok', `${mailHost} has a name that leads back to it.`)
  return check(
    'ptr',
    'warning',
    nameless.name === null
      ? `The address ${nameless.address} of ${mailHost} has no name. Whoever runs the mail server can give it one.`
      : `The address ${nameless.address} calls itself ${nameless.name}, and that name doesn’t lead back to it. Whoever runs the mail server can fix that.`,
  )
}

function judgeFrom({ senderName, address, domain, mailHost, siteUrl, takesMail }: MailFacts): MailCheck {
  if (isFreeMail(domain)) {
    const isTheirs = mailHost !== null && endsWithDomain(mailHost, domain)
    return check(
      'from',
      isTheirs ? 'warning' : 'fail',
      isTheirs
        ? `Letters to many people from a ${domain} address often land in the junk. An address at your own domain does better.`
        : `${domain} asks mail services to refuse letters from its addresses that come from elsewhere. Use an address at your own domain.`,
    )
  }
  if (takesMail === UNKNOWN) return check('from', 'unknown', OFFLINE)
  if (!takesMail)
    return check(
      'from',
      'fail',
      `${domain} doesn’t accept mail, so nobody can answer ${address}, and many services refuse letters from it.`,
    )
  const site = new URL(siteUrl).hostname.replace(/^www\./, '')
  const isOwn = endsWithDomain(domain, site) || endsWithDomain(site, domain)
  const sender = senderName === null ? address : `${senderName}, ${address}`
  return check('from', 'ok', `${sender}. ${isOwn ? 'The same domain as your site.' : 'It takes mail.'}`)
}

function judgeUnsubscribe({ siteUrl }: Pick<MailFacts, 'siteUrl'>): MailCheck {
  if (new URL(siteUrl).protocol === 'https:')
    return check('unsubscribe', 'ok', 'Readers can unsubscribe with one click, in their mail program too.')
  return check(
    'unsubscribe',
    'warning',
    'Readers can unsubscribe with one click, but mail programs only offer it when your site uses https.',
  )
}
