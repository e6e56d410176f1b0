/** The query parameters a page may be cached by; everything else is ignored by the pages themselves. */
const ALLOWED: Record<string, readonly string[]> = {
  '/blog': ['category', 'page'],
  '/recipes': ['category', 'page'],
}

/** A search is a stranger's own words, and a page behind a secret link is one reader's: rendered, never kept. */
const NEVER_CACHED = /^\/(search|newsletter\/(confirm|unsubscribe)|plan(\/[^/]*)?)$/

const LONGEST_VALUE = 120

/**
 * The cache key of a request, or null when its page is not kept.
 * Parameters a page does not know are left out, so that they cannot fill the cache.
 *
 * @param url path and query as they arrived
 */
export function pageKey(url: string): string | null {
  const mark = url.indexOf('?')
  const path = mark === -1 ? url : url.slice(0, mark)
  if (NEVER_CACHED.test(path)) return null
  const allowed = ALLOWED[path]
  if (mark === -1 || !allowed) return path
  const given = new URLSearchParams(url.slice(mark + 1))
  const kept = new URLSearchParams()
  for (const name of allowed) {
    const value = given.get(name)
    if (value === null || value === '') continue
    if (value.length > LONGEST_VALUE) return null
    kept.set(name, value)
  }
  const query = kept.toString()
  return query ? `${path}?${query}` : path
}
