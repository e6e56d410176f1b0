// Line breaks and tabs are the only control characters a text may hold (API-INPUT-1).
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this is about
const REFUSED = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this is about
const ALL = /[\u0000-\u001f\u007f-\u009f]/g
const BREAKS = /[\t\n\r\u2028\u2029]/

/** Whether a text contains a forbidden control character: any except line breaks and tabs. */
export function hasControlCharacters(text: string): boolean {
  return REFUSED.test(text)
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this is about
const NEW_PAGE = /[\u000b\u000c\u0085]/g

/** Removes forbidden characters from a text from elsewhere: a form feed, as in text from a PDF, becomes a line break. */
export function withoutControlCharacters(text: string): string {
  return text.replace(NEW_PAGE, '\n').replace(new RegExp(REFUSED, 'g'), '')
}

/** Marks that change the direction of all text after them; those for single words (LRM, RLM) do not. */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/g

/** Removes direction marks, so that a text can be put in any line without affecting the text beside it. */
export function removeDirectionMarks(text: string): string {
  return text.replace(TURNING, '')
}

/** Applies {@link withoutControlCharacters} to each text of a value from elsewhere, such as a file's JSON. */
export function cleanTexts(value: unknown): unknown {
  if (typeof value === 'string') return withoutControlCharacters(value)
  if (Array.isArray(value)) return value.map(cleanTexts)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, cleanTexts(part)]))
}

/** Whether a text has more than one line, or a tab, which would look like it: a single-line field refuses it. */
export function hasLineBreaks(text: string): boolean {
  return BREAKS.test(text)
}

/** Replaces every control character, including line breaks, with a space, for searches. */
export function replaceControlCharacters(text: string): string {
  return text.replace(ALL, ' ')
}

/** Whitespace, characters that are never drawn (joiners, fillers, soft hyphens, direction marks), and the blank Braille cell. */
const UNSEEN = /[\s\p{Default_Ignorable_Code_Point}\u2800]+/gu

/** Whether a text has no visible character: it counts as empty. */
export function isBlank(text: string): boolean {
  return text.replace(UNSEEN, '') === ''
}

/**
 * Normalizes typed text: composed and trimmed. It may be typed with decomposed accents; far over its maximum length it
 * is returned unchanged, since composing takes quadratic time in the number of consecutive marks.
 */
export function normalizeTypedText(text: string, form: 'NFC' | 'NFKC', maxLength: number): string {
  return text.length > 4 * maxLength ? text : text.normalize(form).trim()
}
