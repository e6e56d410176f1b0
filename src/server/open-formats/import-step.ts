import type { ArticleCreate } from '../../domain/content/article.ts'
import type { RecipeCreate } from '../../domain/content/recipe-input.ts'
import type { ImportItem } from '../../domain/import/import-item.ts'
import type { ItemPlan } from '../../domain/import/plan-item.ts'

/** The planned action for one item. */
export interface Step {
  item: ImportItem
  plan: ItemPlan
  hash: string
  /** The slug it will have. */
  slug: string
  /** True when the item is here, and some of its images are still on another site. */
  imagesLeft: boolean
  /** True when only these images are fetched, and nothing else changes. */
  imagesOnly: boolean
}

/** An item's fields as saved. */
export type Fields = ({ kind: 'article'; input: ArticleCreate } | { kind: 'recipe'; input: RecipeCreate }) & {
  /** For an update, when the present item was last saved: a later save is not overwritten. */
  changes?: string
}
