import ipaddr from 'ipaddr.js'

/** All of IPv6 that is assigned to the public internet so far (IANA, RFC 4291). */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3')

/** True for an address anybody on the internet can reach; false for loopback, private, link-local and all the others. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  // An IPv4 address written as IPv6 (::ffff:10.0.0.1) is judged as what it is.
  const parsed = ipaddr.process(address)
  // The library knows documentation, 6to4, Teredo and NAT64 ranges by name: they can lead to a private IPv4 address.
  if (parsed.range() !== 'unicast') return false
  return parsed instanceof ipaddr.IPv4 || parsed.match(GLOBAL_UNICAST)
}
