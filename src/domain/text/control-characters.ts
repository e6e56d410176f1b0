// Line breaks and tabs are the only control characters a text may hold (contract §2).
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this is about
const REFUSED = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/

export function hasControlCharacters(text: string): boolean {
  return REFUSED.test(text)
}

/** The text with every control character turned into a space, as a search reads it. */
export function replaceControlCharacters(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this is about
  return text.replace(/[\u0000-\u001f\u007f-\u009f]/g, ' ')
}
