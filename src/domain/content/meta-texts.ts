import { cutAtCharacter, cutAtWord, plainTextFromMarkdown } from '../text/plain-text.ts'
import { pluralize } from './labels.ts'
import { CONTENT_LIMITS } from './limits.ts'

/** How much of a title stays when the whole does not fit (specification §9). */
const CUT_TITLE = { article: 42, recipe: 34 }
const ELLIPSIS = '…'

interface SiteNames {
  site_name: string
  site_short_name: string
}

interface TitledItem {
  title: string
  meta_title: string | null
}

/** The title of an article's page: the one she wrote, else one made from title and site name, never above 60 characters. */
export function articleMetaTitle(
  { title, meta_title }: TitledItem,
  { site_name, site_short_name }: SiteNames,
): string {
  return meta_title || generateTitle(title, ` | ${site_name}`, ` | ${site_short_name}`, CUT_TITLE.article)
}

/** The title of a recipe's page. */
export function recipeMetaTitle(
  { title, meta_title }: TitledItem,
  { site_name, site_short_name }: SiteNames,
): string {
  return (
    meta_title ||
    generateTitle(
      title,
      ` - Healthy Recipe | ${site_name}`,
      ` - Recipe | ${site_short_name}`,
      CUT_TITLE.recipe,
    )
  )
}

function generateTitle(title: string, suffix: string, shortSuffix: string, cut: number): string {
  const max = CONTENT_LIMITS.metaTitle
  if (title.length + suffix.length <= max) return title + suffix
  const shortened = cutAtCharacter(title, cut).trimEnd() + (title.length > cut ? ELLIPSIS : '')
  if (shortened.length + shortSuffix.length <= max) return shortened + shortSuffix
  // Names too long for any suffix: the title itself is worth more than half a name.
  return title.length <= max ? title : cutAtCharacter(title, max - 1).trimEnd() + ELLIPSIS
}

interface DescribedArticle {
  title: string
  meta_description: string | null
  excerpt: string
}

/**
 * The description of an article's page (specification §2, §9): written, else from the excerpt, else from the text,
 * else a general sentence; never above 160 characters and cut at a word.
 */
export function articleMetaDescription(
  article: DescribedArticle & { content?: string },
  siteName: string,
): string {
  const source =
    article.meta_description?.trim() ||
    article.excerpt.trim() ||
    plainTextFromMarkdown(article.content ?? '') ||
    `${article.title}: an article about fitness and wellness from ${siteName}.`
  return cutAtWord(source, CONTENT_LIMITS.metaDescription)
}

interface DescribedRecipe {
  title: string
  meta_description: string | null
  description: string
  prep_time_minutes: number
  cook_time_minutes: number
  servings: number
  dietary_tags: readonly string[]
}

/** The description of a recipe's page; without any text a sentence with total minutes, servings and dietary tags. */
export function recipeMetaDescription(recipe: DescribedRecipe): string {
  const source = recipe.meta_description?.trim() || recipe.description.trim() || describeRecipe(recipe)
  return cutAtWord(source, CONTENT_LIMITS.metaDescription)
}

function describeRecipe({
  title,
  prep_time_minutes,
  cook_time_minutes,
  servings,
  dietary_tags,
}: DescribedRecipe): string {
  const tags = dietary_tags.length > 0 ? ` ${dietary_tags.join(', ')}.` : ''
  return `${title}: a healthy recipe, ready in ${pluralize(prep_time_minutes + cook_time_minutes, 'minute')}, for ${pluralize(servings, 'serving')}.${tags}`
}
