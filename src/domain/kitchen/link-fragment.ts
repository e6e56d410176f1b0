/** The maximum length of a slug in a link. */
const MAX_SLUG = 80

/** Returns a value as the fragment of an address, `#name=…`, which is never sent to a server. */
export function writeFragment(name: string, value: object): string {
  const bytes = new TextEncoder().encode(JSON.stringify(value))
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return `#${name}=${btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}`
}

/**
 * Parses the value of such a fragment without validating it.
 *
 * @param maxLength of the text after the name
 * @returns null for a damaged or foreign fragment
 */
export function readFragment(fragment: string, name: string, maxLength: number): unknown {
  const text = fragment.startsWith(`#${name}=`) ? fragment.slice(name.length + 2) : ''
  if (!/^[\w-]+$/.test(text) || text.length > maxLength) return null
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(binary, (sign) => sign.charCodeAt(0))
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return null
  }
}

/** @returns null for a value that is not a recipe's slug */
export function readSlug(value: unknown): string | null {
  const isSlug =
    typeof value === 'string' && value.length <= MAX_SLUG && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value)
  return isSlug ? value : null
}
