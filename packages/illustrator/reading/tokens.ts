/** Plurals that no rule reduces to their singular, and words with another meaning in the singular. */
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
 * Returns the words of a text for lookups: lower case, without accents and plural endings, in order. Accepts any text;
 * only letters remain.
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

/**
 * Phrases whose meaning differs from that of their words, and their meaning: willpower that runs out is not running, a
 * rice cake is not a cake.
 */
const IDIOMS: readonly (readonly [phrase: RegExp, meaning: string])[] = [
  // Saved work is not an absent ingredient.
  [/\bno[- ](?:bake|churn|cook|fuss|knead|mess|oven|stir|waste)\b/g, ' '],
  // Dishes named after other dishes.
  [/\bsweet potato toasts?\b/g, 'sweet potato'],
  [/\bon sourdough\b/g, 'on sourdough toast'],
  [/\bhot chocolate\b/g, 'chocolate drink'],
  [/\brice (?:cakes?|crackers?)\b/g, ' '],
  [/\b(bean|corn|crab|fish|lentil|oat|potato|quinoa|salmon|tuna) ?cakes?\b/g, '$1 patties'],
  [/\bspring rolls?\b/g, 'summer rolls'],
  // Figurative uses.
  [/\b(?:run|runs|ran|running) (?:out|late|low|dry|wild|into|through|away|in the family)\b/g, ' '],
  [/\b(?:in the long run|on the run|heavy periods?|strong coffee)\b/g, ' '],
  [/\bmood swings?\b/g, 'mood'],
  [/\bsay(?:ing)? no\b/g, 'boundary'],
  [/\bswings? (?:of mood|by)\b/g, ' '],
  [/\bcore (?:beliefs?|values?)\b/g, 'values'],
  [/\b(?:(?:comes?|came|coming|get|getting|gets|going|are|is) back|back to|fight back|cut back)\b/g, ' '],
  [/\bfall(?:s|ing)? (?:apart|asleep|for|in love|off|short)\b/g, ' '],
  [/\bwalk(?:s|ing)? (?:away|out|you through|me through)\b/g, ' '],
  [/\b(?:common colds?|cold (?:brew|season|call))\b/g, ' '],
  [/\bdate nights?\b/g, 'evening out'],
  [/\blight (?:breakfast|dinner|lunch|meal|supper)\b/g, 'supper'],
  [/\bbone broth\b/g, 'broth'],
]

/** Returns a text in lower case with its idioms replaced, so that every word is meant literally. */
export function replaceIdioms(text: string): string {
  return IDIOMS.reduce((plain, [phrase, meaning]) => plain.replace(phrase, meaning), text.toLowerCase())
}
