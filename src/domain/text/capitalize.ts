/** Capitalizes the first letter of a text, as at the start of a sentence; the rest is unchanged. */
export function capitalize(text: string): string {
  const [first = ''] = text
  return first.toUpperCase() + text.slice(first.length)
}
