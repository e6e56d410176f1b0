/**
 * The list with what was typed or pasted added: split at commas and line breaks, blanks dropped, each once whatever its
 * case, no longer and no more than allowed.
 */
export function addChips(
  values: readonly string[],
  text: string,
  { maxLength, maxItems }: { maxLength: number; maxItems: number },
): string[] {
  const next = [...values]
  for (const part of text.split(/[,\n]/)) {
    const chip = part.replace(/\s+/g, ' ').trim().slice(0, maxLength).trim()
    const isKnown = next.some((value) => value.toLowerCase() === chip.toLowerCase())
    if (chip !== '' && !isKnown && next.length < maxItems) next.push(chip)
  }
  return next
}
