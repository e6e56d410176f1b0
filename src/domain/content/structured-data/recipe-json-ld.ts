import { isoDuration } from '../../time/dates.ts'
import { pagePath } from '../affected-pages.ts'
import { plainIngredientLine } from '../ingredient-line.ts'
import { recipeKeywords } from '../keywords.ts'
import { pluralize } from '../labels.ts'
import type { Recipe } from '../recipe.ts'
import { type JsonLdSite, personReference } from './site-json-ld.ts'

const DEFAULT_CATEGORY = 'Healthy Recipe'

/** Diets schema.org has names for. */
const DIETS: Record<string, string> = {
  vegetarian: 'https://schema.org/VegetarianDiet',
  vegan: 'https://schema.org/VeganDiet',
  'gluten-free': 'https://schema.org/GlutenFreeDiet',
}

/**
 * What a recipe's page tells machines (schema.org Recipe). The fixed nutrition figures stay out: they are not
 * this recipe's (contract §4); a rating is told only when somebody rated.
 */
export function recipeJsonLd(
  recipe: Omit<Recipe, 'view_count'>,
  images: readonly string[],
  site: JsonLdSite,
): object {
  const url = site.siteUrl + pagePath('recipe', recipe.slug)
  const diets = recipe.dietary_tags.flatMap((tag) => DIETS[tag] ?? [])
  return {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    '@id': `${url}#recipe`,
    mainEntityOfPage: url,
    url,
    name: recipe.title,
    description: recipe.description || undefined,
    image: images.length > 0 ? images : undefined,
    datePublished: recipe.published_at ?? undefined,
    dateModified: recipe.updated_at,
    author: personReference(recipe.author_name ?? site.settings.coach_name, site),
    prepTime: isoDuration(recipe.prep_time_minutes),
    cookTime: isoDuration(recipe.cook_time_minutes),
    totalTime: isoDuration(recipe.prep_time_minutes + recipe.cook_time_minutes),
    recipeYield: pluralize(recipe.servings, 'serving'),
    recipeCategory: recipe.category_name ?? DEFAULT_CATEGORY,
    keywords: recipeKeywords(recipe).join(', '),
    suitableForDiet: diets.length > 0 ? diets : undefined,
    recipeIngredient: recipe.ingredients.map(plainIngredientLine),
    recipeInstructions: recipe.instructions.map(({ step, instruction }) => ({
      '@type': 'HowToStep',
      position: step,
      text: instruction,
      url: `${url}#step-${step}`,
    })),
    aggregateRating:
      recipe.rating_count > 0
        ? {
            '@type': 'AggregateRating',
            ratingValue: recipe.rating_average,
            ratingCount: recipe.rating_count,
            bestRating: 5,
            worstRating: 1,
          }
        : undefined,
  }
}
