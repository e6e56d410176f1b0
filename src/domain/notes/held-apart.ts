import { type HeldReason, NOTE_LIMITS } from './note-rules.ts'

/** A web address with its scheme, or with www. */
const WHOLE = /(?:https?:\/\/|\bwww\.)\S+/giu
/**
 * A bare domain: with a common top-level domain in lower case (a capital begins a sentence after a missing space), or
 * with any one and a path.
 */
const BARE =
  /(?<![@\p{L}\p{N}_.-])(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+(?:(?:com|net|org|info|biz|io|co|ru|cn|xyz|top|shop|site|online|club|app|dev|me|tv|link|click|vip|win|bet|casino|example|de|se|no|dk|fi|fr|es|it|nl|uk|us|eu)\b(?:\/\S*)?|COM\b\S*|[a-z]{2,}\/\w\S*)/gu

/** Counts the web addresses in a text. */
export function countWebAddresses(text: string): number {
  // Full-width letters and dots are normalized, as browsers do in an address.
  const plain = text.normalize('NFKC')
  const whole = plain.match(WHOLE)?.length ?? 0
  return whole + (plain.replace(WHOLE, ' ').match(BARE)?.length ?? 0)
}

/** Returns a fingerprint equal for texts that differ only in case, punctuation and whitespace. */
export function noteFingerprint(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Short texts such as 'Thank you' are common; equal longer ones were copied. */
const OWN_WORDS = 20

/** Whether the same words from another visitor indicate a program. */
export function isDistinctive(fingerprint: string): boolean {
  return fingerprint.length >= OWN_WORDS
}

/**
 * Returns why a note is held apart, or null. It is never discarded: the coach can move it to the waiting ones.
 *
 * @param isRepeated whether another visitor has sent the same words
 */
export function findHeldReason(
  { name, text, website = '' }: { name: string; text: string; website?: string | undefined },
  isRepeated: boolean,
): HeldReason | null {
  if (website !== '') return 'honeypot'
  if (countWebAddresses(`${name} ${text}`) > NOTE_LIMITS.links) return 'links'
  return isRepeated ? 'repeated' : null
}
