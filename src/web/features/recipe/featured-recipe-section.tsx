import { FeatureSkeleton } from '../grid/feature-skeleton.tsx'
import { FeaturedRecipe } from './featured-recipe.tsx'
import type { RecipeList } from './use-recipe-list.ts'

/** The featured recipe on its own paper; nothing when there is none. */
export function FeaturedRecipeSection({ list: { featured, isFeaturedPending } }: { list: RecipeList }) {
  if (!featured && !isFeaturedPending) return null
  return (
    <section aria-label="Featured Recipe" className="field-butter">
      <div className="wrap py-[clamp(1.5rem,1rem+3vw,4rem)]">
        {featured ? (
          <FeaturedRecipe recipe={featured} />
        ) : (
          <FeatureSkeleton
            ratio="4:3"
            flip
            className="bg-[color-mix(in_srgb,currentColor_10%,transparent)]"
          />
        )}
      </div>
    </section>
  )
}
