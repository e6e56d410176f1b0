import { textFromHtml } from './html-text.ts'

/** One line of an article's contents list. */
export interface Heading {
  /** The heading's id: what `#…` in an address leads to. */
  id: string
  text: string
}

const HEADING = /<h2 id="([^"]*)">([\s\S]*?)<\/h2>/g

/**
 * The second-level headings of HTML that `markdownToHtml` made, in its order: what a contents list shows.
 * Headings without a text are left out, and so is the hidden one above footnotes.
 */
export function headingsOf(html: string): Heading[] {
  return [...html.matchAll(HEADING)]
    .map(([, id = '', inner = '']) => ({ id, text: textFromHtml(inner) }))
    .filter(({ text }) => text !== '')
}
