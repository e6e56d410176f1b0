import { deviceStore } from '../../data/device-store.ts'
import { cleanSearchText, MAX_SEARCH_LENGTH } from './search-text.ts'

const MAX_KEPT = 4

/** Searches with which a result was opened, newest first; stored on this device only (SEARCH-START-2). */
export const recentSearches = deviceStore<readonly string[]>(
  'recent-searches',
  parseRecentSearches,
  (texts) => (texts.length === 0 ? null : texts),
)

/** Parses the stored searches; invalid ones are dropped. */
export function parseRecentSearches(stored: unknown): readonly string[] {
  if (!Array.isArray(stored)) return []
  return stored
    .filter((text): text is string => typeof text === 'string' && text.length <= MAX_SEARCH_LENGTH)
    .map(cleanSearchText)
    .filter((text) => text !== '')
    .slice(0, MAX_KEPT)
}

/** Returns the list with a search at its head, deduped regardless of case. */
export function withSearch(texts: readonly string[], text: string): readonly string[] {
  const others = texts.filter((other) => other.toLowerCase() !== text.toLowerCase())
  return [text, ...others].slice(0, MAX_KEPT)
}

export function rememberSearch(text: string): void {
  if (text !== '') recentSearches.edit((texts) => withSearch(texts, text))
}
