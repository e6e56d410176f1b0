/**
 * A name as it is compared: without regard to case or to how its accents are encoded, alike on both databases.
 * PostgreSQL takes no NUL, so a stranger's is replaced.
 */
export function toNameKey(name: string): string {
  return name.normalize('NFKC').trim().toLowerCase().replaceAll('\0', '\ufffd')
}

/** A pattern for `like … escape '\'` that finds the text anywhere, in what `toNameKey` made. */
export function toContainsPattern(text: string): string {
  return `%${toNameKey(text).replace(/[\\%_]/g, '\\$&')}%`
}
