import { composeTyped } from './control-characters.ts'

/** What a form says about an address it cannot use (NEWS-FORM-5). */
export const EMAIL_MESSAGE = 'Please enter a valid email address'

/** The longest address a mail server takes, in characters. */
const MAX_EMAIL_LENGTH = 254
const MAX_LOCAL_PART_LENGTH = 64
const MAX_LABEL_LENGTH = 63

// Deliberately plain: one @, a dotted domain with a letter-like ending, nothing that could end a mail header.
const SHAPE =
  /^[^\s\p{C}@<>()[\]\\,;:"]+@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+\p{L}[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}]$/u

/**
 * True for an address one can send to, as far as its form tells (NEWS-FORM-5).
 * International domains and `+` tags are fine; a domain without an ending (`anna@exam`) is not.
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
 * The one form an address is kept in, so that one person is there once: trimmed, in small letters, composed, its domain
 * as the net knows it (`bücher.example` is `xn--bcher-kva.example`). What is no address comes out as it is.
 */
export function normalizeEmail(text: string): string {
  const plain = composeTyped(text, 'NFC', MAX_EMAIL_LENGTH).toLowerCase()
  if (plain.length > MAX_EMAIL_LENGTH || !SHAPE.test(plain)) return plain
  const at = plain.lastIndexOf('@')
  const domain = toAsciiDomain(plain.slice(at + 1))
  return domain === null ? plain : `${plain.slice(0, at)}@${domain}`
}

/** Providers that deliver to one mailbox wherever dots stand, under either name. */
const DOTLESS = new Set(['gmail.com', 'googlemail.com'])

/**
 * The mailbox an address most likely belongs to, for limits of letters alone: without what stands behind a plus, and
 * without dots where the provider ignores them. Elsewhere it may be two addresses, so nothing else goes by it.
 */
export function mailboxOf(email: string): string {
  const plain = normalizeEmail(email)
  const at = plain.lastIndexOf('@')
  const [name = ''] = plain.slice(0, at).split('+', 1)
  const domain = plain.slice(at + 1)
  if (at < 1 || name === '') return plain
  return DOTLESS.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}

/** A domain in the letters DNS has (IDNA), or null when it cannot be written in them. */
function toAsciiDomain(domain: string): string | null {
  const url = `http://${domain}`
  return URL.canParse(url) ? new URL(url).hostname : null
}
