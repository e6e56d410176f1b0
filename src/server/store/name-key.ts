/**
 * A name as it is compared: without regard to case, spacing or how its accents are encoded, alike on both
 * databases. PostgreSQL takes no NUL, so a stranger's is replaced.
 */
export function toNameKey(name: string): string {
  return name.normalize('NFKC').toLowerCase().replaceAll('\0', '\ufffd').replace(/\s+/g, ' ').trim()
}

/** Several texts as the admin's search box looks through them; no search reaches from one into the next. */
export function toListText(texts: readonly string[]): string {
  return texts.map(toNameKey).join('\n')
}

/** A pattern for `like … escape '\'` that finds a text anywhere in what `toNameKey` made. */
export function toContainsPattern(text: string): string {
  return `%${toNameKey(text).replace(/[\\%_]/g, '\\$&')}%`
}
