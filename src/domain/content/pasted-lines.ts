/** The bullet of a list item, in any of the usual characters. */
export const BULLET = /^(?:[-*+•‣▪●◦·▢☐□◻✓✔–—]|\[[ xX]?\])\s*(?=\S)/u
/** `1. ` and `2) `, not the `1.5` of an amount. */
const NUMBERING = /^\d{1,2}[.)]\s+/

/** Collapses every run of whitespace to one plain space and removes invisible characters. */
export function tidySpaces(line: string): string {
  return line
    .replace(/[\u200b-\u200d\u2060-\u2064\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Removes a line's bullet and number. */
export function stripMarker(line: string): string {
  return stripBullet(line).replace(NUMBERING, '').trim()
}

/** Removes a line's bullet; the two asterisks of `**bold**` are not one. */
export function stripBullet(line: string): string {
  return line.startsWith('**') ? line : line.replace(BULLET, '')
}
