// Line breaks and tabs are the only control characters a text may hold (API-INPUT-1).
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this is about
const REFUSED = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this is about
const ALL = /[\u0000-\u001f\u007f-\u009f]/g
const BREAKS = /[\t\n\r\u2028\u2029]/

/** True when a text holds a control character that no text may hold: any but line breaks and tabs. */
export function hasControlCharacters(text: string): boolean {
  return REFUSED.test(text)
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this is about
const NEW_PAGE = /[\u000b\u000c\u0085]/g

/** A text from elsewhere without what no text may hold: a new page, as in text taken from a PDF, is a new line. */
export function withoutControlCharacters(text: string): string {
  return text.replace(NEW_PAGE, '\n').replace(new RegExp(REFUSED, 'g'), '')
}

/** Marks that turn the direction of all that follows them; those of single words (LRM, RLM) turn nothing. */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/g

/** A text that can stand in any line without turning what stands beside it. */
export function withoutTurningMarks(text: string): string {
  return text.replace(TURNING, '')
}

/** A value from elsewhere, such as a file's JSON, each of whose texts is {@link withoutControlCharacters}. */
export function cleanTexts(value: unknown): unknown {
  if (typeof value === 'string') return withoutControlCharacters(value)
  if (Array.isArray(value)) return value.map(cleanTexts)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, cleanTexts(part)]))
}

/** True when a text is more than one line, or a tab would make it look so: what a single-line field refuses. */
export function hasLineBreaks(text: string): boolean {
  return BREAKS.test(text)
}

/** The text with every control character, line breaks too, turned into a space, as a search reads it. */
export function replaceControlCharacters(text: string): string {
  return text.replace(ALL, ' ')
}

/** White space, what is by definition never drawn (joiners, fillers, soft hyphens, marks of direction), and the blank Braille cell. */
const UNSEEN = /[\s\p{Default_Ignorable_Code_Point}\u2800]+/gu

/** True when nothing of a text can be seen: it counts as empty, whatever it is made of. */
export function isBlank(text: string): boolean {
  return text.replace(UNSEEN, '') === ''
}

/**
 * What is typed into a field, composed and without blanks around it. It may be typed with its accents apart; far beyond its
 * greatest length it comes out as it is, since composing takes time by the square of the marks in a row.
 */
export function composeTyped(text: string, form: 'NFC' | 'NFKC', maxLength: number): string {
  return text.length > 4 * maxLength ? text : text.normalize(form).trim()
}
