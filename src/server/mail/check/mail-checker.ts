import { createPrivateKey, createPublicKey, generateKeyPair } from 'node:crypto'
import { isIP } from 'node:net'
import { promisify } from 'node:util'
import type { FastifyBaseLogger } from 'fastify'
import ipaddr from 'ipaddr.js'
import { isPublicDomain, judgeMail, type MailFacts, UNKNOWN } from '../../../domain/mail/judge-mail.ts'
import type { MailChecks } from '../../../domain/mail/mail-check-calls.ts'
import { COMMON_DKIM_SELECTORS } from '../../../domain/mail/mail-services.ts'
import { HOUR, MINUTE, SECOND } from '../../../domain/time/durations.ts'
import { addSecret, findSecret } from '../../store/auth/secrets.ts'
import type { Store } from '../../store/database.ts'
import type { Mail } from '../transport.ts'
import { type DnsLookup, LookupFailed, withDns } from './dns-lookup.ts'
import { readSpf } from './read-spf.ts'

export interface MailCheckerOptions {
  store: Store
  /** The sender, as in letters. */
  mailFrom: string
  coachEmail: string
  /** `smtp(s)://…`; null while letters are only written to a folder. */
  mailUrl: string | null
  siteUrl: string
  /** Selectors tried first for the mail service's keys. */
  selectors: readonly string[]
  /** The DNS servers to use; none for the machine's own. */
  dnsServers: readonly string[]
  clock: () => Date
  log: Pick<FastifyBaseLogger, 'error'>
}

type LookedUp = Pick<MailFacts, 'spf' | 'dkim' | 'dmarc' | 'ptr' | 'takesMail'>

const NOTHING_KNOWN: LookedUp = {
  spf: UNKNOWN,
  dkim: UNKNOWN,
  dmarc: UNKNOWN,
  ptr: UNKNOWN,
  takesMail: UNKNOWN,
}

const KEPT_MS = HOUR
/** Failed lookups are retried sooner. */
const KEPT_UNKNOWN_MS = MINUTE
/** Minimum time between lookups, even on request. */
const KEPT_AT_LEAST_MS = 5 * SECOND

/** Checks whether receivers will trust the site's letters, by DNS lookups alone (DELIVER-CHECK-1). */
export class MailChecker {
  readonly #options: MailCheckerOptions
  readonly #domain: string
  readonly #address: string
  readonly #mailHost: string | null
  #last: { checks: MailChecks; signs: boolean; at: number } | null = null
  #running: Promise<MailChecks> | null = null

  constructor(options: MailCheckerOptions) {
    this.#options = options
    this.#address = (/<([^<>]+)>/.exec(options.mailFrom)?.[1] ?? options.mailFrom).trim()
    this.#domain = this.#address.slice(this.#address.lastIndexOf('@') + 1).toLowerCase()
    this.#mailHost =
      options.mailUrl === null
        ? null
        : new URL(options.mailUrl).hostname.replace(/^\[|\]$/g, '').toLowerCase()
  }

