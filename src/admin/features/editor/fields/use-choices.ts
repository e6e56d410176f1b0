import { useQuery } from '@tanstack/react-query'
import { authorListAnswer, categoryListAnswer } from '../../../../domain/admin/answers.ts'
import { DEFAULT_CATEGORIES } from '../../../../domain/content/category.ts'
import { callApi } from '../../../data/api.ts'
import { useSite } from '../../../data/use-site.ts'

interface Choice {
  id: number
  name: string
}

export interface Choices {
  /** Those offered, and the chosen one even when it is no longer offered. */
  choices: readonly Choice[]
  /** True when these are the standard ones, because the list could not be had (specification §8). */
  isFallback: boolean
}

const DEFAULT_AUTHOR_ID = 1

/** The categories to choose from; the four standard ones when they cannot be loaded (specification §8). */
export function useCategoryChoices(chosen: number | null): Choices {
  const { data, isError } = useQuery({
    queryKey: ['admin', 'categories', 'choices'],
    queryFn: ({ signal }) => callApi(categoryListAnswer, '/api/admin/categories', { signal }),
  })
  return isError && !data
    ? { choices: DEFAULT_CATEGORIES, isFallback: true }
    : { choices: offer(data?.categories ?? [], chosen), isFallback: false }
}

/** The authors to choose from; the coach when they cannot be loaded (specification §8). */
export function useAuthorChoices(chosen: number | null): Choices {
  const { coach_name } = useSite()
  const { data, isError } = useQuery({
    queryKey: ['admin', 'authors', 'choices'],
    queryFn: ({ signal }) => callApi(authorListAnswer, '/api/admin/authors', { signal }),
  })
  return isError && !data
    ? { choices: [{ id: DEFAULT_AUTHOR_ID, name: coach_name }], isFallback: true }
    : { choices: offer(data?.authors ?? [], chosen), isFallback: false }
}

function offer(all: readonly (Choice & { is_active: boolean })[], chosen: number | null): Choice[] {
  return all.filter(({ id, is_active }) => is_active || id === chosen)
}
