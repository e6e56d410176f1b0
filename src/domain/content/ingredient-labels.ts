// What a list of ingredients says of its lines: headings, and labels before an amount.

/** `For the marinade: 2 tbsp soy sauce`, `Garnish: 2 spring onions, sliced`, unlike a list of several. */
const USE_FIRST =
  /^((?:for|to) (?:the )?(?:\p{L}+ ){0,2}\p{L}+|garnish|marinade):\s+(?=[\d½¼¾⅓⅔])(?!.*[,;&+]\s*[\d½¼¾⅓⅔])/iu
/** `To serve`, `For frying`: of the lines below. */
const USE_OF_OTHERS =
  /^(?:For|To) (?:serve|serving|(?:deep[- ]|shallow[- ])?fry(?:ing)?|garnish|finish|decorate)$/
/** `## Sauce`, `**Sauce**`. */
const MARKED_HEADING = /^(?:#{1,6}\s+(.+?)|(\*\*|__)(.+?)\2:?)$/
const MAX_HEADING_LENGTH = 60

/** With its colon; null when the line is none. */
export function readHeading(line: string): string | null {
  const [, hashed, , bold] = MARKED_HEADING.exec(line) ?? []
  const marked = hashed ?? bold
  const text =
    marked ?? (/^for the \D+$/i.test(line) || USE_OF_OTHERS.test(line) || line.endsWith(':') ? line : null)
  if (text === null || text.length > MAX_HEADING_LENGTH || /[,;]/.test(text)) return null
  return `${text.replace(/[\s:]+$/, '')}:`
}

/** `For the marinade: ` before a single amount, said as it is behind a name; null where none begins the line. */
export function useBefore(line: string): { said: string; rest: string } | null {
  const [label, use = ''] = USE_FIRST.exec(line) ?? []
  if (label === undefined) return null
  const said = /^(?:for|to)\b/i.test(use) ? use : /garnish$/i.test(use) ? 'to garnish' : 'for the marinade'
  return { said: said.toLowerCase(), rest: line.slice(label.length) }
}
