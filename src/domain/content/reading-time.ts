import { CONTENT_DEFAULTS, CONTENT_LIMITS } from '../items/limits.ts'
import { plainTextFromMarkdown } from '../text/plain-text.ts'

/** An unhurried reader's speed. */
const WORDS_PER_MINUTE = 200

/** Estimates the minutes a Markdown text takes to read, within 1 to 60 (CONTENT-READ-1). */
export function estimateReadTime(markdown: string): number {
  const words = plainTextFromMarkdown(markdown).split(' ').filter(Boolean).length
  const minutes = Math.round(words / WORDS_PER_MINUTE)
  return Math.min(CONTENT_LIMITS.readTimeMax, Math.max(CONTENT_LIMITS.readTimeMin, minutes))
}

/** Returns an article's reading time before the coach sets it: by its length, or the default (CONTENT-READ-1). */
export function automaticReadTime(markdown: string): number {
  return markdown.trim() === '' ? CONTENT_DEFAULTS.readTimeMinutes : estimateReadTime(markdown)
}

interface ReadTime {
  content: string
  read_time_minutes: number
}

/**
 * Returns the read time of an article after a change. One that equals the estimate for its text was never set, and keeps
 * following the text; a number the coach has set stays until another is set, or until null makes it follow the text again.
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
