/** The only token an issue may contain (NEWS-NAME-1): the reader's first name, or the text after the bar. */
export const NAME_TOKEN = 'first_name'

/**
 * Anything in braces that begins with a letter: `{first_name|friend}`, `{name}`, `{{ Name }}`. In a table the bar is
 * escaped by a backslash; an escaped brace is a plain brace.
 */
const TOKEN = /(?<!\\)\{\s*(\p{L}[^{}|\n\\]{0,59}?)\s*(?:\\?\|([^{}\n]{0,100}))?\}/gu
/** Text that looks like an unclosed token. */
const UNCLOSED = /(?<!\\)\{\s*first[_ -]?name\b(?![^{}\n]{0,160}\})/giu
/** Characters that would begin emphasis, code, a link or HTML inside a token. */
const NOT_PLAIN = /[*_`~<>[\]\\]/
/** Directly before it the address of a link or picture is still open. */
const IN_ADDRESS = /\]\([^()\s]*$/

/** A token that cannot be filled, as written in the text. */
export interface TokenProblem {
  token: string
  message: string
  /** Its position, in UTF-16 units. */
  start: number
  end: number
}

/**
 * Returns the tokens of a text that cannot be filled, in order.
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

/** A token in rendered text, where the bar is no longer escaped. */
const NAME = /( ?)\{\s*first_name\s*(?:\|([^{}\n]{0,100}))?\}/g

/**
 * Replaces tokens with a reader's name. Without a name and without words after the bar the token is removed, including
 * the space before it: `Hello {first_name},` becomes `Hello,`.
 *
 * @param text plain text, or safe HTML: the words after a bar have the same form
 * @param name in the form of the text (escaped for HTML); null for a reader without one
 */
export function fillTokens(text: string, name: string | null): string {
  return text.replace(NAME, (_token, space: string, fallback?: string) => {
    const words = name ?? fallback?.trim() ?? ''
    return words === '' ? '' : space + words
  })
}

/** Returns an issue as a reader without a name sees it, which is also how it is shown on the site. */
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
