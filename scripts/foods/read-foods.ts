import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse as parseCsv } from 'csv-parse/sync'
import { parse as parseYaml } from 'yaml'
import { z } from 'zod'
import { AISLES, CONTENTS, type Content } from '../../src/domain/content/food-contents.ts'
import { COUNTED_UNITS, type CountedUnit, contentsBreaking } from '../../src/domain/kitchen/foods/food.ts'
import { normalizePhrase } from '../../src/domain/kitchen/foods/food-words.ts'

export const ML_PER_CUP = 236.588
const ML_PER_FL_OZ = 29.5735
const ML_PER_TBSP = ML_PER_CUP / 16
const ML_PER_TSP = ML_PER_TBSP / 3
export const NUTRIENTS = [
  'kcal',
  'protein_g',
  'fat_g',
  'carbohydrate_g',
  'fiber_g',
  'sugars_g',
  'sodium_mg',
] as const

const contents = z.array(z.enum(CONTENTS))
const foodSchema = z.strictObject({
  usda: z
    .string()
    .regex(/^\d{5}$/)
    .nullable(),
  words: z.array(z.string()).default([]),
  /** Whether its key is also a name: plain `chickpeas` means canned ones. */
  named: z.boolean().default(true),
  contains: contents.optional(),
  may: contents.default([]),
  paleo: z.boolean().optional(),
  /** A food with better household measures: grated cheese, drained beans. */
  measures: z
    .string()
    .regex(/^\d{5}$/)
    .optional(),
  volume: z.string().nullable().optional(),
  weights: z.partialRecord(z.enum(COUNTED_UNITS), z.string().nullable()).default({}),
})
const groupSchema = z.strictObject({
  aisle: z.enum(AISLES),
  contains: contents.default([]),
  may: contents.optional(),
  paleo: z.boolean().default(true),
  /** Whether it is entirely plant-based; animal contents are an error then. */
  plant: z.boolean().default(false),
  foods: z.record(z.string().regex(/^[a-z]+(?:-[a-z]+)*$/), foodSchema),
})
const rowSchema = z
  .object({ ndb_no: z.string(), name: z.string(), grams_per_measure: z.string() })
  .catchall(z.string())

type Source = z.infer<typeof foodSchema>
type Row = z.infer<typeof rowSchema>
type Group = z.infer<typeof groupSchema>

export interface Entry {
  id: string
  group: Group
  source: Source
  row: Row | null
  phrases: string[]
  gramsPerMl: number | null
  gramsPer: Partial<Record<CountedUnit, number>>
}

/**
 * Reads the foods of `foods.yaml` with the rows of `usda-foods.csv` and their measures.
 *
 * @throws Error where a number or a measure is missing from the table
 */
export function readEntries(): Entry[] {
  const csv: unknown = parseCsv(readFileSync(join(import.meta.dirname, 'usda-foods.csv'), 'utf8'), {
    columns: true,
  })
  const rows = new Map(
    z
      .array(rowSchema)
      .parse(csv)
      .map((row) => [row.ndb_no, row]),
  )
  const yaml: unknown = parseYaml(readFileSync(join(import.meta.dirname, 'foods.yaml'), 'utf8'))
  return z
    .array(groupSchema)
    .parse(yaml)
    .flatMap((group) =>
      Object.entries(group.foods).map(([id, source]) => {
        const row = source.usda === null ? null : rows.get(source.usda)
        if (row === undefined) throw new Error(`${id}: the table has no food ${source.usda}`)
        const measured = source.measures === undefined ? null : rows.get(source.measures)
        if (measured === undefined) throw new Error(`${id}: the table has no food ${source.measures}`)
        return {
          id,
          group,
          source,
          row,
          phrases: phrasesOf(id, source),
          ...measuresOf(source, [measured, row]),
        }
      }),
    )
}

export function contentsOf(group: Group, source: Source): readonly Content[] {
  return source.contains ?? group.contains
}

const NOT_PALEO: readonly Content[] = ['gluten', 'milk', 'peanuts', 'soy']

