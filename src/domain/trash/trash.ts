import { DAY } from '../time/durations.ts'

/** What can lie in the trash, by the word the API has for each. */
export const TRASH_TYPES = ['article', 'recipe', 'image', 'issue'] as const
export type TrashType = (typeof TRASH_TYPES)[number]

/** How long it stays there (TRASH-KEEP-1). */
export const TRASH_KEPT_DAYS = 30

const TRASH_KEPT_MS = TRASH_KEPT_DAYS * DAY

/** When something is deleted for good by itself. Times are ISO 8601 in UTC. */
export function goneAt(deletedAt: string): string {
  return new Date(Date.parse(deletedAt) + TRASH_KEPT_MS).toISOString()
}

/** What was deleted then or earlier is gone for good by now. */
export function lastKeptDeletion(now: string): string {
  return new Date(Date.parse(now) - TRASH_KEPT_MS).toISOString()
}
