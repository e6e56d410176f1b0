import ipaddr from 'ipaddr.js'

/** The prefix lengths in which IPv6 networks are assigned, each with its limit as a multiple of one address of origin. */
const WIDER = [
  { bits: 56, share: 2 },
  { bits: 48, share: 4 },
] as const

export interface Network {
  /** `2001:db8:1:200::/56` */
  name: string
  /** Limit of the whole network, as a multiple of one address's. */
  share: number
}

/**
 * Returns the networks around the /64 of an address, as one owner can have very many of those. None for IPv4 and for
 * `::1`, where a network says nothing about its owner, and for invalid addresses.
 */
export function networksAround(address: string): Network[] {
  const bytes = readIpv6(address)
  if (bytes === null || address === '::1') return []
  return WIDER.map(({ bits, share }) => ({ name: prefixOf(bytes, bits), share }))
}

/** Returns the group that shares a turn in a queue: the /48 of an IPv6 address, the /24 of an IPv4 address. */
export function neighbourhoodOf(address: string): string {
  const bytes = readIpv6(address)
  return bytes === null ? address.replace(/^::ffff:/i, '').replace(/\.\d+$/, '') : prefixOf(bytes, 48)
}

function readIpv6(address: string): number[] | null {
  try {
    const parsed = ipaddr.parse(address)
    return 'isIPv4MappedAddress' in parsed && !parsed.isIPv4MappedAddress() ? parsed.toByteArray() : null
  } catch {
    // Behind a proxy the value comes from a header and need not be an address.
    return null
  }
}

function prefixOf(bytes: readonly number[], bits: number): string {
  const kept = bytes.slice(0, bits / 8)
  const hex = Buffer.from([...kept, ...(kept.length % 2 ? [0] : [])]).toString('hex')
  return `${hex.match(/.{4}/g)?.join(':')}::/${bits}`
}
