import type { Loosening } from '../../../domain/kitchen/finder/loosen.ts'
import type { RecipeCardData, RecipePage } from '../../../domain/reads/public-reads.ts'
import { useRead } from '../../data/use-read.ts'
import { CardRow } from '../cards/card-row.tsx'
import { OFFERED_INSTEAD } from '../cards/offered-instead.ts'
import { RecipeCard } from '../cards/recipe-card.tsx'

/** Suggests recipes to cook after this one (REC-NEXT-1). */
export function CookNext({ recipe }: { recipe: RecipePage }) {
  const { data } = useRead('nextRecipes', { slug: recipe.slug })
  // An offline copy of the page finds the section by this id.
  return <RecipeRow id="cook-next" heading="Cook next" recipes={data?.items} />
}

/** Renders the newest recipes on the page of a missing one (PAGE-MISSING-3). */
export function NewestRecipes() {
  const { data } = useRead('recipes', OFFERED_INSTEAD)
  return <RecipeRow id="newest" heading="Newest recipes" recipes={data?.items} />
}

const CLOSEST = 3

/** Renders the recipes that fit once the first way out is taken (FIND-NONE-2). */
export function ClosestRecipes({ loosening }: { loosening: Loosening }) {
  const { data } = useRead('recipes', { ...loosening.filters, limit: CLOSEST })
  return <RecipeRow id="closest" heading="Closest matches" recipes={data?.items} />
}

interface RecipeRowProps {
  id: string
  heading: string
  recipes: readonly RecipeCardData[] | undefined
}

function RecipeRow({ id, heading, recipes = [] }: RecipeRowProps) {
  return (
    <CardRow
      id={id}
      heading={heading}
      items={recipes}
      renderCard={(recipe) => <RecipeCard recipe={recipe} layout="row" />}
    />
  )
}
