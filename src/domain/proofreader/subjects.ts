import type { Ingredient, Recipe } from '../content/recipe.ts'
import type { MarkdownText, Passage } from './prose.ts'

/** What the rules know of the site besides the item itself (PROOF-SITE-1). */
export interface SiteFacts {
  /** The site's own address, without a trailing slash. */
  siteUrl: string
  /** The path of every page readers can open: `/blog/slow-mornings`. */
  paths: ReadonlySet<string>
  /** All other articles and recipes. */
  others: readonly OtherItem[]
}

export interface OtherItem {
  /** Its page: `/recipes/red-lentil-dal`. */
  path: string
  title: string
  meta_title: string | null
  meta_description: string | null
}

/** The same data in a form that can be sent to a thread or a browser. */
export interface PlainSiteFacts extends Omit<SiteFacts, 'paths'> {
  paths: readonly string[]
}

/**
 * Returns the data on the site, without the item that is read.
 *
 * @param ownPaths the item's present and future paths, so that its own title is not reported as another's
 */
export function factsBeside(plain: PlainSiteFacts, ownPaths: readonly string[]): SiteFacts {
  const own = new Set(ownPaths)
  return {
    ...plain,
    paths: new Set(plain.paths),
    others: plain.others.filter(({ path }) => !own.has(path)),
  }
}

export const NO_FACTS: SiteFacts = { siteUrl: '', paths: new Set(), others: [] }

/** The common parts of articles and recipes that rules read. */
export interface ItemSubject {
  title: string
  /** The short text of lists: an article's excerpt, a recipe's description. */
  summary: { field: 'excerpt' | 'description'; text: string }
  meta_title: string | null
  meta_description: string | null
  featured_image_alt: string | null
  hasPicture: boolean
  facts: SiteFacts
  /** All prose of the item, field by field. */
  passages: readonly Passage[]
}

export interface ArticleSubject extends ItemSubject {
  content: MarkdownText
}

export interface RecipeParts
  extends Pick<
    Recipe,
    'ingredients' | 'instructions' | 'dietary_tags' | 'allergens' | 'swaps' | 'variations'
  > {
  /** Null when not given. */
  prep_time_minutes: number | null
  cook_time_minutes: number | null
  servings: number | null
}

export interface RecipeSubject extends ItemSubject {
  recipe: RecipeParts
  /** The lines that are not headings, with their indexes in the list. */
  lines: readonly { line: Ingredient; index: number }[]
  /** Each step's text as a passage, in order; empty steps too. */
  steps: readonly Passage[]
}
