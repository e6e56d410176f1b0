import type { NotOnPages } from '../../items/item.ts'
import { DEFAULT_RECIPE_CATEGORY, formatServings } from '../../items/labels.ts'
import { isoDuration } from '../../time/dates.ts'
import { pagePath } from '../affected-pages.ts'
import { plainIngredientLine, withoutHeadings } from '../ingredient-line.ts'
import { recipeKeywords } from '../keywords.ts'
import { NUTRIENTS, type Nutrient } from '../nutrition.ts'
import type { CookableRecipe, Nutrition } from '../recipe.ts'
import { type JsonLdSite, modifiedAt, personReference } from './site-json-ld.ts'

/** Diets with a schema.org name. */
const DIETS = new Map([
  ['vegetarian', 'https://schema.org/VegetarianDiet'],
  ['vegan', 'https://schema.org/VeganDiet'],
  ['gluten-free', 'https://schema.org/GlutenFreeDiet'],
])

/**
 * Returns the structured data of a recipe's page (schema.org Recipe, as a plain object). The fixed nutrition figures
 * are omitted, as they are not this recipe's (SEO-DATA-1), and so are figures with too little known; a rating is
 * included only when there is one.
 *
 * @param images absolute addresses of its picture, empty when it has none
 */
export function recipeJsonLd(
  recipe: Omit<CookableRecipe, NotOnPages | 'kitchen' | 'total_time_minutes'>,
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
    nutrition: nutritionJsonLd(recipe.nutrition),
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

/** The schema.org NutritionInformation property and unit of each nutrient. */
const PROPERTIES: Readonly<Record<Nutrient, { name: string; unit: string }>> = {
  kcal: { name: 'calories', unit: 'kcal' },
  protein_g: { name: 'proteinContent', unit: 'g' },
  fat_g: { name: 'fatContent', unit: 'g' },
  carbohydrate_g: { name: 'carbohydrateContent', unit: 'g' },
  fiber_g: { name: 'fiberContent', unit: 'g' },
  sugars_g: { name: 'sugarContent', unit: 'g' },
  sodium_mg: { name: 'sodiumContent', unit: 'mg' },
}

function nutritionJsonLd(nutrition: Nutrition | null): object | undefined {
  if (nutrition === null || nutrition.confidence === 'low') return undefined
  const figures = NUTRIENTS.flatMap((nutrient) => {
    const figure = nutrition.per_serving[nutrient]
    const { name, unit } = PROPERTIES[nutrient]
    return figure === undefined ? [] : [[name, `${Math.round(figure.value)} ${unit}`] as const]
  })
  return { '@type': 'NutritionInformation', servingSize: '1 serving', ...Object.fromEntries(figures) }
}

/** Returns undefined for a list without values: an empty property would assert that there are none. */
function unlessEmpty<T>(list: readonly T[]): readonly T[] | undefined {
  return list.length > 0 ? list : undefined
}
