import { cutAtCharacter } from '../../../domain/text/plain-text.ts'

const LONGEST_SHOWN = 80

/** A search in its own words, as far as a heading or a title has room. */
export function shownSearch(text: string): string {
  return text.length > LONGEST_SHOWN ? `${cutAtCharacter(text, LONGEST_SHOWN).trimEnd()}…` : text
}
