import type { RecipePage } from '../../../domain/reads/public-reads.ts'
import { useRead } from '../../data/use-read.ts'
import { RecipeCard } from '../cards/recipe-card.tsx'
import { GRID_CLASS } from '../grid/paged-grid.tsx'

/** What to cook after this (REC-NEXT-1). */
export function CookNext({ recipe }: { recipe: RecipePage }) {
  const { data } = useRead('nextRecipes', { slug: recipe.slug })
  if (!data || data.items.length === 0) return null
  return (
    <section aria-labelledby="cook-next" className="pt-[clamp(1.5rem,1rem+2vw,4rem)] pb-section print-hidden">
      <h2 id="cook-next" className="type-h2 mb-[clamp(1.5rem,1rem+2vw,3rem)]">
        Cook next
      </h2>
      <ul className={GRID_CLASS}>
        {data.items.map((other) => (
          // Two columns have no room for a third.
          <li key={other.id} className="sm:max-lg:nth-3:hidden">
            <RecipeCard recipe={other} />
          </li>
        ))}
      </ul>
    </section>
  )
}
