import { useQuery } from '@tanstack/react-query'
import { DEFAULT_CATEGORIES } from '../../domain/content/taxonomies.ts'
import { authorCalls, categoryCalls } from '../../domain/content/taxonomy-calls.ts'
import { readOf } from './calls.ts'
import { useSite } from './use-site.ts'

export const categoriesQuery = readOf(categoryCalls.list, {})

/** Returns the categories to choose from; the four standard ones when they cannot be loaded (ADMIN-FAIL-1). */
export function useCategoryChoices(chosen: number | null): Choices {
  const { data, isError } = useQuery(categoriesQuery)
  return isError && !data
    ? { choices: DEFAULT_CATEGORIES, isFallback: true }
    : { choices: offer(data?.categories ?? [], chosen), isFallback: false }
}

/** The first author of a store is the coach. */
const COACH_ID = 1

export const authorsQuery = readOf(authorCalls.list, {})

/** Returns the authors to choose from; the coach when they cannot be loaded (ADMIN-FAIL-1). */
export function useAuthorChoices(chosen: number | null): Choices {
  const { coach_name } = useSite()
  const { data, isError } = useQuery(authorsQuery)
  return isError && !data
    ? { choices: [{ id: COACH_ID, name: coach_name }], isFallback: true }
    : { choices: offer(data?.authors ?? [], chosen), isFallback: false }
}

interface Choice {
  id: number
  name: string
}

export interface Choices {
  /** The choices offered, and the current one even when it is no longer offered. */
  choices: readonly Choice[]
  /** True when these are the standard ones, because the list could not be loaded (ADMIN-FAIL-1). */
  isFallback: boolean
}

/** Returns what an editor offers of a list: active entries, and the one the item already has. */
export function offer(all: readonly (Choice & { is_active: boolean })[], chosen: number | null): Choice[] {
  return all.filter(({ id, is_active }) => is_active || id === chosen)
}

/**
 * Returns the label for 'no author': the coach, whose name the site then shows. Where an author has the same name, an
 * addition tells the two apart.
 */
export function nameNoAuthor(coachName: string, choices: readonly Choice[]): string {
  const isTaken = choices.some(({ name }) => name === coachName)
  return isTaken ? `${coachName} (the site’s own name)` : coachName
}
