import { replaceControlCharacters } from '../../../domain/text/control-characters.ts'

export const SEARCH_PATH = '/search'

/** Longer than any search typed by hand; longer texts still work, but are not offered. */
export const MAX_SEARCH_LENGTH = 200

/**
 * Cleans a search text from an address or a field. A lone surrogate (left by truncation) cannot be sent, and control
 * characters are not allowed in a page.
 */
export function cleanSearchText(text: string): string {
  return replaceControlCharacters(text).trim().toWellFormed()
}

export function searchHref(text: string): string {
  return `${SEARCH_PATH}?${new URLSearchParams({ q: text })}`
}
