import { replaceControlCharacters } from '../../../domain/text/control-characters.ts'
import { cutAtCharacter } from '../../../domain/text/plain-text.ts'

export const SEARCH_PATH = '/search'

/** As much as anybody types; what is longer still works, it is only not asked for. */
export const LONGEST_SEARCH = 200

const LONGEST_SHOWN = 80

/**
 * What an address or a field asks for. Half a character (cut off by a limit) cannot be sent, and a control character
 * cannot stand in a page.
 */
export function cleanSearchText(text: string): string {
  return replaceControlCharacters(text).trim().toWellFormed()
}

export function searchHref(text: string): string {
  return `${SEARCH_PATH}?${new URLSearchParams({ q: text })}`
}

/** A search in its own words, as far as a heading or a title has room. */
export function shownSearch(text: string): string {
  return text.length > LONGEST_SHOWN ? `${cutAtCharacter(text, LONGEST_SHOWN).trimEnd()}…` : text
}
