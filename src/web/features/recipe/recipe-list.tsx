import { LoadingText } from '../../ui/skeleton.tsx'
import { RecipeCard } from '../cards/recipe-card.tsx'
import { EmptyList } from '../grid/empty-list.tsx'
import { GridSkeleton } from '../grid/grid-skeleton.tsx'
import { ItemListJsonLd } from '../grid/item-list-json-ld.tsx'
import { PagedGrid } from '../grid/paged-grid.tsx'
import { type ListPlace, uniqueItems } from '../grid/paging.ts'
import type { RecipeList as Recipes } from './use-recipe-list.ts'

/** The grid of recipes, in whatever state it is (specification §2). */
export function RecipeList({ place, list: { featured, grid, retry } }: { place: ListPlace; list: Recipes }) {
  const { category } = place
  const emptyText = category === null ? 'No recipes available.' : `No recipes found in ${category} category.`
  if (retry) return <EmptyList onRetry={retry}>{emptyText}</EmptyList>
  if (!grid.data) {
    return (
      <div className="grid gap-4">
        <LoadingText>Loading recipes...</LoadingText>
        <GridSkeleton ratio="4:3" />
      </div>
    )
  }
  const recipes = uniqueItems(grid.data.pages)
  return (
    <>
      <PagedGrid
        base="/recipes"
        place={place}
        heading={category === null ? 'All recipes' : `Recipes in ${category}`}
        emptyText={featured ? null : emptyText}
        grid={grid}
        items={recipes}
        renderCard={(recipe) => <RecipeCard recipe={recipe} />}
      />
      <ItemListJsonLd kind="recipe" items={featured ? [featured, ...recipes] : recipes} />
    </>
  )
}
