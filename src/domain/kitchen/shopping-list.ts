import { COUNTABLE_UNIT, isIngredientHeading } from '../content/ingredient-line.ts'
import type { Ingredient, KnownFood } from '../content/recipe.ts'
import { scaleUnit } from '../content/scale-amount.ts'
import { pluralOf } from './counted-name.ts'
import { AISLES, type Aisle } from './foods/food.ts'
import { normalizeWord } from './foods/food-words.ts'
import { toSingular } from './foods/singular.ts'
import { listName } from './list-name.ts'
import { readAmount } from './show-measure.ts'
import { type Dimension, readUnit, showTotal, type UnitSystem } from './units.ts'

/** One dish of a week: its lines as they are cooked, amounts for its people. */
export interface ShoppingSource {
  title: string
  lines: readonly (Ingredient & { food: KnownFood | null })[]
}

export interface ShoppingItem {
  /** The same for the same thing in another week, so that its tick can be found again. */
  key: string
  name: string
  /** What to buy, one entry for each way of counting that cannot be joined; none where no line says how much. */
  amounts: string[]
  /** The titles of the dishes that need it. */
  sources: string[]
}

export interface ShoppingAisle {
  /** `other` for what the table of foods does not know. */
  aisle: Aisle | 'other'
  items: ShoppingItem[]
}

export interface ShoppingList {
  aisles: ShoppingAisle[]
  /** Salt, pepper, oil, and what is taken by the spoon and kept in the cupboard. */
  atHome: ShoppingItem[]
}

interface Gathered {
  key: string
  food: KnownFood | null
  names: Map<string, number>
  sizes: Map<Dimension, { size: number; systems: Set<UnitSystem> }>
  /** By their unit in the singular; '' for what is counted itself. */
  counts: Map<string, number>
  sources: Set<string>
}

const CUPBOARD: ReadonlySet<Aisle> = new Set(['spices and seasonings'])
/** What is not bought. */
const FREE = new Set(['water', 'ice'])

/**
 * What a week's dishes need, merged by food and aisle (product §28.9): grams join kilograms, spoons millilitres, counts
 * their like; what cannot be joined honestly stands side by side. Of a range the upper end is bought.
 *
 * @param units in which weights and volumes are said; `as written` keeps those of the recipes where all agree
 */
export function mergeShoppingList(
  sources: readonly ShoppingSource[],
  units: UnitSystem | 'as written',
): ShoppingList {
  const gathered = new Map<string, Gathered>()
  for (const { title, lines } of sources) {
    for (const line of lines) {
      if (isIngredientHeading(line) || (line.food?.id && FREE.has(line.food.id))) continue
      const name = listName(line.ingredient)
      const key = line.food?.id ?? nameKey(name)
      const entry = gathered.get(key) ?? startEntry(key, line.food)
      gathered.set(key, entry)
      entry.sources.add(title)
      entry.names.set(name, (entry.names.get(name) ?? 0) + 1)
      addAmount(entry, line)
    }
  }
  const atHome: ShoppingItem[] = []
  const byAisle = new Map<Aisle | 'other', ShoppingItem[]>()
  for (const entry of gathered.values()) {
    const item = toItem(entry, units)
    const aisle = entry.food?.aisle ?? 'other'
    if (isAtHome(entry)) atHome.push(item)
    else byAisle.set(aisle, [...(byAisle.get(aisle) ?? []), item])
  }
  const byName = (a: ShoppingItem, b: ShoppingItem) => a.name.localeCompare(b.name, 'en')
  return {
    aisles: [...AISLES, 'other' as const].flatMap((aisle) => {
      const items = byAisle.get(aisle)
      return items ? [{ aisle, items: items.sort(byName) }] : []
    }),
    atHome: atHome.sort(byName),
  }
}

function startEntry(key: string, food: KnownFood | null): Gathered {
  return { key, food, names: new Map(), sizes: new Map(), counts: new Map(), sources: new Set() }
}

/** Plural and singular, capitals and accents are one. */
function nameKey(name: string): string {
  return name.split(/\s+/).map(normalizeWord).join(' ')
}

