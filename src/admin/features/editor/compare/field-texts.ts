import { useMemo } from 'react'
import { z } from 'zod'
import { formatStatus, pluralize } from '../../../../domain/items/labels.ts'
import { CONTENT_STATUSES } from '../../../../domain/items/status.ts'
import { formatDateAndTime } from '../../../../domain/time/zoned-time.ts'
import { useAuthorChoices, useCategoryChoices } from '../../../data/taxonomies.ts'
import { useSite } from '../../../data/use-site.ts'
import { recipeFieldText } from './recipe-texts.ts'

/** What turns ids and moments into words. */
interface Wording {
  timeZone: string
  categories: ReadonlyMap<number, string>
  authors: ReadonlyMap<number, string>
}

/** A field's value as text to be read and compared; '' when it is empty. Parts of recipes: `recipeFieldText`. */
export function fieldText(name: string, value: unknown, { timeZone, categories, authors }: Wording): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'number') {
    if (name === 'category_id') return categories.get(value) ?? `Category ${value}`
    if (name === 'author_id') return authors.get(value) ?? `Author ${value}`
    return String(value)
  }
  if (typeof value === 'string') return stringText(name, value, timeZone)
  // The keys of findings mean nothing to the coach: their number is shown instead.
  if (name === 'ignored_findings' && Array.isArray(value))
    return value.length === 0 ? '' : pluralize(value.length, 'finding')
  const lines = z.array(z.string()).safeParse(value)
  return lines.success ? lines.data.join('\n') : JSON.stringify(value)
}

function stringText(name: string, value: string, timeZone: string): string {
  const status = CONTENT_STATUSES.find((candidate) => candidate === value)
  if (name === 'status' && status) return formatStatus(status)
  if (name === 'published_at' && !Number.isNaN(Date.parse(value))) return formatDateAndTime(value, timeZone)
  return value
}

/** One field of a version of an item, as text. */
export function versionText(
  fields: Readonly<Record<string, unknown>>,
  name: string,
  wording: Wording,
): string {
  return recipeFieldText(fields, name) ?? fieldText(name, fields[name], wording)
}

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
