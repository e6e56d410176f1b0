import { type HeldReason, NOTE_LIMITS } from './note-rules.ts'

/** A web address with its scheme, or with www. */
const WHOLE = /(?:https?:\/\/|\bwww\.)\S+/giu
/**
 * A bare domain: with a usual ending in small letters, for a capital begins a sentence whose space was forgotten, or with any
 * ending and a path.
 */
const BARE =
  /(?<![@\p{L}\p{N}_.-])(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+(?:(?:com|net|org|info|biz|io|co|ru|cn|xyz|top|shop|site|online|club|app|dev|me|tv|link|click|vip|win|bet|casino|example|de|se|no|dk|fi|fr|es|it|nl|uk|us|eu)\b(?:\/\S*)?|COM\b\S*|[a-z]{2,}\/\w\S*)/gu

/** How many web addresses a text names. */
export function countWebAddresses(text: string): number {
  // Letters and dots of full width are read as their plain ones, as browsers do in an address.
  const plain = text.normalize('NFKC')
  const whole = plain.match(WHOLE)?.length ?? 0
  return whole + (plain.replace(WHOLE, ' ').match(BARE)?.length ?? 0)
}

/** Equal for texts that say the same: without case, punctuation and white space. */
export function noteFingerprint(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Short words such as 'Thank you' are common; longer ones that come twice were copied. */
const OWN_WORDS = 20

/** Whether the same words from another visitor are a sign of a program. */
export function isDistinctive(fingerprint: string): boolean {
  return fingerprint.length >= OWN_WORDS
}

/**
 * Why a note is held apart, or null. It is never thrown away: the coach can let it wait with the others.
 *
 * @param isRepeated whether another visitor has sent the same words
 */
export function whyHeld(
  { name, text, website = '' }: { name: string; text: string; website?: string | undefined },
  isRepeated: boolean,
): HeldReason | null {
  if (website !== '') return 'honeypot'
  if (countWebAddresses(`${name} ${text}`) > NOTE_LIMITS.links) return 'links'
  return isRepeated ? 'repeated' : null
}
