import type { InfiniteData } from '@tanstack/react-query'
import type { ItemPage } from './item-lists.ts'

type Pages = InfiniteData<ItemPage<{ id: number }>>

/** The loaded pages of a list without one item, its total one less. The counts come with the next answer. */
export function dropItem(list: Pages | undefined, id: number): Pages | undefined {
  if (!list?.pages.some(({ items }) => items.some((item) => item.id === id))) return list
  return {
    ...list,
    pages: list.pages.map((page) => ({
      ...page,
      items: page.items.filter((item) => item.id !== id),
      total: page.total - 1,
    })),
  }
}
