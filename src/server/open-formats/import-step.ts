import type { ArticleCreate } from '../../domain/content/article.ts'
import type { RecipeCreate } from '../../domain/content/recipe-input.ts'
import type { ImportItem } from '../../domain/import/import-item.ts'
import type { ItemPlan } from '../../domain/import/plan-item.ts'

/** What will be done with one item. */
export interface Step {
  item: ImportItem
  plan: ItemPlan
  hash: string
  /** The slug it will have. */
  slug: string
  /** True when it is here, and pictures of it are still on another site. */
  imagesLeft: boolean
  /** True when these are fetched, and nothing else of it changes. */
  imagesOnly: boolean
}

/** An item as it is saved. */
export type Fields = ({ kind: 'article'; input: ArticleCreate } | { kind: 'recipe'; input: RecipeCreate }) & {
  /** When what is here was saved last, of one that is only changed: a later save is not overwritten. */
  changes?: string
}
