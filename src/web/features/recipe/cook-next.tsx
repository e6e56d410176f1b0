import type { Loosening } from '../../../domain/kitchen/finder/loosen.ts'
import type { RecipeCardData, RecipePage } from '../../../domain/reads/public-reads.ts'
import { useRead } from '../../data/use-read.ts'
import { CardRow } from '../cards/card-row.tsx'
import { OFFERED_INSTEAD } from '../cards/offered-instead.ts'
import { RecipeCard } from '../cards/recipe-card.tsx'

/** What to cook after this (REC-NEXT-1): loaded and asked for when the end of the recipe comes near. */
export function CookNext({ recipe }: { recipe: RecipePage }) {
  const { data } = useRead('nextRecipes', { slug: recipe.slug })
  return <RecipeRow heading="Cook next" recipes={data?.items} />
}

/** What can be opened instead of a recipe that is missing (PAGE-MISSING-3). */
export function NewestRecipes() {
  const { data } = useRead('recipes', OFFERED_INSTEAD)
  return <RecipeRow heading="Newest recipes" recipes={data?.items} />
}

const CLOSEST = 3

/** What fits once the first way out is taken (FIND-NONE-2). */
export function ClosestRecipes({ loosening }: { loosening: Loosening }) {
  const { data } = useRead('recipes', { ...loosening.filters, limit: CLOSEST })
  return <RecipeRow heading="Closest matches" recipes={data?.items} />
}

function RecipeRow({
  heading,
  recipes = [],
}: {
  heading: string
  recipes: readonly RecipeCardData[] | undefined
}) {
  return <CardRow heading={heading} items={recipes} renderCard={(recipe) => <RecipeCard recipe={recipe} />} />
}
