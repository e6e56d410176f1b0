const MAX_PATH_LENGTH = 300

/**
 * The path of an old address as redirects are looked up: decoded, in small letters, without a slash at the end. Null
 * where there is no path to keep (`/?p=12`, the front page, something that is no address).
 */
export function oldPathOf(address: string): string | null {
  if (!URL.canParse(address, 'http://old.invalid')) return null
  const { pathname, search, protocol } = new URL(address, 'http://old.invalid')
  if (!/^https?:$/.test(protocol) || search !== '') return null
  return normalizePath(pathname)
}

/** The same for a path that is asked for; null for the front page and what cannot be decoded. */
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
