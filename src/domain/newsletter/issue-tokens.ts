/** The one token an issue may hold (NEWS-NAME-1): the reader's first name, or what stands after the bar. */
export const NAME_TOKEN = 'first_name'

/**
 * Anything in braces that begins with a letter: `{first_name|friend}`, `{name}`, `{{ Name }}`. In a table the bar has a
 * backslash before it; a brace with one is a brace.
 */
const TOKEN = /(?<!\\)\{\s*(\p{L}[^{}|\n\\]{0,59}?)\s*(?:\\?\|([^{}\n]{0,100}))?\}/gu
/** What looks as if it were meant as one and is not closed. */
const UNCLOSED = /(?<!\\)\{\s*first[_ -]?name\b(?![^{}\n]{0,160}\})/giu
/** What would be emphasis, code, a link or HTML in the middle of a token. */
const NOT_PLAIN = /[*_`~<>[\]\\]/
/** Right before it: the address of a link or picture has begun and not ended. */
const IN_ADDRESS = /\]\([^()\s]*$/

/** A token that cannot be filled, as it stands in the text. */
export interface TokenProblem {
  token: string
  message: string
  /** Where it stands, counted in UTF-16 units. */
  start: number
  end: number
}

/**
 * The tokens of a text that no letter could fill, in the order in which they stand there.
 *
 * @param text a subject, a preview text, or an issue's Markdown
 */
export function findTokenProblems(text: string): TokenProblem[] {
  const found: TokenProblem[] = []
  for (const match of text.matchAll(TOKEN)) {
    const [token, name = '', fallback = ''] = match
    const message = problemOf(token, name, fallback, text.slice(Math.max(0, match.index - 500), match.index))
    if (message) found.push({ token, message, start: match.index, end: match.index + token.length })
  }
  for (const { 0: token, index } of text.matchAll(UNCLOSED)) {
    const message = `“${token}” has no brace at its end. Write {first_name|friend}.`
    found.push({ token, message, start: index, end: index + token.length })
  }
  return found.sort((a, b) => a.start - b.start)
}

function problemOf(token: string, name: string, fallback: string, before: string): string | null {
  if (name !== NAME_TOKEN || before.endsWith('{'))
    return `“${token}” is not known. A first name is written {first_name|friend}.`
  if (NOT_PLAIN.test(fallback)) return `“${token}” may hold nothing but plain words after the bar.`
  if (IN_ADDRESS.test(before)) return `“${token}” cannot stand in the address of a link.`
  return null
}

/** In a text that is ready: the bar as it is, whatever it is between. */
const NAME = /( ?)\{\s*first_name\s*(?:\|([^{}\n]{0,100}))?\}/g

/**
 * Puts a reader's name in the place of its tokens. Without a name and without words after the bar nothing stays, not
 * even the space before it: `Hello {first_name},` becomes `Hello,`.
 *
 * @param text words, or safe HTML: what stands after a bar is in the form of the rest
 * @param name in the form of the text (escaped for HTML); null for a reader without one
 */
export function fillTokens(text: string, name: string | null): string {
  return text.replace(NAME, (_token, space: string, fallback?: string) => {
    const words = name ?? fallback?.trim() ?? ''
    return words === '' ? '' : space + words
  })
}

/** As a reader without a name sees it; so it stands on the site. */
export function withoutNames<T extends { subject: string; preview_text: string; content_html?: string }>(
  issue: T,
): T {
  const { subject, preview_text, content_html } = issue
  return {
    ...issue,
    subject: fillTokens(subject, null),
    preview_text: fillTokens(preview_text, null),
    ...(content_html === undefined ? {} : { content_html: fillTokens(content_html, null) }),
  }
}
