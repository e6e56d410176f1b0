import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { useSite } from '../data/site-context.ts'
import { foundItem, movedTo, useMovedAddress } from '../features/found-item.ts'
import { ItemLoadFailure } from '../features/item-load-failure.tsx'
import { ItemNotFound } from '../features/item-not-found.tsx'
import { RecipeSkeleton, RecipeView } from '../features/recipe/recipe-view.tsx'
import type { PageLoad, PageOutcome } from './route.ts'

export async function load({
  client,
  queries,
  params: { slug = '' },
}: PageLoad): Promise<PageOutcome | undefined> {
  const lookup = await client.fetchQuery(queries.read('recipe', { slug }))
  const present = movedTo(lookup, slug)
  if (present) return { redirect: `/recipes/${present}` }
  if (lookup.kind === 'gone') return { status: 410 }
  if (!foundItem(lookup)) return { status: 404 }
}

export function Component() {
  const { slug = '' } = useParams()
  const { queries } = useSite()
  const { data, error, isFetching, refetch } = useQuery(queries.read('recipe', { slug }))
  useMovedAddress(data, slug, {
    base: '/recipes',
    queryKey: (present) => queries.read('recipe', { slug: present }).queryKey,
  })
  if (!data && error && !isFetching) return <ItemLoadFailure kind="recipe" onRetry={() => void refetch()} />
  if (!data || data.kind === 'moved') return <RecipeSkeleton />
  const recipe = foundItem(data)
  return recipe ? <RecipeView key={recipe.id} recipe={recipe} /> : <ItemNotFound kind="recipe" />
}
