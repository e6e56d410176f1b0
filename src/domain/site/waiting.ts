import { pluralize } from '../items/labels.ts'
import type { Overview } from './overview-calls.ts'

/**
 * What waits for the coach, in the line under the greeting: `1 message waiting, 2 drafts, 1 scheduled`
 * (ADMIN-HOME-2).
 */
export function describeWaiting({
  messages,
  notes,
  articles,
  recipes,
}: Pick<Overview, 'messages' | 'notes' | 'articles' | 'recipes'>): string {
  const drafts = articles.draft + recipes.draft
  const scheduled = articles.scheduled + recipes.scheduled
  const parts = [
    messages.unread > 0 && `${pluralize(messages.unread, 'message')} waiting`,
    notes.waiting > 0 && `${pluralize(notes.waiting, 'note')} waiting`,
    drafts > 0 && pluralize(drafts, 'draft'),
    scheduled > 0 && `${scheduled} scheduled`,
  ].filter((part) => part !== false)
  return parts.length > 0 ? parts.join(', ') : 'Nothing is waiting for you.'
}
