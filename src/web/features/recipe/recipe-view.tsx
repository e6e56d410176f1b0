import type { RecipePage } from '../../../domain/reads/public-reads.ts'
import { useCountView } from '../count-view.ts'
import { HealthDisclaimer } from '../health-disclaimer.tsx'
import { PrintedAddress } from '../printed-address.tsx'
import { Ingredients } from './ingredients.tsx'
import { Instructions } from './instructions.tsx'
import { NutritionHighlights } from './nutrition-highlights.tsx'
import { ProTips } from './pro-tips.tsx'
import { RecipeHead } from './recipe-head.tsx'
import { RecipeHeader } from './recipe-header.tsx'
import { RecipeRating } from './recipe-rating.tsx'
import { useServings } from './use-servings.ts'
import { Variations } from './variations.tsx'

/**
 * A whole recipe. On phones the left column dissolves, and `order` puts its parts where a cook wants them:
 * ingredients before the steps, nutrition last. On paper ingredients and steps stand side by side.
 */
export function RecipeView({ recipe }: { recipe: RecipePage }) {
  const today = useServings(recipe.servings)
  useCountView('recipe', recipe.id)
  return (
    <article className="wrap pt-[clamp(1rem,.5rem+2vw,2.5rem)] print:p-0">
      <RecipeHead recipe={recipe} />
      <RecipeHeader recipe={recipe} servings={today.servings} />
      <div className="grid gap-12 py-[clamp(2.5rem,2rem+3vw,5rem)] lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)] lg:gap-[clamp(3rem,6vw,6rem)] print:grid-cols-[58mm_1fr] print:gap-[8mm] print:py-[5mm]">
        <div className="contents lg:sticky lg:top-6 lg:grid lg:gap-6 lg:self-start print:static print:block">
          <Ingredients recipe={recipe} today={today} className="order-1" />
          <NutritionHighlights className="order-3 print-hidden" />
        </div>
        <div className="order-2 min-w-0">
          <Instructions steps={recipe.instructions} />
          <ProTips notes={recipe.notes} />
          <Variations variations={recipe.variations} />
          <RecipeRating recipe={recipe} />
          <HealthDisclaimer kind="recipe" className="mt-12 max-w-152 print-hidden" />
        </div>
      </div>
      <PrintedAddress />
    </article>
  )
}