function addAmount(entry: Gathered, { amount, unit }: Ingredient): void {
  const read = readAmount(amount)
  if (read === null) return
  const value = read.high ?? read.low
  const known = readUnit(unit)
  if (known) {
    const sum = entry.sizes.get(known.dimension) ?? { size: 0, systems: new Set() }
    sum.size += value * known.size
    sum.systems.add(known.system)
    entry.sizes.set(known.dimension, sum)
    return
  }
  const counted = unit === COUNTABLE_UNIT ? '' : scaleUnit(unit, '1').toLowerCase()
  entry.counts.set(counted, (entry.counts.get(counted) ?? 0) + value)
}

const CLOVES_OF_A_HEAD = 12
const HEAD_OF_GARLIC = /\b(?:bulb|head)s?\b/i

/** Cloves beside heads of garlic are bought as heads (product §28.9); cloves alone are counted as they are. */
function joinGarlic(entry: Gathered): void {
  const { food, counts, names } = entry
  const cloves = counts.get('clove')
  const heads = ['', 'head', 'bulb'].reduce((sum, unit) => sum + (counts.get(unit) ?? 0), 0)
  if (food?.id !== 'garlic' || cloves === undefined || heads === 0) return
  for (const name of names.keys()) if (HEAD_OF_GARLIC.test(name)) names.delete(name)
  if (names.size === 0) names.set('garlic', 1)
  for (const unit of ['', 'clove', 'bulb']) counts.delete(unit)
  counts.set('head', Math.ceil(heads + cloves / CLOVES_OF_A_HEAD - 1e-6))
}

function toItem(entry: Gathered, units: UnitSystem | 'as written'): ShoppingItem {
  joinGarlic(entry)
  const counts = [...entry.counts].map(([unit, count]) => {
    const amount = showCount(count)
    return unit === '' ? amount : `${amount} ${scaleUnit(unit, amount)}`
  })
  const sizes = [...entry.sizes].map(([dimension, { size, systems }]) => {
    const system = units === 'as written' ? (systems.has('metric') ? 'metric' : 'US') : units
    const { amount, unit } = showTotal(size, dimension, system)
    return `${amount} ${unit}`
  })
  return {
    key: entry.key,
    name: nameOf(entry),
    amounts: [...counts, ...sizes],
    sources: [...entry.sources],
  }
}

const HALVES = ['', '½']

/** Things are bought whole; halves are said, so that half a lemon twice is one. */
function showCount(count: number): string {
  const rounded = Math.max(Math.ceil(count * 2 - 1e-6) / 2, 1 / 2)
  const whole = Math.floor(rounded)
  return `${whole || ''}${HALVES[(rounded - whole) * 2] ?? ''}`
}

/** As most lines say it, in the number that is bought. */
function nameOf({ names, counts, sizes }: Gathered): string {
  const count = counts.get('')
  const isMany = (count ?? 0) > 1
  const ranked = [...names].sort(
    ([a, often], [b, oftenB]) =>
      Number(isMany && isPlural(b)) - Number(isMany && isPlural(a)) ||
      oftenB - often ||
      a.length - b.length ||
      a.localeCompare(b, 'en'),
  )
  const name = ranked[0]?.[0] ?? ''
  const isCountedOnly = count !== undefined && counts.size === 1 && sizes.size === 0
  return isCountedOnly && isMany !== isPlural(name)
    ? name.replace(/\p{L}+$/u, isMany ? pluralOf : toSingular)
    : name
}

function isPlural(name: string): boolean {
  const last = name.split(/\s+/).at(-1) ?? ''
  return /s$/i.test(last) && normalizeWord(last) !== last.toLowerCase()
}

/** Staples, and spices that no line takes in a size worth buying. */
function isAtHome({ food, sizes, counts }: Gathered): boolean {
  if (!food) return false
  if (food.is_staple) return true
  const volume = sizes.get('ml')?.size ?? 0
  const weight = sizes.get('g')?.size ?? 0
  return food.aisle !== null && CUPBOARD.has(food.aisle) && counts.size === 0 && volume <= 60 && weight <= 60
}
