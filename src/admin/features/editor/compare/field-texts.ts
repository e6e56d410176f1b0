import { useMemo } from 'react'
import { z } from 'zod'
import { plainIngredientLine } from '../../../../domain/content/ingredient-line.ts'
import { NUTRIENT_LABELS, NUTRIENTS } from '../../../../domain/content/nutrition.ts'
import { formatStatus, pluralize } from '../../../../domain/items/labels.ts'
import { CONTENT_STATUSES } from '../../../../domain/items/status.ts'
import { formatDateAndTime } from '../../../../domain/time/zoned-time.ts'
import { useAuthorChoices, useCategoryChoices } from '../../../data/taxonomies.ts'
import { useSite } from '../../../data/use-site.ts'

/** What is needed to convert ids and times to words. */
interface Wording {
  timeZone: string
  categories: ReadonlyMap<number, string>
  authors: ReadonlyMap<number, string>
}

/** Returns a field's value as text for reading and comparing; '' when it is empty. Parts of recipes: `recipeFieldText`. */
export function fieldText(name: string, value: unknown, { timeZone, categories, authors }: Wording): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'number') {
    if (name === 'category_id') return categories.get(value) ?? `Category ${value}`
    if (name === 'author_id') return authors.get(value) ?? `Author ${value}`
    return String(value)
  }
  if (typeof value === 'string') return stringText(name, value, timeZone)
  // The keys of findings mean nothing to the coach, so their number is shown.
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

/** Returns one field of a version of an item as text. */
export function versionText(
  fields: Readonly<Record<string, unknown>>,
  name: string,
  wording: Wording,
): string {
  return recipeFieldText(fields, name) ?? fieldText(name, fields[name], wording)
}

/** Returns the wording for ids and times, from data the editor has loaded anyway. */
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

const text = z.string().catch('')
const line = z.object({ amount: text, unit: text, ingredient: text })
const lines = z.array(line).catch([])
const steps = z.array(
  z.object({
    instruction: text,
    ingredients: z.array(z.int()).nullish().catch(null),
    timers: z
      .array(z.object({ text, seconds: z.number() }))
      .nullish()
      .catch(null),
  }),
)
const variations = z.array(
  z.object({
    name: text,
    description: text,
    changes: z.array(z.object({ ingredient: z.int().nullable(), with: line.nullable() })).catch([]),
    steps: z.array(z.object({ step: z.int(), instruction: text })).catch([]),
    allergens: z.array(z.string()).nullish().catch(null),
  }),
)
const swaps = z.array(z.object({ avoid: text, ingredient: z.int(), with: line.nullable(), note: text }))
const nutrition = z.object({
  per_serving: z.record(z.string(), z.object({ value: z.union([z.number(), z.string()]) }).optional()),
})

const SOURCES = new Map([
  ['fixed', 'The general card'],
  ['computed', 'Worked out from the ingredients'],
  ['own', 'Your own figures'],
])

/**
 * Returns a recipe's list as text, with the names of its ingredients instead of their indexes.
 *
 * @param fields the whole version, as it is stored
 * @returns null for fields that not only recipes have
 */
function recipeFieldText(fields: Readonly<Record<string, unknown>>, name: string): string | null {
  const ingredients = lines.parse(fields.ingredients)
  const nameOf = (index: number) => ingredients[index]?.ingredient ?? 'an ingredient that is gone'
  const read = READERS[name]
  return read?.(fields[name], nameOf) ?? null
}

type Reader = (value: unknown, nameOf: (index: number) => string) => string | null

const READERS: Readonly<Record<string, Reader>> = {
  ingredients: (value) => {
    const read = z.array(line).safeParse(value)
    return read.success ? read.data.map(lineText).join('\n') : null
  },
  instructions: (value, nameOf) => {
    const read = steps.safeParse(value)
    if (!read.success) return null
    return read.data
      .map(({ instruction, ingredients, timers }) =>
        [
          instruction,
          ingredients && `Uses: ${ingredients.map(nameOf).join(', ') || 'nothing'}`,
          timers && `Timers: ${timers.map(timerText).join(', ') || 'none'}`,
        ]
          .filter(Boolean)
          .join('\n  '),
      )
      .join('\n')
  },
  variations: (value, nameOf) => {
    const read = variations.safeParse(value)
    if (!read.success) return null
    return read.data
      .map(({ name, description, changes, steps: written, allergens }) =>
        [
          [name, description].filter(Boolean).join(': '),
          ...changes.map((change) =>
            change.ingredient === null
              ? `Also ${lineText(change.with)}`
              : insteadText(nameOf(change.ingredient), change.with),
          ),
          ...written.map(({ step, instruction }) => `Step ${step}: ${instruction}`),
          allergens && `Contains: ${allergens.join(', ') || 'nothing to name'}`,
        ]
          .filter(Boolean)
          .join('\n  '),
      )
      .join('\n')
  },
  swaps: (value, nameOf) => {
    const read = swaps.safeParse(value)
    if (!read.success) return null
    return read.data
      .map(({ avoid, ingredient, with: instead, note }) =>
        [`${avoid}: ${insteadText(nameOf(ingredient), instead)}`, note].filter(Boolean).join('. '),
      )
      .join('\n')
  },
  nutrition_source: (value) => (typeof value === 'string' ? (SOURCES.get(value) ?? null) : null),
  nutrition: (value) => {
    const read = nutrition.safeParse(value)
    if (!read.success) return null
    return NUTRIENTS.flatMap((nutrient) => {
      const figure = read.data.per_serving[nutrient]
      const { name, unit } = NUTRIENT_LABELS[nutrient]
      return figure === undefined ? [] : [`${name} ${figure.value} ${unit}`]
    }).join('\n')
  },
}

function lineText(value: z.infer<typeof line> | null): string {
  return value ? plainIngredientLine(value) : ''
}

function insteadText(name: string, instead: z.infer<typeof line> | null): string {
  return instead === null ? `Without ${name}` : `${lineText(instead)} instead of ${name}`
}

function timerText(timer: { text: string; seconds: number }): string {
  const [minutes, rest] = [Math.floor(timer.seconds / 60), timer.seconds % 60]
  return `${timer.text} (${minutes}:${String(rest).padStart(2, '0')})`
}
