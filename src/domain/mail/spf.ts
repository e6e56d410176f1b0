/** Lookups one record may lead to (RFC 7208, §4.6.4); a receiver that counts more throws the whole record away. */
export const SPF_MAX_LOOKUPS = 10

/** A part of an SPF record that names senders, or says what becomes of the others. */
export interface SpfMechanism {
  qualifier: '+' | '-' | '~' | '?'
  kind: 'all' | 'include' | 'a' | 'mx' | 'ptr' | 'exists' | 'ip4' | 'ip6'
  /** A domain, an address or a range; empty for the record's own domain. */
  value: string
}

export interface SpfRecord {
  mechanisms: SpfMechanism[]
  /** Whose record counts where nothing else of this one does. */
  redirect: string | null
  /** The first part that cannot be read; a receiver throws the whole record away. */
  unreadable: string | null
}

const MECHANISM = /^([+\-~?]?)(all|include|a|mx|ptr|exists|ip4|ip6)(?:[:/](.*))?$/i

/** Those of a domain's TXT records that are SPF; more than one is as bad as none. */
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

/** Mechanisms a receiver has to ask for. */
export const ASKING: ReadonlySet<SpfMechanism['kind']> = new Set(['include', 'a', 'mx', 'ptr', 'exists'])

/** A record with one more sender, before the part about all the others. */
export function addToSpf(record: string | null, mechanism: string): string {
  if (record === null) return `v=spf1 ${mechanism} ~all`
  const terms = record.trim().split(/\s+/)
  const end = terms.findIndex((term) => /^[+\-~?]?all$/i.test(term) || /^redirect=/i.test(term))
  return terms.toSpliced(end === -1 ? terms.length : end, 0, mechanism).join(' ')
}