/** Whether a food is paleo: of its contents neither grain nor dairy nor pulses, unless it says otherwise, as ghee does. */
export function isPaleo(group: Group, source: Source): boolean {
  const isMadeOfIt = contentsOf(group, source).some((content) => NOT_PALEO.includes(content))
  return source.paleo ?? (group.paleo && !isMadeOfIt)
}

export function ownName(id: string): string {
  return normalizePhrase(id.replaceAll('-', ' '))
}

function phrasesOf(id: string, { words, named }: Source): string[] {
  const written = [...(named ? [id.replaceAll('-', ' ')] : []), ...words.flatMap(expand)]
  return [...new Set(written.map(normalizePhrase))].filter((phrase) => phrase !== '')
}

/** Expands `(a|b) c` to `a c` and `b c`. */
function expand(pattern: string): string[] {
  const group = /\(([^()]*)\)/.exec(pattern)
  if (!group) {
    if (/[()|]/.test(pattern)) throw new Error(`A parenthesis is missing in '${pattern}'`)
    return [pattern]
  }
  const before = pattern.slice(0, group.index)
  const after = pattern.slice(group.index + group[0].length)
  return (group[1] ?? '').split('|').flatMap((choice) => expand(`${before}${choice}${after}`))
}

interface Measure {
  label: string
  grams: number
}

function measuresOf(source: Source, rows: readonly (Row | null)[]): Pick<Entry, 'gramsPerMl' | 'gramsPer'> {
  const texts = rows.flatMap((row) => row?.grams_per_measure.split('; ') ?? [])
  const measures = texts.flatMap((text): Measure[] => {
    const at = text.lastIndexOf('=')
    const grams = Number(text.slice(at + 1))
    return at > 0 && grams > 0 ? [{ label: text.slice(0, at), grams }] : []
  })
  return { gramsPerMl: densityOf(source, measures), gramsPer: weightsOf(source, measures) }
}

/** Household measures by volume, the largest first, since its weight is the least rounded. */
const VOLUMES: readonly (readonly [label: RegExp, ml: number])[] = [
  [/^cup$/, ML_PER_CUP],
  [/^cup, fluid/, ML_PER_CUP],
  [/^cup (?:packed|unsifted)$/, ML_PER_CUP],
  [
    /^cup\b(?!.*(?:whipped|sifted|melted|pureed|mashed|in shell|yields|cooked|drained|large eggs))/,
    ML_PER_CUP,
  ],
  [/^(?:tbsp|tablespoon)\b/i, ML_PER_TBSP],
  [/^(?:tsp|teaspoon)\b/i, ML_PER_TSP],
  [/^milliliter$/, 1],
  [/^liter$/, 1_000],
  [/^fl oz$/, ML_PER_FL_OZ],
]

function densityOf({ volume }: Source, measures: readonly Measure[]): number | null {
  if (volume === null) return null
  if (volume !== undefined) {
    const named = measures.find(({ label }) => label === volume)
    if (!named)
      throw new Error(`No measure '${volume}' among ${measures.map(({ label }) => label).join(', ')}`)
    const ml = volume.startsWith('cup') ? ML_PER_CUP : volume.startsWith('tbsp') ? ML_PER_TBSP : ML_PER_TSP
    return round(named.grams / ml, 3)
  }
  for (const [pattern, ml] of VOLUMES) {
    const measure = measures.find(({ label }) => pattern.test(label))
    if (measure) return round(measure.grams / ml, 3)
  }
  return null
}

const WEIGHTS: readonly (readonly [unit: CountedUnit, label: RegExp])[] = [
  ['piece', /^(?:Potato )?medium\b(?!.*\b(?:slice|strip)\b)/],
  [
    'piece',
    /^(?:cookie|fruit|root|pepper|leek|egg|muffin|bagel|roll|crumpet|tortilla|fig|bulb)(?: \([^)]*dia\)| medium.*|, medium.*)?$/,
  ],
  ['small', /^(?:Potato )?small\b(?!.*\b(?:slice|strip)\b)/],
  ['large', /^(?:Potato )?large\b(?!.*\b(?:slice|strip)\b)/],
  ['clove', /^cloves?$/],
  ['slice', /^slices?(?:, (?:medium|regular))?(?: raw)?$/],
  ['stalk', /^(?:stalk, medium|stalks?$)/],
  ['stick', /^sticks?$/],
  ['leaf', /^(?:leaf|leaves)$/],
  ['sprig', /^sprigs?$/],
  ['bunch', /^bunch$/],
  ['head', /^head(?:,? medium|$)/],
  ['can', /^can drained$/],
  ['ear', /^ear, medium/],
  ['fillet', /^fillet$/],
  ['sheet', /^sheet/],
  ['spear', /^spear, medium/],
]

