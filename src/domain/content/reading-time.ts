import { CONTENT_DEFAULTS, CONTENT_LIMITS } from '../items/limits.ts'
import { plainTextFromMarkdown } from '../text/plain-text.ts'

/** An unhurried reader. */
const WORDS_PER_MINUTE = 200

/** About how many whole minutes a Markdown text takes to read, within 1 to 60 (CONTENT-READ-1). */
export function estimateReadTime(markdown: string): number {
  const words = plainTextFromMarkdown(markdown).split(' ').filter(Boolean).length
  const minutes = Math.round(words / WORDS_PER_MINUTE)
  return Math.min(CONTENT_LIMITS.readTimeMax, Math.max(CONTENT_LIMITS.readTimeMin, minutes))
}

/** An article's reading time before the coach sets it: by its length, or the default (CONTENT-READ-1). */
export function automaticReadTime(markdown: string): number {
  return markdown.trim() === '' ? CONTENT_DEFAULTS.readTimeMinutes : estimateReadTime(markdown)
}

interface ReadTime {
  content: string
  read_time_minutes: number
}

/**
 * The read time of an article after a change. One that says what its text's length says was never set, and goes on
 * following the text; a number the coach has set stays until another is set, or null to have it follow again.
 */
export function changedReadTime(
  before: ReadTime,
  {
    content = before.content,
    read_time_minutes: given,
  }: { content?: string; read_time_minutes?: number | null },
): number {
  const wasAutomatic = before.read_time_minutes === automaticReadTime(before.content)
  if (given === null) return automaticReadTime(content)
  if (given !== undefined && given !== before.read_time_minutes) return given
  return wasAutomatic ? automaticReadTime(content) : before.read_time_minutes
}
