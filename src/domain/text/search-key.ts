/** Latin letters with a built-in mark, which decomposition does not remove. */
export const UNDECOMPOSED: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
  ħ: 'h',
  ŧ: 't',
}
/** A final sigma is the same letter as any other; unfolded, it would not match longer words that begin with it. */
const LETTERS: Readonly<Record<string, string>> = { ...UNDECOMPOSED, ς: 'σ' }
const SPECIAL = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'gu')

/** Lower-cases a text, and replaces letters that decomposition does not simplify. */
export function foldLetters(decomposed: string): string {
  return decomposed.toLowerCase().replace(SPECIAL, (letter) => LETTERS[letter] ?? letter)
}

/** Combining marks of several scripts, and Hebrew points; not the vowel signs that other scripts encode as marks. */
const ACCENTS = /(?=\p{M})[\p{Script=Inherited}\p{Script=Hebrew}]/gu

/**
 * Returns a text's key for the admin's searches: ignoring case, accents, spacing and encoding, in every script
 * (ADMIN-SEARCH-1: `asa` finds 'Åsa'). Made here for both databases: SQLite's own `lower` knows ASCII only. NUL is
 * replaced, as PostgreSQL refuses it.
 */
export function toSearchKey(text: string): string {
  return foldLetters(text.normalize('NFKD').replace(ACCENTS, ''))
    .replaceAll('\0', '\ufffd')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Joins several texts into one key; a search never matches across two of them. */
export function joinSearchKeys(texts: readonly string[]): string {
  return texts.map(toSearchKey).join('\n')
}
