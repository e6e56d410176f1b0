/** Returns the singular of a noun in lower case; a word that may not be a plural is returned unchanged. */
export function toSingular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || /(?:ss|us|is)$/.test(word)) return word
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  if (/(?:oes|ches|shes|xes|sses|zes)$/.test(word)) return word.slice(0, -2)
  return word.slice(0, -1)
}
