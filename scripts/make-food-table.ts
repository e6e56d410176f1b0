import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { parse as parseCsv } from 'csv-parse/sync'
import { parse as parseYaml } from 'yaml'
import { z } from 'zod'
import { AISLES, CONTENTS, type Content } from '../src/domain/content/food-contents.ts'
import { dishIndex } from '../src/domain/kitchen/foods/dishes.ts'
import { COUNTED_UNITS, type CountedUnit, contentsBreaking } from '../src/domain/kitchen/foods/food.ts'
import { normalizePhrase, readWords } from '../src/domain/kitchen/foods/food-words.ts'
import { findHeadName, findNames } from '../src/domain/kitchen/foods/recognize.ts'

const ROOT = resolve(import.meta.dirname, '..')
const FOLDER = join(ROOT, 'src/domain/kitchen/foods')
const ML_PER_CUP = 236.588
const ML_PER_FL_OZ = 29.5735
const ML_PER_TBSP = ML_PER_CUP / 16
const ML_PER_TSP = ML_PER_TBSP / 3
const NUTRIENTS = [
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
  /** Whether its own key is a name: bare `chickpeas` are those of the tin. */
  named: z.boolean().default(true),
  contains: contents.optional(),
  may: contents.default([]),
  paleo: z.boolean().optional(),
  /** The food whose household measures are taken where they are better: grated cheese, drained beans. */
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
  /** Whether all of it is made of plants; what of animals is in it is then a mistake. */
  plant: z.boolean().default(false),
  foods: z.record(z.string().regex(/^[a-z]+(?:-[a-z]+)*$/), foodSchema),
})
const rowSchema = z
  .object({ ndb_no: z.string(), name: z.string(), grams_per_measure: z.string() })
  .catchall(z.string())

type Source = z.infer<typeof foodSchema>
type Row = z.infer<typeof rowSchema>
type Group = z.infer<typeof groupSchema>

interface Entry {
  id: string
  group: Group
  source: Source
  row: Row | null
  phrases: string[]
  gramsPerMl: number | null
  gramsPer: Partial<Record<CountedUnit, number>>
}

/** The generated modules by their paths, as `scripts/foods/foods.yaml` and `scripts/foods/usda-foods.csv` say them. */
export function makeFoodTable(): Map<string, string> {
  const entries = readEntries()
  const problems = findProblems(entries)
  if (problems.length > 0) throw new Error(`scripts/foods/foods.yaml:\n${problems.join('\n')}`)
  const needed = leaveOutRedundant(entries)
  return new Map([
    [join(FOLDER, 'food-table.generated.ts'), foodTableModule(entries, needed)],
    [join(FOLDER, 'nutrient-table.generated.ts'), nutrientTableModule(entries)],
  ])
}

