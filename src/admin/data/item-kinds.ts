import type { ContentKind } from '../../domain/content/status.ts'

/** How each kind of item is called in addresses and texts of the admin. */
export const ITEM_KINDS = {
  article: {
    path: 'articles',
    singular: 'article',
    plural: 'articles',
    Plural: 'Articles',
    Singular: 'Article',
  },
  recipe: { path: 'recipes', singular: 'recipe', plural: 'recipes', Plural: 'Recipes', Singular: 'Recipe' },
} as const satisfies Record<ContentKind, unknown>

export function listPath(kind: ContentKind): string {
  return `/admin/${ITEM_KINDS[kind].path}`
}

export function newPath(kind: ContentKind): string {
  return `${listPath(kind)}/new`
}

export function editPath(kind: ContentKind, id: number): string {
  return `${listPath(kind)}/edit/${id}`
}
