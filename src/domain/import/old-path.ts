import { parseUrl } from '../text/parse-url.ts'

const MAX_PATH_LENGTH = 300

/**
 * Returns the path of an old address as redirects are looked up: decoded, in lower case, without a trailing slash. Null
 * where there is no path to redirect (`/?p=12`, the front page, an invalid address).
 */
export function oldPathOf(address: string): string | null {
  const url = parseUrl(address, 'http://old.invalid')
  return url && /^https?:$/.test(url.protocol) && url.search === '' ? normalizePath(url.pathname) : null
}

/** Normalizes a requested path in the same way; null for the front page and a path that cannot be decoded. */
export function normalizePath(path: string): string | null {
  try {
    const plain = `/${decodeURIComponent(path)
      .split('/')
      .filter((part) => part !== '')
      .join('/')}`.toLowerCase()
    return plain === '/' || plain.length > MAX_PATH_LENGTH ? null : plain
  } catch {
    return null
  }
}
