import { replaceControlCharacters } from '../text/control-characters.ts'
import { truncateAtGrapheme } from '../text/plain-text.ts'

/** Maximum length of a subject, in characters; mail programs show about sixty. */
export const MAX_LETTER_SUBJECT_LENGTH = 200

/** Line separators that are not control characters, and marks that change the direction of the text after them. */
const DISTURBING = /[\u2028\u2029\u202a-\u202e\u2066-\u2069]/g

/** Returns a visitor's text on one line that does not affect the text around it: without line breaks and direction marks. */
export function toOneLine(text: string): string {
  return replaceControlCharacters(text.toWellFormed()).replace(DISTURBING, ' ').replace(/\s+/g, ' ').trim()
}

/** The beginning of an encoded word (RFC 2047): sent unchanged, a mail program would decode it, including line breaks. */
const ENCODED_WORD = /=\?(?=[^?\s]+\?[bq]\?)/gi

/** Returns a text that is safe in a subject header: one line that is displayed as it is, not longer than a subject. */
export function toSubject(text: string): string {
  const line = toOneLine(text).replace(ENCODED_WORD, '= ?')
  return line.length <= MAX_LETTER_SUBJECT_LENGTH
    ? line
    : `${truncateAtGrapheme(line, MAX_LETTER_SUBJECT_LENGTH - 1).trimEnd()}…`
}

/** Characters that occur in an address but not in a first name. */
const LIKE_AN_ADDRESS = /[@/\\:]|\bwww\b|\.\p{L}{2}/iu

/**
 * Returns the first name to greet in a letter; null without a usable one. The form accepts any name for any address, so
 * an attacker could otherwise make the site send a link of the attacker's own to strangers in the greeting.
 */
export function greetingName(firstName: string | null): string | null {
  const name = toOneLine(firstName ?? '')
  return name === '' || LIKE_AN_ADDRESS.test(name) ? null : name
}

/** Returns `Hello Anna,`, or without a name `Hello,`. */
export function greet(firstName: string | null): string {
  const name = greetingName(firstName)
  return name === null ? 'Hello,' : `Hello ${name},`
}

/** Returns the lines of a postal address as on an envelope; empty when there is no address. */
export function readPostalLines(address: string): string[] {
  return address
    .split(/\r\n?|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
}
