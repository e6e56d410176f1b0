/** Parses a time of another site. Sites write UTC without stating it, and zeros for a missing time, which is null. */
export function readSiteTime(written: string): string | null {
  const text = written.trim().replace(/^(\d{4}-\d\d-\d\d) /, '$1T')
  const isBare = /^\d{4}-\d\d-\d\dT[\d:.]+$/.test(text)
  const time = Date.parse(isBare ? `${text}Z` : text)
  return Number.isNaN(time) || /^0000|-0001 /.test(text) ? null : new Date(time).toISOString()
}
