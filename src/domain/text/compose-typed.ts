/**
 * What is typed into a field, composed and without blanks around it. It may be typed with its accents apart; far beyond its
 * greatest length it comes out as it is, since composing takes time by the square of the marks in a row.
 */
export function composeTyped(text: string, form: 'NFC' | 'NFKC', maxLength: number): string {
  return text.length > 4 * maxLength ? text : text.normalize(form).trim()
}
