import { plainTextFromMarkdown } from '../text/plain-text.ts'
import { CONTENT_LIMITS } from './limits.ts'

/** An unhurried reader. */
const WORDS_PER_MINUTE = 200

/** About how many whole minutes a Markdown text takes to read, within the 1 to 60 of specification §5. */
export function estimateReadTime(markdown: string): number {
  const words = plainTextFromMarkdown(markdown).split(' ').filter(Boolean).length
  const minutes = Math.round(words / WORDS_PER_MINUTE)
  return Math.min(CONTENT_LIMITS.readTimeMax, Math.max(CONTENT_LIMITS.readTimeMin, minutes))
}
