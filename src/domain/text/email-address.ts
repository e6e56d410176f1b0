import { normalizeTypedText } from './control-characters.ts'
import { parseUrl } from './parse-url.ts'

/** The message about an invalid address (NEWS-FORM-5). */
export const EMAIL_MESSAGE = 'Please enter a valid email address'

/** The maximum length of an address that mail servers accept, in characters. */
const MAX_EMAIL_LENGTH = 254
const MAX_LOCAL_PART_LENGTH = 64
const MAX_LABEL_LENGTH = 63

// Deliberately simple: one @, a dotted domain with a letter-like ending, nothing that could end a mail header.
const SHAPE =
  /^[^\s\p{C}@<>()[\]\\,;:"]+@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+\p{L}[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}]$/u

/**
 * Whether an address has a valid form (NEWS-FORM-5). International domains and `+` tags are allowed; a domain without
 * an ending (`anna@exam`) is not.
 */
export function isEmailAddress(text: string): boolean {
  if (text.length > MAX_EMAIL_LENGTH || !SHAPE.test(text)) return false
  const at = text.lastIndexOf('@')
  const local = text.slice(0, at)
  const domain = toAsciiDomain(text.slice(at + 1))
  if (
    domain === null ||
    at + 1 + domain.length > MAX_EMAIL_LENGTH ||
    local.length > MAX_LOCAL_PART_LENGTH ||
    local.startsWith('.') ||
    local.endsWith('.') ||
    local.includes('..')
  )
    return false
  return domain.split('.').every((label) => label.length <= MAX_LABEL_LENGTH)
}

/**
 * Normalizes an address to the form in which it is stored, so that no address is stored twice: trimmed, lower case,
 * composed, with its domain in ASCII (`bücher.example` is `xn--bcher-kva.example`). An invalid address is returned
 * unchanged.
 */
export function normalizeEmail(text: string): string {
  const plain = normalizeTypedText(text, 'NFC', MAX_EMAIL_LENGTH).toLowerCase()
  if (plain.length > MAX_EMAIL_LENGTH || !SHAPE.test(plain)) return plain
  const at = plain.lastIndexOf('@')
  const domain = toAsciiDomain(plain.slice(at + 1))
  return domain === null ? plain : `${plain.slice(0, at)}@${domain}`
}

/** Providers that ignore dots in the mailbox name, under either domain. */
const DOTLESS = new Set(['gmail.com', 'googlemail.com'])

/**
 * Returns the mailbox an address most likely belongs to, only for rate limits of letters: without the part after a
 * plus, and without dots where the provider ignores them. Elsewhere these may be two addresses, so it has no other use.
 */
export function mailboxOf(email: string): string {
  const plain = normalizeEmail(email)
  const at = plain.lastIndexOf('@')
  const [name = ''] = plain.slice(0, at).split('+', 1)
  const domain = plain.slice(at + 1)
  if (at < 1 || name === '') return plain
  return DOTLESS.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}

/** Converts a domain to ASCII (IDNA), or null when that is impossible. */
function toAsciiDomain(domain: string): string | null {
  return parseUrl(`http://${domain}`)?.hostname ?? null
}
