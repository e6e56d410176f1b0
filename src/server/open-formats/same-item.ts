import type { Article } from '../../domain/content/article.ts'
import type { Recipe } from '../../domain/content/recipe.ts'
import type { ImportItem } from '../../domain/import/import-item.ts'

const BY_NAME = new Set(['category_id', 'author_id'])

/** True when an item on the site says, field by field, what the file's does; times of saving and counts aside. */
export function isSameItem(item: ImportItem, stored: Article | Recipe): boolean {
  if (!item.fields) return false
  const known = new Map<string, unknown>(Object.entries(stored))
  const sameNames =
    fold(item.category) === fold(stored.category_name) && fold(item.author) === fold(stored.author_name)
  return (
    sameNames &&
    Object.entries(item.fields.input).every(
      ([name, value]) =>
        BY_NAME.has(name) ||
        // A date that was not given is set when the item is published.
        (name === 'published_at' && value === null) ||
        JSON.stringify(value) === JSON.stringify(known.get(name)),
    )
  )
}

function fold(name: string | null): string {
  return (name ?? '').toLowerCase()
}