function readEntries(): Entry[] {
  const csv: unknown = parseCsv(readFileSync(join(ROOT, 'scripts/foods/usda-foods.csv'), 'utf8'), {
    columns: true,
  })
  const rows = new Map(
    z
      .array(rowSchema)
      .parse(csv)
      .map((row) => [row.ndb_no, row]),
  )
  const yaml: unknown = parseYaml(readFileSync(join(ROOT, 'scripts/foods/foods.yaml'), 'utf8'))
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

function contentsOf(group: Group, source: Source): readonly Content[] {
  return source.contains ?? group.contains
}

function ownName(id: string): string {
  return normalizePhrase(id.replaceAll('-', ' '))
}

function phrasesOf(id: string, { words, named }: Source): string[] {
  const written = [...(named ? [id.replaceAll('-', ' ')] : []), ...words.flatMap(expand)]
  return [...new Set(written.map(normalizePhrase))].filter((phrase) => phrase !== '')
}

/** `(a|b) c` as `a c` and `b c`. */
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

/** From the measures that cooks fill, the largest first, since its weight is the least rounded. */
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

/** Words of two foods, numbers in words, values that cannot be. */
function findProblems(entries: readonly Entry[]): string[] {
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

function nutrient(row: Row, name: string): number | null {
  const text = row[name] ?? ''
  return text === '' ? null : Number(text)
}

/**
 * Leaves out names that are read the same without being in the table: with `onion` known, `red onion` is. What would read
 * as another food or a dish as well (`chestnut mushroom`, `coconut meat`) stays.
 */
function leaveOutRedundant(entries: readonly Entry[]): Map<string, string[]> {
  const names = new Map<string, string>()
  const longest = Math.max(
    ...entries.flatMap(({ phrases }) => phrases.map((phrase) => phrase.split(' ').length)),
  )
  const all = entries.flatMap(({ id, phrases }) =>
    phrases.map((phrase) => ({ id, phrase, words: readWords(phrase) })),
  )
  all.sort((a, b) => a.words.length - b.words.length)
  for (const { id, phrase, words } of all) {
    const found = findNames(words, { names, longest })
    const dishes = findNames(words, dishIndex())
    const isRead =
      found.every(({ named }) => named === id) &&
      dishes.every((dish) => found.some(({ from, to }) => from <= dish.from && dish.to <= to)) &&
      findHeadName(words, { names, longest })?.named === id
    // A food's own name stays all the same: what alternatives share is looked up in it (`red or white wine vinegar`).
    if (!isRead || phrase === ownName(id)) names.set(phrase, id)
  }
  const kept = new Map<string, string[]>(entries.map(({ id }) => [id, []]))
  for (const [phrase, id] of names) kept.get(id)?.push(phrase)
  return kept
}

/**
 * A food's id and its names after each other, their words from the last to the first, which most of them share: `milk,Bwhole`
 * are the id `milk` and the name `whole milk`. A capital says how many words are those of the one before: `B` one. `!`
 * stands before an id that is no name.
 */
function packNames(id: string, phrases: readonly string[]): string {
  const own = id.replaceAll('-', ' ')
  const others = phrases
    .filter((phrase) => phrase !== own)
    .map((phrase) => phrase.split(' ').toReversed())
    .toSorted((a, b) => (a.join(' ') < b.join(' ') ? -1 : 1))
  const names = [own.split(' ').toReversed(), ...others]
  const packed = names.map((name, at) => {
    const before = names[at - 1] ?? []
    const different = name.findIndex((word, place) => word !== before[place])
    const shared = different === -1 ? name.length : different
    const sign = shared === 0 ? '' : String.fromCharCode('A'.charCodeAt(0) + shared)
    return sign + name.slice(shared).join(' ')
  })
  return (phrases.includes(own) ? '' : '!') + packed.join(',')
}

const HEADER =
  '// Made by scripts/make-food-table.ts from scripts/foods/foods.yaml and scripts/foods/usda-foods.csv; not written by hand.\n'

function foodTableModule(entries: readonly Entry[], phrases: ReadonlyMap<string, readonly string[]>): string {
  const rows = entries.map(({ id, group, source, gramsPerMl, gramsPer }) => [
    packNames(id, phrases.get(id) ?? []),
    AISLES.indexOf(group.aisle).toString(36),
    lettersOf(contentsOf(group, source)),
    lettersOf(source.may.length > 0 ? source.may : (group.may ?? [])),
    (source.paleo ?? group.paleo) ? '' : '-',
    gramsPerMl === null ? '' : gramsPerCup(gramsPerMl),
    COUNTED_UNITS.flatMap((unit, at) =>
      gramsPer[unit] === undefined ? [] : String.fromCharCode('a'.charCodeAt(0) + at) + gramsPer[unit],
    ).join(''),
  ])
  const columns = (rows[0] ?? []).map((_, column) => rows.map((row) => row[column] ?? '').join('\n'))
  const longest = Math.max(...[...phrases.values()].flat().map((phrase) => phrase.split(' ').length))
  return `${HEADER}
/** The most words a name has. */
export const LONGEST_NAME = ${longest}

/**
 * Columns, parted by a line of two dots, of a line for each food: id and names, aisle, contents, possible contents (letters
 * in the order of \`CONTENTS\`), \`-\` when not paleo, grams per cup, grams per counted unit (a letter in the order of
 * \`COUNTED_UNITS\`). Of an id and a name the words stand from the last to the first, and a capital says how many of them are
 * those of the one before: \`B\` one. An id behind \`!\` is no name.
 */
export const FOOD_TABLE = \`\\
${columns.join('\n..\n')}\`
`
}

/** Whole grams, or tenths of what is very light. */
function gramsPerCup(gramsPerMl: number): string {
  const grams = gramsPerMl * ML_PER_CUP
  return String(round(grams, grams < 40 ? 1 : 0))
}

function lettersOf(contained: readonly Content[]): string {
  return contained.map((content) => CONTENTS.indexOf(content).toString(36)).join('')
}

function nutrientTableModule(entries: readonly Entry[]): string {
  const lines = entries.flatMap(({ id, row }) =>
    row ? [[id, row.ndb_no, ...NUTRIENTS.map((name) => nutrient(row, name) ?? '')].join('|')] : [],
  )
  return `${HEADER}
/**
 * A food a line: id, number in the USDA National Nutrient Database for Standard Reference 28, and per 100 g kcal, protein, fat,
 * carbohydrate, fiber, sugars (g), sodium (mg); empty where the source has none.
 */
export const NUTRIENT_TABLE = \`\\
${lines.join('\n')}\`
`
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits))
}

/** Every food beside the name and measures it was given, to be read through by a person. */
function printReview(): void {
  for (const { id, row, gramsPerMl, gramsPer } of readEntries())
    console.log(
      `${id} | ${row ? row.name.slice(0, 70) : '—'} | ${gramsPerMl ?? '—'} | ${JSON.stringify(gramsPer)}`,
    )
}

if (import.meta.main) {
  if (process.argv.includes('--review')) printReview()
  else {
    for (const [path, text] of makeFoodTable()) {
      writeFileSync(path, text)
      console.log(`${path}: ${text.length} bytes, ${brotliCompressSync(text).length} with Brotli`)
    }
  }
}
