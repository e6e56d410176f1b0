import type { ContentKind } from '../../../domain/content/status.ts'

/** Where the share image of an article or recipe is served from. */
export function shareCardUrl(kind: ContentKind, id: number): string {
  return `/share-cards/${kind === 'article' ? 'articles' : 'recipes'}/${id}.jpg`
}
