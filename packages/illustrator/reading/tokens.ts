/** Plurals that no rule brings back to their word, and words that mean something else in the singular. */
const IRREGULAR: Readonly<Record<string, string>> = {
  brownies: 'brownie',
  chilies: 'chilli',
  chillies: 'chilli',
  chives: 'chive',
  cookies: 'cookie',
  greens: 'greens',
  olives: 'olive',
  peppers: 'peppers',
  smoothies: 'smoothie',
  veggies: 'veggie',
}

/**
 * The words of a text as they are looked up: lower case, without accents and plural endings, in order.
 * Any text whatsoever may come in; nothing but letters comes out.
 */
export function readTokens(text: string): string[] {
  return text
    .toWellFormed()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word.length > 1)
    .map(singular)
}

function singular(word: string): string {
  if (Object.hasOwn(IRREGULAR, word)) return IRREGULAR[word] ?? word
  if (word.length < 4 || word.endsWith('ss') || word.endsWith('us')) return word
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (/(?:o|ch|sh|x|ss)es$/.test(word)) return word.slice(0, -2)
  if (word.endsWith('ves')) return `${word.slice(0, -3)}f`
  return word.endsWith('s') ? word.slice(0, -1) : word
}
