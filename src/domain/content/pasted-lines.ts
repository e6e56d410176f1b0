/** The bullet of a list item, in any of the usual signs. */
export const BULLET = /^(?:[-*+•‣▪●◦·▢☐□◻✓✔–—]|\[[ xX]?\])\s*(?=\S)/u
/** `1. ` and `2) `, not the `1.5` of an amount. */
const NUMBERING = /^\d{1,2}[.)]\s+/

/** Every run of white space one plain space; invisible characters are removed. */
export function tidySpaces(line: string): string {
  return line
    .replace(/[\u200b-\u200d\u2060-\u2064\ufeff]/g, '')
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
