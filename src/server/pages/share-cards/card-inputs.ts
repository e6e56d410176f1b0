import type { ArticleSummary } from '../../../domain/content/article.ts'
import {
  formatDifficulty,
  formatPrepTime,
  formatReadTime,
  pluralize,
} from '../../../domain/content/labels.ts'
import type { RecipeSummary } from '../../../domain/content/recipe.ts'
import type { SiteSettings } from '../../../domain/site/settings.ts'
import type { CardPicture, ShareCardInput } from './share-card.ts'

const BETWEEN = ' · '

type ArticleFields = Pick<
  ArticleSummary,
  | 'title'
  | 'category_name'
  | 'read_time_minutes'
  | 'author_name'
  | 'featured_image_public_id'
  | 'featured_image_version'
>

/** What an article's share card shows. */
export function makeArticleCard(article: ArticleFields, settings: SiteSettings): ShareCardInput {
  return {
    kind: 'articles',
    title: article.title,
    site_name: settings.site_name,
    category_name: article.category_name,
    meta: [formatReadTime(article.read_time_minutes), article.author_name || settings.coach_name]
      .filter(Boolean)
      .join(BETWEEN),
    picture: pickPicture(article),
  }
}

type RecipeFields = Pick<
  RecipeSummary,
  | 'title'
  | 'category_name'
  | 'prep_time_minutes'
  | 'servings'
  | 'difficulty'
  | 'featured_image_public_id'
  | 'featured_image_version'
>

/** What a recipe's share card shows. */
export function makeRecipeCard(recipe: RecipeFields, settings: SiteSettings): ShareCardInput {
  const facts = [
    formatPrepTime(recipe.prep_time_minutes),
    pluralize(recipe.servings, 'serving'),
    formatDifficulty(recipe.difficulty),
  ]
  return {
    kind: 'recipes',
    title: recipe.title,
    site_name: settings.site_name,
    category_name: recipe.category_name,
    meta: facts.join(BETWEEN),
    picture: pickPicture(recipe),
  }
}

/** What the card of every other page shows: the site's name and tagline. */
export function makeSiteCard(settings: SiteSettings): ShareCardInput {
  const { site_name, tagline } = settings
  return { kind: 'site', title: site_name, site_name, category_name: null, meta: tagline, picture: null }
}

interface ImageFields {
  featured_image_public_id: string | null
  featured_image_version: string | null
}

function pickPicture({ featured_image_public_id, featured_image_version }: ImageFields): CardPicture | null {
  if (!featured_image_public_id || !featured_image_version) return null
  return { public_id: featured_image_public_id, version: featured_image_version }
}
