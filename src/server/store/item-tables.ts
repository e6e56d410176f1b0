import type { ContentKind } from '../../domain/content/status.ts'

export const ITEM_TABLES = ['articles', 'recipes'] as const
export type ItemTable = (typeof ITEM_TABLES)[number]

const TABLES: Record<ContentKind, ItemTable> = { article: 'articles', recipe: 'recipes' }

/** The table that holds items of a kind. */
export function tableOf(kind: ContentKind): ItemTable {
  return TABLES[kind]
}
