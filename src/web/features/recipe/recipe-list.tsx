import { LoadingText } from '../../ui/skeleton.tsx'
import { RecipeCard } from '../cards/recipe-card.tsx'
import { EmptyList } from '../grid/empty-list.tsx'
import { GridSkeleton } from '../grid/grid-skeleton.tsx'
import { ItemListJsonLd } from '../grid/item-list-json-ld.tsx'
import { PagedGrid } from '../grid/paged-grid.tsx'
import { isUnfiltered, type ListPlace, uniqueItems } from '../grid/paging.ts'
import type { ItemList } from '../grid/use-item-list.ts'

/** The grid of recipes, in whatever state it is (product §6.4). */
export function RecipeList({
  place,
  list: { featured, grid, retry },
}: {
  place: ListPlace<'recipes'>
  list: ItemList<'recipes'>
}) {
  const emptyText = describeEmpty(place)
  if (retry) return <EmptyList onRetry={retry}>{emptyText}</EmptyList>
  if (!grid.pages) {
    return (
      <div className="grid gap-4">
        <LoadingText>Loading recipes...</LoadingText>
        <GridSkeleton ratio="4:3" />
      </div>
    )
  }
  const recipes = uniqueItems(grid.pages)
  return (
    <>
      <PagedGrid
        place={place}
        heading={describeList(place)}
        emptyText={featured ? null : emptyText}
        grid={grid}
        items={recipes}
        renderCard={(recipe) => <RecipeCard recipe={recipe} />}
      />
      <ItemListJsonLd kind="recipe" items={featured ? [featured, ...recipes] : recipes} />
    </>
  )
}

function describeList({ filters: { category, difficulty = [] } }: ListPlace<'recipes'>): string {
  const recipes = difficulty.length === 0 ? 'recipes' : `${difficulty.join(' or ')} recipes`
  if (category !== undefined) return `${recipes[0]?.toUpperCase()}${recipes.slice(1)} in ${category}`
  return `All ${recipes}`
}

function describeEmpty(place: ListPlace<'recipes'>): string {
  const { category, difficulty } = place.filters
  if (isUnfiltered(place)) return 'No recipes available.'
  if (category === undefined || difficulty) return 'No recipes fit.'
  return `No recipes found in ${category} category.`
}
