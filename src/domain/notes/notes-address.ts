import type { ContentKind } from '../items/status.ts'

/** Where an item's notes are asked for; by it, whatever shows them is forgotten when they change. */
export function notesAddress(kind: ContentKind, itemId: number): string {
  return `/api/public/${kind === 'article' ? 'articles' : 'recipes'}/${itemId}/notes`
}
