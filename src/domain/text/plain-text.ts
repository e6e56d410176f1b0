/** Markdown as plain running text: for search, feeds and descriptions. */
export function plainTextFromMarkdown(markdown: string): string {
  return markdown
    .replace(/^```[^\n]*$/gm, '')
    .replace(/!\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<[^>]*>/g, ' ')
    .replace(/^\s*\|?[\s:|-]+\|?\s*$/gm, ' ')
    .replace(/^\s{0,3}(#{1,6}|>|[-*+]|\d+[.)])\s+/gm, '')
    .replace(/\|/g, ' ')
    .replace(/(\*\*|__|~~|`)/g, '')
    .replace(/(^|\W)[*_](\S[^*_]*\S|\S)[*_](?=\W|$)/g, '$1$2')
    .replace(/\s+/g, ' ')
    .trim()
}

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * At most `max` UTF-16 units of a text, cut between words and without splitting a character.
 * A first word longer than that is cut inside.
 */
export function cutAtWord(text: string, max: number): string {
  if (text.length <= max) return text
  const cut = cutAtCharacter(text, max)
  if (/\s/.test(text.charAt(cut.length))) return cut.trimEnd()
  const space = cut.search(/\s\S*$/)
  return space > 0 ? cut.slice(0, space).trimEnd() : cut
}

/** At most `max` UTF-16 units of a text, never half a character. */
export function cutAtCharacter(text: string, max: number): string {
  if (text.length <= max) return text
  let end = 0
  for (const { index, segment } of segmenter.segment(text)) {
    if (index + segment.length > max) break
    end = index + segment.length
  }
  return text.slice(0, end)
}
