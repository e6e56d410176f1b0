import { isoDuration } from '../../time/dates.ts'
import { pagePath } from '../affected-pages.ts'
import { plainIngredientLine, withoutHeadings } from '../ingredient-line.ts'
import { DEFAULT_RECIPE_CATEGORY, formatServings } from '../labels.ts'
import { recipeKeywords } from '../meta-texts.ts'
import type { Recipe } from '../recipe.ts'
import { type JsonLdSite, modifiedAt, personReference } from './site-json-ld.ts'

/** Diets schema.org has names for. */
const DIETS = new Map([
  ['vegetarian', 'https://schema.org/VegetarianDiet'],
  ['vegan', 'https://schema.org/VeganDiet'],
  ['gluten-free', 'https://schema.org/GlutenFreeDiet'],
])

/**
 * What a recipe's page tells machines (schema.org Recipe, as a plain object). The fixed nutrition figures stay out: they
 * are not this recipe's (product §19.2); a rating is told only when somebody rated.
 *
 * @param images absolute addresses of its picture, none when it has no picture
 */
export function recipeJsonLd(
  recipe: Omit<Recipe, 'view_count'>,
  images: readonly string[],
  site: JsonLdSite,
): object {
  const url = site.siteUrl + pagePath('recipe', recipe.slug)
  const diets = recipe.dietary_tags.flatMap((tag) => DIETS.get(tag.toLowerCase()) ?? [])
  return {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    '@id': `${url}#recipe`,
    mainEntityOfPage: url,
    url,
    name: recipe.title,
    description: recipe.description || undefined,
    image: unlessEmpty(images),
    datePublished: recipe.published_at ?? undefined,
    dateModified: modifiedAt(recipe),
    author: personReference(recipe.author_name ?? site.settings.coach_name, site),
    prepTime: isoDuration(recipe.prep_time_minutes),
    cookTime: isoDuration(recipe.cook_time_minutes),
    totalTime: isoDuration(recipe.prep_time_minutes + recipe.cook_time_minutes),
    recipeYield: formatServings(recipe.servings),
    recipeCategory: recipe.category_name ?? DEFAULT_RECIPE_CATEGORY,
    keywords: recipeKeywords(recipe).join(', '),
    suitableForDiet: unlessEmpty(diets),
    recipeIngredient: unlessEmpty(withoutHeadings(recipe.ingredients).map(plainIngredientLine)),
    recipeInstructions: unlessEmpty(
      recipe.instructions.map(({ step, instruction }) => ({
        '@type': 'HowToStep',
        position: step,
        text: instruction,
      })),
    ),
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

/** A property without a value is left out: an empty list would say that there are none. */
function unlessEmpty<T>(list: readonly T[]): readonly T[] | undefined {
  return list.length > 0 ? list : undefined
}
