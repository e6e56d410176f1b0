/** Latin letters that hold their mark inside, so that no decomposition takes it away. */
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
/** A final sigma is the same letter as any other, and would hide the longer words that begin alike. */
const LETTERS: Readonly<Record<string, string>> = { ...UNDECOMPOSED, ς: 'σ' }
const SPECIAL = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'gu')

/** A text in lower case, with plain letters for those that no decomposition brings to them. */
export function foldLetters(decomposed: string): string {
  return decomposed.toLowerCase().replace(SPECIAL, (letter) => LETTERS[letter] ?? letter)
}

/** Marks that stand over, under or through letters of several scripts, and the points of Hebrew; not the vowel signs that other scripts write as marks. */
const ACCENTS = /(?=\p{M})[\p{Script=Inherited}\p{Script=Hebrew}]/gu

/**
 * A text as the admin's searches compare it: without regard to case, accents, spacing and how its letters are encoded, in
 * every script (ADMIN-SEARCH-1: `asa` finds 'Åsa'). It is made here for both databases: SQLite's own `lower` knows
 * ASCII only. PostgreSQL takes no NUL, so a stranger's is replaced.
 */
export function toSearchKey(text: string): string {
  return foldLetters(text.normalize('NFKD').replace(ACCENTS, ''))
    .replaceAll('\0', '\ufffd')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Several texts as one key; no search reaches from one into the next. */
export function joinSearchKeys(texts: readonly string[]): string {
  return texts.map(toSearchKey).join('\n')
}
