import { CONTENT_LIMITS } from '../content/limits.ts'
import { UnreadableText } from '../text/unreadable-text.ts'
import { type ConvertedHtml, htmlToMarkdown } from './html-to-markdown.ts'

/** HTML as Markdown, or why not: one text that cannot be read does not hold up the others. */
export function convertBody(html: string, base: string | null): ConvertedHtml & { problem: string | null } {
  try {
    const converted = htmlToMarkdown(html, base)
    const tooLong = converted.markdown.length > CONTENT_LIMITS.content
    return { ...converted, problem: tooLong ? 'Its text is longer than an article can be.' : null }
  } catch (error) {
    if (!(error instanceof UnreadableText)) throw error
    return { markdown: '', pictures: [], warnings: [], problem: error.message }
  }
}
