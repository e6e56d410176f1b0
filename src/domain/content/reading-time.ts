import { plainTextFromMarkdown } from '../text/plain-text.ts'
import { CONTENT_LIMITS } from './limits.ts'

const WORDS_PER_MINUTE = 200

/** About how many minutes a text takes to read, within the allowed 1 to 60. */
export function estimateReadTime(markdown: string): number {
  const words = plainTextFromMarkdown(markdown).split(/\s+/).filter(Boolean).length
  return Math.min(
    CONTENT_LIMITS.readTimeMax,
    Math.max(CONTENT_LIMITS.readTimeMin, Math.round(words / WORDS_PER_MINUTE)),
  )
}
