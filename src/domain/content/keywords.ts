import type { ArticleSummary } from './article.ts'
import type { RecipeSummary } from './recipe.ts'

const ARTICLE_TERMS = ['wellness', 'health']
const RECIPE_TERMS = ['healthy recipe', 'nutrition', 'wellness']

/** Returns an article's keywords: its own, else its category and general terms (ART-HEAD-2). */
export function articleKeywords({
  meta_keywords,
  category_name,
}: Pick<ArticleSummary, 'meta_keywords' | 'category_name'>): string[] {
  if (meta_keywords.length > 0) return [...meta_keywords]
  return distinct([...(category_name ? [category_name] : []), ...ARTICLE_TERMS])
}

/** Returns a recipe's keywords: its own or the dietary tags, and general terms (REC-HEAD-1). */
export function recipeKeywords({
  meta_keywords,
  dietary_tags,
}: Pick<RecipeSummary, 'meta_keywords' | 'dietary_tags'>): string[] {
  return distinct([...(meta_keywords.length > 0 ? meta_keywords : dietary_tags), ...RECIPE_TERMS])
}

/** Removes duplicates regardless of case; the first spelling stays. */
function distinct(words: readonly string[]): string[] {
  const keys = words.map((word) => word.toLowerCase())
  return words.filter((_, index) => keys.indexOf(keys[index] ?? '') === index)
}