  /**
   * Returns the results, at most an hour old.
   *
   * @param again looks them up anew
   */
  async read(again = false): Promise<MailChecks> {
    const age = this.#last === null ? Number.POSITIVE_INFINITY : this.#now() - this.#last.at
    const isUnknown = this.#last?.checks.checks.some(({ state }) => state === 'unknown') ?? false
    const kept = again ? KEPT_AT_LEAST_MS : isUnknown ? KEPT_UNKNOWN_MS : KEPT_MS
    if (this.#last && age >= 0 && age < kept) return this.#last.checks
    this.#running ??= this.#look().finally(() => {
      this.#running = null
    })
    return this.#running
  }

  /** Returns the letters' signing key; null while the public key is not published, when a signature would do harm. */
  async signature(): Promise<Mail['dkim'] | null> {
    if (this.#mailHost === null || !isPublicDomain(this.#domain)) return null
    // The key is created by the first check: before that it cannot be published, and no letter has to wait.
    const privateKey = await findDkimKey(this.#options.store)
    if (privateKey === null) return null
    const looking = this.read()
    // Letters wait for the first result only.
    if (this.#last === null) await looking
    else
      looking.catch((error: unknown) =>
        this.#options.log.error({ err: error }, 'Whether letters are trusted could not be looked up'),
      )
    if (!this.#last?.signs) return null
    return { domainName: this.#domain, keySelector: OWN_SELECTOR, privateKey }
  }

  async #look(): Promise<MailChecks> {
    const { siteUrl, coachEmail, mailFrom, dnsServers, clock } = this.#options
    const key = await readDkimKey(this.#options.store)
    const found = isPublicDomain(this.#domain)
      ? await withDns(dnsServers, (lookup) => this.#ask(lookup, key.record))
      : NOTHING_KNOWN
    const facts: MailFacts = {
      senderName: /^\s*"?([^"<]*?)"?\s*</.exec(mailFrom)?.[1] || null,
      address: this.#address,
      domain: this.#domain,
      mailHost: this.#mailHost,
      siteUrl,
      coachEmail,
      ownKey: { name: `${OWN_SELECTOR}._domainkey.${this.#domain}`, value: key.record },
      ...found,
    }
    const checks: MailChecks = {
      checks: judgeMail(facts),
      checked_at: clock().toISOString(),
      domain: this.#domain,
      sender: mailFrom,
    }
    // Offline, letters are signed as before.
    const signs = facts.dkim === UNKNOWN ? (this.#last?.signs ?? false) : facts.dkim.own === 'there'
    this.#last = { checks, signs, at: this.#now() }
    return checks
  }

  async #ask(lookup: DnsLookup, ownRecord: string): Promise<LookedUp> {
    const senders = this.#mailHost === null ? [] : await known(lookup.addresses(this.#mailHost))
    const [spf, dkim, dmarc, ptr, takesMail] = await Promise.all([
      known(readSpf(this.#domain, senders === UNKNOWN ? [] : senders, lookup)),
      known(this.#askKeys(lookup, ownRecord)),
      known(this.#askDmarc(lookup)),
      senders === UNKNOWN ? UNKNOWN : known(this.#askNames(lookup, senders)),
      known(this.#askWhetherItTakesMail(lookup)),
    ])
    const isNothingThere = spf !== UNKNOWN && spf.records.length === 0 && takesMail === false
    if (isNothingThere && (await known(lookup.knowsRoot())) !== true) return NOTHING_KNOWN
    return { spf, dkim, dmarc, ptr, takesMail }
  }

  async #askKeys(lookup: DnsLookup, ownRecord: string): Promise<Exclude<MailFacts['dkim'], 'unknown'>> {
    const keysOf = async (selector: string) =>
      (await lookup.txt(`${selector}._domainkey.${this.#domain}`)).flatMap(
        (record) => readPublishedKey(record) ?? [],
      )
    const selectors = [...new Set([...this.#options.selectors, ...COMMON_DKIM_SELECTORS])]
    const [own, ...others] = await Promise.all([OWN_SELECTOR, ...selectors].map(keysOf))
    const isThere = own?.includes(readPublishedKey(ownRecord) ?? '') ?? false
    return {
      selectors: selectors.filter((_, index) => (others[index] ?? []).length > 0),
      own: isThere ? 'there' : (own ?? []).length > 0 ? 'another' : 'missing',
    }
  }

  /** Looks up the domain's record, or without one its parent's. */
  async #askDmarc(lookup: DnsLookup): Promise<string[]> {
    const labels = this.#domain.split('.')
    for (let from = 0; labels.length - from >= 2; from++) {
      const texts = await lookup.txt(`_dmarc.${labels.slice(from).join('.')}`)
      const records = texts.filter((text) => /^v\s*=\s*DMARC1\s*(;|$)/i.test(text.trim()))
      if (records.length > 0) return records
    }
    return []
  }

  async #askNames(
    lookup: DnsLookup,
    senders: readonly string[],
  ): Promise<Exclude<MailFacts['ptr'], 'unknown'>> {
    const outside = senders.filter((sender) => !INSIDE.has(ipaddr.process(sender).range()))
    return Promise.all(
      outside.slice(0, MAX_ADDRESSES).map(async (address) => {
        const [name] = await lookup.names(address)
        const back = name === undefined ? [] : await lookup.addresses(name)
        return { address, name: name ?? null, leadsBack: back.includes(address) }
      }),
    )
  }

  async #askWhetherItTakesMail(lookup: DnsLookup): Promise<boolean> {
    if (isIP(this.#domain) !== 0) return true
    const servers = await lookup.mx(this.#domain)
    // A single empty server name: the domain accepts no mail (RFC 7505).
    if (servers.length > 0) return servers.some((name) => name !== '' && name !== '.')
    return (await lookup.addresses(this.#domain)).length > 0
  }

  #now(): number {
    return this.#options.clock().getTime()
  }
}

const MAX_ADDRESSES = 4
/** Address ranges that are not publicly visible. */
const INSIDE = new Set(['loopback', 'private', 'linkLocal', 'uniqueLocal', 'unspecified', 'carrierGradeNat'])

/** Returns a lookup's result, or UNKNOWN when it failed. */
async function known<T>(question: Promise<T>): Promise<T | typeof UNKNOWN> {
  try {
    return await question
  } catch (error) {
    if (error instanceof LookupFailed) return UNKNOWN
    throw error
  }
}

/** DKIM selector of the site's own key. */
const OWN_SELECTOR = 'hf1'
const SECRET = 'dkim-key'
/** Supported by all mail services; longer keys do not fit into one record everywhere. */
const KEY_BITS = 2048

interface DkimKey {
  /** PEM; never shown. */
  privateKey: string
  /** The content of the published record. */
  record: string
}

/** Reads the key this site signs its letters with (RFC 6376); the first call creates it, and all processes get the same. */
async function readDkimKey(store: Store): Promise<DkimKey> {
  const privateKey = (await findSecret(store, SECRET)) ?? (await addSecret(store, SECRET, await makeKey()))
  const publicKey = createPublicKey(createPrivateKey(privateKey)).export({ type: 'spki', format: 'der' })
  return { privateKey, record: `v=DKIM1; k=rsa; p=${publicKey.toString('base64')}` }
}

/** Reads the private key, PEM; null while there is none. */
function findDkimKey(store: Store): Promise<string | null> {
  return findSecret(store, SECRET)
}

async function makeKey(): Promise<string> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', {
    modulusLength: KEY_BITS,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  return privateKey
}

/** Returns the key a DKIM record publishes; null for a revoked key or another kind of record. */
function readPublishedKey(record: string): string | null {
  const key = /(?:^|;)\s*p\s*=\s*([^;]*)/i.exec(record)?.[1]?.replace(/\s/g, '')
  return key ? key : null
}