function weightsOf({ weights }: Source, measures: readonly Measure[]): Partial<Record<CountedUnit, number>> {
  const found: Partial<Record<CountedUnit, number>> = {}
  for (const unit of COUNTED_UNITS) {
    const wanted = weights[unit]
    if (wanted === null) continue
    const measure = measures.find(({ label }) =>
      wanted === undefined
        ? WEIGHTS.some(([name, pattern]) => name === unit && pattern.test(label))
        : label === wanted,
    )
    if (wanted !== undefined && !measure) throw new Error(`No measure '${wanted}'`)
    if (measure) found[unit] = measure.grams
  }
  return found
}

/** Finds names of two foods, numbers in names, and impossible values. */
export function findProblems(entries: readonly Entry[]): string[] {
  const problems: string[] = []
  const owners = new Map<string, string>()
  for (const { id, group, source, phrases, row, gramsPerMl, gramsPer } of entries) {
    const ofAnimals = contentsOf(group, source).filter((content) =>
      contentsBreaking('vegan').includes(content),
    )
    if (group.plant && ofAnimals.length > 0)
      problems.push(`${id} is made of plants and contains ${ofAnimals.join()}`)
    for (const phrase of phrases) {
      const owner = owners.get(phrase)
      if (owner !== undefined) problems.push(`'${phrase}' names ${owner} and ${id}`)
      owners.set(phrase, id)
      if (/\d(?!\d*%)/.test(phrase.replace(/\b00\b/g, ''))) problems.push(`${id}: a number in '${phrase}'`)
    }
    if (gramsPerMl !== null && (gramsPerMl < 0.04 || gramsPerMl > 1.55))
      problems.push(`${id}: ${gramsPerMl} g per ml`)
    for (const [unit, grams] of Object.entries(gramsPer))
      if (grams < 0.04 || grams > 2_500) problems.push(`${id}: ${grams} g per ${unit}`)
    if (row) problems.push(...nutrientProblems(id, row))
  }
  return problems
}

function nutrientProblems(id: string, row: Row): string[] {
  const [kcal, protein, fat, carbohydrate, fiber, sugars, sodium] = NUTRIENTS.map((name) =>
    nutrient(row, name),
  )
  const problems: string[] = []
  if (kcal === null || kcal === undefined || kcal > 905) problems.push(`${id}: ${kcal} kcal`)
  if ((protein ?? 0) + (fat ?? 0) + (carbohydrate ?? 0) > 102)
    problems.push(`${id}: more than 100 g in 100 g`)
  const isFermented =
    /alcohol|vinegar|vanilla|leavening|cocoa|yeast/i.test(row.name) || ['rice-wine', 'stevia'].includes(id)
  const expected = 4 * (protein ?? 0) + 9 * (fat ?? 0) + 4 * (carbohydrate ?? 0)
  if (!isFermented && Math.abs((kcal ?? 0) - expected) > 25 + 0.3 * expected + 4 * (fiber ?? 0))
    problems.push(`${id}: ${kcal} kcal where its parts give ${Math.round(expected)}`)
  if ((sugars ?? 0) > (carbohydrate ?? 0) + 1) problems.push(`${id}: more sugars than carbohydrate`)
  if ((sodium ?? 0) > 40_000) problems.push(`${id}: ${sodium} mg sodium`)
  return problems
}

export function nutrient(row: Row, name: string): number | null {
  const text = row[name] ?? ''
  return text === '' ? null : Number(text)
}

export function round(value: number, digits: number): number {
  return Number(value.toFixed(digits))
}
