/**
 * An address of origin, cut so that it tells roughly from where and not from whom: `203.0.113.*`, `2001:db8:1::*`.
 *
 * @returns null when there is none
 */
export function shortenAddress(address: string | null): string | null {
  if (!address) return null
  const v4 = /^(?:::ffff:)?(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/i.exec(address)
  if (v4) return `${v4[1]}.*`
  const [head = ''] = address.split('::')
  const groups = head.split(':').filter(Boolean).slice(0, 3)
  return groups.length > 0 ? `${groups.join(':')}::*` : '::*'
}
