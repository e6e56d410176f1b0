import type { Listing } from '../../domain/api/call-fields.ts'
import type { Article } from '../../domain/content/article.ts'
import { namedDrivers } from '../../domain/content/nutrition.ts'
import type { CookableRecipe } from '../../domain/content/recipe.ts'
import type { Lookup } from '../../domain/items/item-address.ts'
import type { ArticlePage, NotOnCards, OnCard, RecipePage } from '../../domain/reads/public-reads.ts'

/** Returns an item without its view count. */
export function withoutCount<T extends { view_count: number }>({
  view_count: _,
  ...shown
}: T): Omit<T, 'view_count'> {
  return shown
}

/** Returns an article without what its page does not show. */
export function toArticlePage({
  view_count: _views,
  content: _content,
  category_id: _category,
  author_id: _author,
  status: _status,
  ...page
}: Article): ArticlePage {
  return page
}

/** Returns a recipe without what its page does not show. */
export function toRecipePage({
  view_count: _views,
  category_id: _category,
  author_id: _author,
  status: _status,
  nutrition,
  ...page
}: CookableRecipe): RecipePage {
  return { ...page, nutrition: nutrition && { ...nutrition, drivers: namedDrivers(nutrition.drivers) } }
}

type Uncarded = Record<Exclude<NotOnCards, 'view_count'>, unknown> & { view_count?: number }

/** Returns a list with what cards show of its items. */
export function toCards<T extends Uncarded>({ items, total }: Listing<T>): Listing<OnCard<T>> {
  return { items: items.map(toCard), total }
}

function toCard<T extends Uncarded>({
  view_count: _views,
  meta_title: _title,
  meta_description: _description,
  meta_keywords: _keywords,
  category_id: _category,
  author_id: _author,
  author_name: _name,
  status: _status,
  notes_open: _open,
  updated_at: _updated,
  ...card
}: T): OnCard<T> {
  return card
}

/** Maps the item of a successful lookup. */
export function mapFound<T, U>(lookup: Lookup<T>, map: (item: T) => U): Lookup<U> {
  return lookup.kind === 'found' ? { kind: 'found', item: map(lookup.item) } : lookup
}
