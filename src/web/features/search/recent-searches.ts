import { deviceStore } from '../../data/device-store.ts'
import { cleanSearchText, MAX_SEARCH_LENGTH } from './search-text.ts'

const MAX_KEPT = 4

/** What was last searched for with a result opened, newest first; kept on this device alone (SEARCH-START-2). */
export const recentSearches = deviceStore<readonly string[]>(
  'recent-searches',
  parseRecentSearches,
  (texts) => (texts.length === 0 ? null : texts),
)

/** Reads what is stored; what is no search is left out. */
export function parseRecentSearches(stored: unknown): readonly string[] {
  if (!Array.isArray(stored)) return []
  return stored
    .filter((text): text is string => typeof text === 'string' && text.length <= MAX_SEARCH_LENGTH)
    .map(cleanSearchText)
    .filter((text) => text !== '')
    .slice(0, MAX_KEPT)
}

/** The list with a search at its head, once whatever its case. */
export function withSearch(texts: readonly string[], text: string): readonly string[] {
  const others = texts.filter((other) => other.toLowerCase() !== text.toLowerCase())
  return [text, ...others].slice(0, MAX_KEPT)
}

export function rememberSearch(text: string): void {
  if (text !== '') recentSearches.edit((texts) => withSearch(texts, text))
}
