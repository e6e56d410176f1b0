import { toSearchKey } from '../../domain/text/search-key.ts'

/**
 * A name as it is told from others: without regard to case, spacing or how its accents are encoded, alike on both
 * databases. PostgreSQL takes no NUL, so a stranger's is replaced. What searches compare is the domain's `toSearchKey`.
 */
export function toNameKey(name: string): string {
  return name.normalize('NFKC').toLowerCase().replaceAll('\0', '\ufffd').replace(/\s+/g, ' ').trim()
}

/** A pattern for `like … escape '\'` that finds a text anywhere in what `toSearchKey` made. */
export function toContainsPattern(text: string): string {
  return `%${toSearchKey(text).replace(/[\\%_]/g, '\\$&')}%`
}
