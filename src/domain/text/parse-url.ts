/** Parses an address; null for an invalid one. Safari 17 lacks `URL.parse` (PAGE-BROWSER-1). */
export function parseUrl(address: string, base?: string | URL): URL | null {
  try {
    return new URL(address, base)
  } catch {
    return null
  }
}

/** Whether a text is an absolute http or https address. */
export function isHttpUrl(text: string): boolean {
  return /^https?:\/\//i.test(text) && parseUrl(text) !== null
}
