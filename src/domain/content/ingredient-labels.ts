// Headings in ingredient lists, and labels before an amount.

/**
 * `Garnish: 2 spring onions, sliced`; not a label of several ingredients, nor a part of the dish: `For the dressing: 2
 * tbsp oil`.
 */
const USE_FIRST =
  /^(to (?:serve|garnish|finish|decorate)|for (?:serving|garnish|frying|greasing|dusting)|garnish):\s+(?=[\d½¼¾⅓⅔])(?!.*[,;&+]\s*[\d½¼¾⅓⅔])/i
/** `To serve`, `For frying`: applies to the lines below. */
const USE_OF_OTHERS =
  /^(?:For|To) (?:serve|serving|(?:deep[- ]|shallow[- ])?fry(?:ing)?|garnish|finish|decorate)$/
/** `## Sauce`, `**Sauce**`. */
const MARKED_HEADING = /^(?:#{1,6}\s+(.+?)|(\*\*|__)(.+?)\2:?)$/
const MAX_HEADING_LENGTH = 60

/** Returns a heading with its colon; null when the line is not a heading. */
export function readHeading(line: string): string | null {
  const [, hashed, , bold] = MARKED_HEADING.exec(line) ?? []
  const marked = hashed ?? bold
  const text =
    marked ?? (/^for the \D+$/i.test(line) || USE_OF_OTHERS.test(line) || line.endsWith(':') ? line : null)
  if (text === null || text.length > MAX_HEADING_LENGTH || /[,;]/.test(text)) return null
  return `${text.replace(/[\s:]+$/, '')}:`
}

/** Returns the use stated by a label before a single amount (`To serve: `), and the rest of the line; null without one. */
export function useBefore(line: string): { said: string; rest: string } | null {
  const [label, use = ''] = USE_FIRST.exec(line) ?? []
  if (label === undefined) return null
  return { said: use.toLowerCase().replace(/^garnish$/, 'to garnish'), rest: line.slice(label.length) }
}
