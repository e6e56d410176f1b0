import { capitalize } from '../text/capitalize.ts'
import type { ItemState } from './status.ts'

/** The label of an article or a recipe without a category (ART-HEAD-1, REC-HEAD-1). */
export const DEFAULT_SECTION = 'Fitness & Wellness'
export const DEFAULT_RECIPE_CATEGORY = 'Healthy Recipe'

/** Returns a count with its word in singular or plural: `1 serving`, `1,344 views`. */
export function pluralize(count: number, singular: string, plural = `${singular}s`): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? singular : plural}`
}

/** Capitalizes a difficulty for display; a missing one counts as easy (REC-INDEX-3). */
export function formatDifficulty(difficulty: string | null | undefined): string {
  return capitalize(difficulty || 'easy')
}

/** Returns the text of a status badge; a missing status shows as draft (CONTENT-STATUS-1). */
export function formatStatus(status: ItemState | null | undefined): string {
  return capitalize(status ?? 'draft')
}

/** Returns an article's reading time: `5 min read`. */
export function formatReadTime(minutes: number): string {
  return `${minutes} min read`
}

/** Returns a recipe's preparation time: `15 min prep`. */
export function formatPrepTime(minutes: number): string {
  return `${minutes} min prep`
}

/** Returns a duration: `45 min`, `2 h`, `1 h 5 min`. */
export function formatMinutes(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (hours === 0) return `${minutes} min`
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`
}

/** Joins words: `nuts`, `nuts and egg`, `nuts, egg and soy`. */
export function joinWords(words: readonly string[], conjunction: 'and' | 'or' = 'and'): string {
  if (words.length < 2) return words.join('')
  return `${words.slice(0, -1).join(', ')} ${conjunction} ${words.at(-1)}`
}

/** Returns a size in bytes as text: `5 KB`, `3.2 MB`, `9.4 GB`. */
export function formatSize(bytes: number): string {
  const [unit, factor] = bytes >= 1e9 ? ['GB', 1e9] : bytes >= 1e6 ? ['MB', 1e6] : ['KB', 1e3]
  const amount = bytes / Number(factor)
  return `${amount < 10 && unit !== 'KB' ? amount.toFixed(1) : Math.ceil(amount)} ${unit}`
}

/** Returns a number of servings as text: `1 serving`, `4 servings`. */
export function formatServings(servings: number): string {
  return pluralize(servings, 'serving')
}
