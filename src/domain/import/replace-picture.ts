const PUNCTUATION = /[!-/:-@[-`{-~]/

/**
 * Finds an address where Markdown leads to it, whole and whatever of it the Markdown escapes: `a\&b`, `photo\(1\)`. One
 * address may begin like another, and words that only mention it are left alone.
 */
function findAddress(url: string): RegExp {
  const letters = Array.from(url, (letter) => (PUNCTUATION.test(letter) ? `\\\\?\\${letter}` : letter))
  return new RegExp(`(?<=\\]\\(\\s*<?|<|\\]:\\s*<?)${letters.join('')}(?=[\\s)>]|$)`, 'g')
}

/** The Markdown with another address in the place of a picture's. */
export function replacePicture(markdown: string, url: string, address: string): string {
  return markdown.replace(findAddress(url), () => address)
}

/** True when the Markdown leads to this address. */
export function showsPicture(markdown: string, url: string): boolean {
  return findAddress(url).test(markdown)
}
