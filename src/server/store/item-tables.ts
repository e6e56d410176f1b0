import type { ContentKind } from '../../domain/content/status.ts'

export type ItemTable = 'articles' | 'recipes'

const TABLES: Record<ContentKind, ItemTable> = { article: 'articles', recipe: 'recipes' }

/** The table that holds items of a kind. */
export function tableOf(kind: ContentKind): ItemTable {
  return TABLES[kind]
}
