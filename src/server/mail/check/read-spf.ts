import ipaddr from 'ipaddr.js'
import {
  findSpfRecords,
  LOOKUP_MECHANISMS,
  parseSpf,
  SPF_MAX_LOOKUPS,
  type SpfMechanism,
} from '../../../domain/mail/spf.ts'
import type { DnsLookup } from './dns-lookup.ts'

/** A domain's SPF policy, including everything it refers to. */
export interface SpfFacts {
  /** The domain's own records. */
  records: string[]
  /** Number of lookups it takes; counting stops above the limit. */
  lookups: number
  /** Why a receiver discards the record; null when it does not. */
  broken: 'several' | 'unreadable' | 'lookups' | 'dangling' | null
  /** Qualifier for senders it does not name. */
  others: SpfMechanism['qualifier'] | null
  included: Set<string>
  /** Whether it names one of the given addresses. */
  namesSender: boolean
}

/**
 * Reads the SPF record of a domain and those it refers to, as a receiver would.
 *
 * @param senders addresses of the server that submits the mail
 * @throws LookupFailed
 */
export async function readSpf(
  domain: string,
  senders: readonly string[],
  lookup: DnsLookup,
): Promise<SpfFacts> {
  const facts: SpfFacts = {
    records: [],
    lookups: 0,
    broken: null,
    others: null,
    included: new Set(),
    namesSender: false,
  }

  async function follow(name: string, role: 'own' | 'instead' | 'included'): Promise<void> {
    const records = findSpfRecords(await lookup.txt(name))
    if (role === 'own') facts.records = records
    if (records.length > 1) facts.broken ??= 'several'
    const [record] = records
    if (record === undefined) {
      if (role !== 'own') facts.broken ??= 'dangling'
      return
    }
    const { mechanisms, redirect, unreadable } = parseSpf(record)
    if (unreadable !== null) facts.broken ??= 'unreadable'
    for (const mechanism of mechanisms) {
      if (LOOKUP_MECHANISMS.has(mechanism.kind) && !count()) return
      await take(mechanism, name, role !== 'included')
    }
    const hasAll = mechanisms.some(({ kind }) => kind === 'all')
    if (redirect !== null && !hasAll && count())
      await follow(redirect, role === 'included' ? role : 'instead')
  }

  /** Counts a lookup; false above the limit, where a receiver stops too. */
  function count(): boolean {
    facts.lookups++
    if (facts.lookups <= SPF_MAX_LOOKUPS) return true
    facts.broken ??= 'lookups'
    return false
  }

  async function take(
    { kind, value, qualifier }: SpfMechanism,
    name: string,
    decides: boolean,
  ): Promise<void> {
    const [host = '', prefix] = value.split('/')
    const of = host === '' || host.includes('%') ? name : host
    if (kind === 'all') {
      if (decides) facts.others ??= qualifier
    } else if (kind === 'include') {
      facts.included.add(of)
      await follow(of, 'included')
    } else if (qualifier !== '+' || facts.namesSender) return
    else if (kind === 'ip4' || kind === 'ip6') facts.namesSender = isWithin(senders, [value])
    else if (kind === 'a') {
      const ranges = await lookup.addresses(of)
      facts.namesSender = isWithin(
        senders,
        ranges.map((address) => (prefix ? `${address}/${prefix}` : address)),
      )
    } else if (kind === 'mx') {
      for (const server of (await lookup.mx(of)).slice(0, SPF_MAX_LOOKUPS)) {
        if (isWithin(senders, await lookup.addresses(server))) facts.namesSender = true
      }
    }
  }

  await follow(domain, 'own')
  return facts
}

/** Whether one of some addresses is within addresses and ranges; unparseable ones match nothing. */
function isWithin(senders: readonly string[], ranges: readonly string[]): boolean {
  return senders.some((sender) => {
    const address = ipaddr.process(sender)
    return ranges.some((range) => {
      const [network = '', bits] = range.split('/')
      if (!ipaddr.isValid(network)) return false
      const base = ipaddr.process(network)
      if (base.kind() !== address.kind()) return false
      const all = base.kind() === 'ipv4' ? 32 : 128
      const length = bits === undefined ? all : Number(bits)
      return Number.isInteger(length) && length >= 0 && length <= all && address.match(base, length)
    })
  })
}
