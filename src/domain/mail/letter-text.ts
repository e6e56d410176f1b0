import { replaceControlCharacters } from '../text/control-characters.ts'
import { cutAtCharacter } from '../text/plain-text.ts'

/** Longest subject of a letter, in characters; mail programs show about sixty. */
export const SUBJECT_MAX = 200

/** Line ends that are no control characters, and marks that turn the direction of all that follows them. */
const DISTURBING = /[\u2028\u2029\u202a-\u202e\u2066-\u2069]/g

/** A visitor's text on one line that changes nothing around it: no line breaks, no turned direction. */
export function toOneLine(text: string): string {
  return replaceControlCharacters(text.toWellFormed()).replace(DISTURBING, ' ').replace(/\s+/g, ' ').trim()
}

/** The beginning of an encoded word (RFC 2047): sent as it is, a mail program would decode it, line breaks and all. */
const ENCODED_WORD = /=\?(?=[^?\s]+\?[bq]\?)/gi

/** What may stand in a subject header: one line that means what it shows, and not longer than a subject. */
export function toSubject(text: string): string {
  const line = toOneLine(text).replace(ENCODED_WORD, '= ?')
  return line.length <= SUBJECT_MAX ? line : `${cutAtCharacter(line, SUBJECT_MAX - 1).trimEnd()}…`
}

/** What no first name holds but an address does. */
const LIKE_AN_ADDRESS = /[@/\\:]|\bwww\b|\.\p{L}{2}/iu

/**
 * The first name a letter may say; null without one. The form takes any name for any address, so that without this
 * an attacker could have the site write to strangers, with a link of their own in the greeting.
 */
export function nameToGreet(firstName: string | null): string | null {
  const name = toOneLine(firstName ?? '')
  return name === '' || LIKE_AN_ADDRESS.test(name) ? null : name
}

/** `Hello Anna,`, or without a name `Hello,`. */
export function greet(firstName: string | null): string {
  const name = nameToGreet(firstName)
  return name === null ? 'Hello,' : `Hello ${name},`
}

/** A postal address line by line, as it stands on an envelope; none when there is no address. */
export function readPostalLines(address: string): string[] {
  return address
    .split(/\r\n?|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
}
