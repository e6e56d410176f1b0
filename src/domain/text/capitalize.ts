/** A text with its first letter large, as it begins a sentence; the others stay as they are. */
export function capitalize(text: string): string {
  const [first = ''] = text
  return first.toUpperCase() + text.slice(first.length)
}
