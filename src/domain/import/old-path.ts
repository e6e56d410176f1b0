const MAX_PATH_LENGTH = 300

/**
 * Returns the path of an old address as redirects are looked up: decoded, in lower case, without a trailing slash. Null
 * where there is no path to redirect (`/?p=12`, the front page, an invalid address).
 */
export function oldPathOf(address: string): string | null {
  if (!URL.canParse(address, 'http://old.invalid')) return null
  const { pathname, search, protocol } = new URL(address, 'http://old.invalid')
  if (!/^https?:$/.test(protocol) || search !== '') return null
  return normalizePath(pathname)
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
