import { useMemo } from 'react'
import { useAuthorChoices, useCategoryChoices } from '../../../data/taxonomies.ts'
import { useSite } from '../../../data/use-site.ts'
import type { Wording } from './field-texts.ts'

/** The words for ids and moments, from what the editor has loaded anyway. */
export function useWording(): Wording {
  const { time_zone } = useSite()
  const { choices: categories } = useCategoryChoices(null)
  const { choices: authors } = useAuthorChoices(null)
  return useMemo(
    () => ({
      timeZone: time_zone,
      categories: new Map(categories.map(({ id, name }) => [id, name])),
      authors: new Map(authors.map(({ id, name }) => [id, name])),
    }),
    [time_zone, categories, authors],
  )
}
