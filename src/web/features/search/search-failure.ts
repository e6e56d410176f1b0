import { TOO_MANY_SEARCHES } from '../../../domain/text/search-limits.ts'

/** What is said of a search that failed: that there were too many, or what to look at. */
export function searchFailure(error: unknown): { title: string; words: string } {
  const isTooMany = error instanceof Error && error.message === TOO_MANY_SEARCHES
  return isTooMany
    ? { title: 'One moment, please', words: TOO_MANY_SEARCHES }
    : { title: 'Search isn’t responding', words: 'Please check your connection and try again.' }
}
