import { useInfiniteQuery } from '@tanstack/react-query'
import type { ContentKind } from '../../../domain/content/status.ts'
import { ITEM_KINDS } from '../../data/item-kinds.ts'
import { articlePages, EVERYTHING, type ItemFilter, recipePages } from '../../data/item-lists.ts'

interface ListCounterProps {
  kind: ContentKind
  filter: ItemFilter
  /** How many the filter leaves. */
  found: number
}

/** 'x of y recipes' (product §16.4); said aloud when a search changes it. */
export function ListCounter({ kind, filter, found }: ListCounterProps) {
  const isFiltered = filter.q !== '' || filter.status !== null
  const articles = useInfiniteQuery({
    ...articlePages(EVERYTHING, 1),
    enabled: isFiltered && kind === 'article',
  })
  const recipes = useInfiniteQuery({
    ...recipePages(EVERYTHING, 1),
    enabled: isFiltered && kind === 'recipe',
  })
  const everything = kind === 'article' ? articles.data : recipes.data
  const all = (isFiltered && everything?.pages[0]?.total) || found
  const { singular, plural } = ITEM_KINDS[kind]
  return (
    <p role="status" className="text-small text-muted tabular-nums">
      {found} of {all} {all === 1 ? singular : plural}
    </p>
  )
}
