import { FeatureSkeleton } from '../grid/feature-skeleton.tsx'
import type { ItemList } from '../grid/use-item-list.ts'
import { FeaturedRecipe } from './featured-recipe.tsx'

/** The featured recipe on its own paper; nothing when there is none. */
export function FeaturedRecipeSection({
  list: { featured, isFeaturedPending },
}: {
  list: ItemList<'recipes'>
}) {
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
