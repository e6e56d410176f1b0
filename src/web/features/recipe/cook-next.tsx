import { useId } from 'react'
import type { RecipePage } from '../../../domain/reads/public-reads.ts'
import { useRead } from '../../data/use-read.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { RecipeCard } from '../cards/recipe-card.tsx'
import { GRID_CLASS } from '../grid/paged-grid.tsx'

/**
 * What to cook after this (product §28.11). Asked for in the browser alone: in the first HTML it would tie a
 * recipe's cached page to every change of the others.
 */
export function CookNext({ recipe }: { recipe: RecipePage }) {
  const hydrated = useHydrated()
  const id = useId()
  const { data } = useRead('nextRecipes', hydrated ? { slug: recipe.slug } : null)
  if (!data || data.items.length === 0) return null
  return (
    <section aria-labelledby={id} className="pt-[clamp(1.5rem,1rem+2vw,4rem)] pb-section print-hidden">
      <h2 id={id} className="type-h2 mb-[clamp(1.5rem,1rem+2vw,3rem)]">
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
