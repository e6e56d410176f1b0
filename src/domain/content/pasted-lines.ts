const BULLET = /^(?:[-*+•‣▪●◦·▢☐□◻✓✔–—]|\[[ xX]?\])\s*(?=\S)/u
/** `1. ` and `2) `, not the `1.5` of an amount. */
const NUMBERING = /^\d{1,2}[.)]\s+/

/** The lines of a pasted list without bullets, numbers, odd spaces and blank lines. */
export function listLines(text: string): string[] {
  const lines = text
    .normalize('NFC')
    .split(/\r\n?|[\n\u2028\u2029]/)
    .map(tidySpaces)
    .filter((line) => line !== '')
  const [only] = lines
  // A list that lost its line breaks on the way.
  const whole = lines.length === 1 && only ? only.split(/\s*[•▢☐;]\s*/u).filter((part) => part !== '') : lines
  return whole.map(stripMarker).filter((line) => line !== '')
}

/** Every run of white space one plain space; what nobody can see goes. */
export function tidySpaces(line: string): string {
  return line
    .replace(/[\u200b-\u200d\u2060\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** A line without its bullet and number. */
export function stripMarker(line: string): string {
  return stripBullet(line).replace(NUMBERING, '').trim()
}

/** A line without its bullet; the two stars of `**bold**` are none. */
export function stripBullet(line: string): string {
  return line.startsWith('**') ? line : line.replace(BULLET, '')
}
