export type CanonicalPath = { kind: 'canonical' } | { kind: 'moved'; location: string }

/**
 * The one way an address is written: no slash at the end, no doubled slashes, no needless escapes.
 * Anything else leads there, so that one page has one address (and one place in the cache).
 *
 * @param url path and query as they arrived; a malformed escape is left for the router to call missing
 */
export function canonicalPath(url: string): CanonicalPath {
  const mark = url.indexOf('?')
  const path = mark === -1 ? url : url.slice(0, mark)
  const query = mark === -1 ? '' : url.slice(mark)
  const canonical = rewrite(path)
  return canonical === path ? { kind: 'canonical' } : { kind: 'moved', location: canonical + query }
}

/**
 * Where a page has moved to, with what was asked behind the old address (`?utm_source=…`).
 *
 * @param location the new address
 * @param url path and query as they arrived
 */
export function carryQuery(location: string, url: string): string {
  const mark = url.indexOf('?')
  // No header can hold what a sloppy client leaves unescaped.
  const query =
    mark === -1
      ? ''
      : url
          .slice(mark + 1)
          .toWellFormed()
          .replace(/[^!-~]/gu, encodeURIComponent)
  if (query === '') return location
  const [address = '', ...fragment] = location.split('#')
  const joined = `${address}${address.includes('?') ? '&' : '?'}${query}`
  return [joined, ...fragment].join('#')
}

function rewrite(path: string): string {
  try {
    const segments = path.split('/').filter((segment) => segment !== '')
    return `/${segments.map((segment) => encodeURIComponent(decodeURIComponent(segment))).join('/')}`
  } catch {
    return path
  }
}
