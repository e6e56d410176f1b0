import { pagePath } from '../../domain/content/affected-pages.ts'
import { type PageLoad, type PageOutcome, useParams } from '../data/page-context.ts'
import { useRead } from '../data/use-read.ts'
import { foundItem, loadMissing, movedTo, useMovedAddress } from '../features/missing/found-item.ts'
import { ItemNotFound } from '../features/missing/item-not-found.tsx'
import { ItemLoadFailure } from '../features/missing/load-failure.tsx'
import { loadNotes } from '../features/notes/notes-address.ts'
import { RecipeSkeleton, RecipeView } from '../features/recipe/recipe-view.tsx'

export async function load({
  reads,
  params: { slug = '' },
  search,
}: PageLoad): Promise<PageOutcome | undefined> {
  const lookup = await reads.fetch('recipe', { slug })
  const present = movedTo(lookup, slug)
  if (present) return { redirect: pagePath('recipe', present) }
  const item = foundItem(lookup)
  if (!item) return loadMissing(reads, 'recipe', lookup)
  // In the browser these parts fetch their own data: the page is complete without them.
  if (import.meta.env.SSR)
    await Promise.all([
      loadNotes(reads, 'recipe', item.id, search),
      reads.fetch('nextRecipes', { slug: item.slug }),
    ])
}

export function Component() {
  const { slug = '' } = useParams()
  const { data, error, isFetching, refetch } = useRead('recipe', { slug })
  useMovedAddress('recipe', data, slug)
  if (!data && error && !isFetching) return <ItemLoadFailure kind="recipe" onRetry={refetch} />
  if (!data || data.kind === 'moved') return <RecipeSkeleton />
  const recipe = foundItem(data)
  return recipe ? (
    <RecipeView key={recipe.id} recipe={recipe} />
  ) : (
    <ItemNotFound kind="recipe" isGone={data.kind === 'gone'} />
  )
}
