import ipaddr from 'ipaddr.js'

/** The prefixes by which networks of IPv6 are handed out, each with how many times it has what one address of origin has. */
const WIDER = [
  { bits: 56, share: 2 },
  { bits: 48, share: 4 },
] as const

export interface Network {
  /** `2001:db8:1:200::/56` */
  name: string
  /** All addresses in it have together so many times the limit of one. */
  share: number
}

/**
 * The networks around the /64 of an address, of which one owner has very many. None for IPv4, where
 * a network says nothing about its owner, and for what is no address.
 */
export function networksAround(address: string): Network[] {
  const bytes = readIpv6(address)
  if (bytes === null) return []
  return WIDER.map(({ bits, share }) => ({ name: prefixOf(bytes, bits), share }))
}

/** Who shares a turn in a queue: the /48 of an IPv6 address, the /24 of an IPv4 address. */
export function neighbourhoodOf(address: string): string {
  const bytes = readIpv6(address)
  return bytes === null ? address.replace(/^::ffff:/i, '').replace(/\.\d+$/, '') : prefixOf(bytes, 48)
}

function readIpv6(address: string): number[] | null {
  try {
    const parsed = ipaddr.parse(address)
    return 'isIPv4MappedAddress' in parsed && !parsed.isIPv4MappedAddress() ? parsed.toByteArray() : null
  } catch {
    // Behind a proxy this is what a header says, which need not be an address.
    return null
  }
}

function prefixOf(bytes: readonly number[], bits: number): string {
  const kept = bytes.slice(0, bits / 8)
  const hex = Buffer.from([...kept, ...(kept.length % 2 ? [0] : [])]).toString('hex')
  return `${hex.match(/.{4}/g)?.join(':')}::/${bits}`
}
