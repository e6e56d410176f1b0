/** Maximum number of DNS lookups of a record (RFC 7208, §4.6.4); a receiver that counts more ignores the whole record. */
export const SPF_MAX_LOOKUPS = 10

/** A term of an SPF record that names senders, or the policy for all others. */
export interface SpfMechanism {
  qualifier: '+' | '-' | '~' | '?'
  kind: 'all' | 'include' | 'a' | 'mx' | 'ptr' | 'exists' | 'ip4' | 'ip6'
  /** A domain, an address or a range; empty for the record's own domain. */
  value: string
}

export interface SpfRecord {
  mechanisms: SpfMechanism[]
  /** The domain whose record applies where no term of this one matches. */
  redirect: string | null
  /** The first invalid term; a receiver ignores the whole record. */
  unreadable: string | null
}

const MECHANISM = /^([+\-~?]?)(all|include|a|mx|ptr|exists|ip4|ip6)(?:[:/](.*))?$/i

/** Returns a domain's TXT records that are SPF; more than one is as bad as none. */
export function findSpfRecords(texts: readonly string[]): string[] {
  return texts.filter((text) => /^v=spf1(\s|$)/i.test(text.trim()))
}

/** @param record beginning with `v=spf1` */
export function parseSpf(record: string): SpfRecord {
  const parsed: SpfRecord = { mechanisms: [], redirect: null, unreadable: null }
  for (const term of record.trim().split(/\s+/).slice(1)) {
    const match = MECHANISM.exec(term)
    const modifier = /^([a-z][\w.-]*)=(.*)$/i.exec(term)
    if (match) {
      const [, qualifier = '', kind = '', value = ''] = match
      parsed.mechanisms.push({
        qualifier: toQualifier(qualifier),
        kind: toKind(kind),
        value: value.toLowerCase(),
      })
    } else if (modifier) {
      if (modifier[1]?.toLowerCase() === 'redirect') parsed.redirect = modifier[2]?.toLowerCase() ?? null
    } else parsed.unreadable ??= term
  }
  return parsed
}

function toQualifier(sign: string): SpfMechanism['qualifier'] {
  return sign === '-' || sign === '~' || sign === '?' ? sign : '+'
}

const KINDS: readonly SpfMechanism['kind'][] = ['all', 'include', 'a', 'mx', 'ptr', 'exists', 'ip4', 'ip6']

function toKind(word: string): SpfMechanism['kind'] {
  return KINDS.find((kind) => kind === word.toLowerCase()) ?? 'all'
}

/** Mechanisms that need a DNS lookup. */
export const LOOKUP_MECHANISMS: ReadonlySet<SpfMechanism['kind']> = new Set([
  'include',
  'a',
  'mx',
  'ptr',
  'exists',
])

/** Adds a sender to a record, before the policy for all others. */
export function addToSpf(record: string | null, mechanism: string): string {
  if (record === null) return `v=spf1 ${mechanism} ~all`
  const terms = record.trim().split(/\s+/)
  const end = terms.findIndex((term) => /^[+\-~?]?all$/i.test(term) || /^redirect=/i.test(term))
  return terms.toSpliced(end === -1 ? terms.length : end, 0, mechanism).join(' ')
}
