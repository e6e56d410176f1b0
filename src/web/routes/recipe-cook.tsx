import { pagePath } from '../../domain/content/affected-pages.ts'
import { type PageLoad, type PageOutcome, useParams } from '../data/page-context.ts'
import { useRead } from '../data/use-read.ts'
import { CookPage } from '../features/cook/cook-page.tsx'
import { foundItem, loadMissing, movedTo, useMovedAddress } from '../features/missing/found-item.ts'
import { ItemNotFound } from '../features/missing/item-not-found.tsx'
import { ItemLoadFailure } from '../features/missing/load-failure.tsx'
import { RecipeSkeleton } from '../features/recipe/recipe-view.tsx'

export async function load({ reads, params: { slug = '' } }: PageLoad): Promise<PageOutcome | undefined> {
  const lookup = await reads.fetch('recipe', { slug })
  const present = movedTo(lookup, slug)
  if (present) return { redirect: `${pagePath('recipe', present)}/cook` }
  if (!foundItem(lookup)) return loadMissing(reads, 'recipe', lookup)
}

export function Component() {
  const { slug = '' } = useParams()
  const { data, error, isFetching, refetch } = useRead('recipe', { slug })
  useMovedAddress('recipe', data, slug, '/cook')
  if (!data && error && !isFetching) return <ItemLoadFailure kind="recipe" onRetry={refetch} />
  if (!data || data.kind === 'moved') return <RecipeSkeleton />
  const recipe = foundItem(data)
  return recipe ? (
    <CookPage key={recipe.id} recipe={recipe} />
  ) : (
    <ItemNotFound kind="recipe" isGone={data.kind === 'gone'} />
  )
}
