import { replaceControlCharacters } from '../../../domain/text/control-characters.ts'

export const SEARCH_PATH = '/search'

/** Longer than any search typed by hand; longer texts still work, but are not offered. */
export const MAX_SEARCH_LENGTH = 200

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
