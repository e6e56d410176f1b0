import { AISLES, type Aisle } from '../content/food-contents.ts'
import { isIngredientHeading } from '../content/ingredient-line.ts'
import type { Ingredient, KnownFood } from '../content/recipe.ts'
import { pluralOf } from './counted-name.ts'
import { toSingular } from './foods/singular.ts'
import { termsOf } from './measure-terms.ts'
import { convert, joinNeeds, type ShopUnits, SOLD_WHOLE, showTotal, type Total } from './shopping-amount.ts'
import { alternativesOf, commonName, kindOf, nameKey, shoppingName } from './shopping-name.ts'
import { isByHand, isSpoonUnit, type Need, readNeed } from './shopping-need.ts'
import { nameOfWhole, soldWhole } from './sold-whole.ts'
import { readUnit, type UnitSystem } from './units.ts'

/** One dish of a week: its lines as written. */
export interface ShoppingSource {
  title: string
  /** The multiple that is cooked: its number of people divided by the recipe's servings. */
  factor: number
  lines: readonly (Ingredient & { food: KnownFood | null })[]
}

export interface ShoppingItem {
  /** The same for the same thing in another week, so that its tick is found again. */
  key: string
  name: string
  /** The amounts to buy: one, or one per way of counting where they cannot be joined; none where no line states an amount. */
  amounts: string[]
  /** The titles of the dishes that need it. */
  sources: string[]
}

interface ShoppingAisle {
  /** `other` for foods not in the table. */
  aisle: Aisle | 'other'
  items: ShoppingItem[]
}

export interface ShoppingList {
  aisles: ShoppingAisle[]
  /** Salt, pepper, oil, and spoonfuls of pantry foods. */
  atHome: ShoppingItem[]
}

interface Gathered {
  key: string
  food: KnownFood | null
  names: Map<string, number>
  needs: Need[]
  /** Used parts of a whole thing, such as its juice. */
  parts: Part[]
  sources: Set<string>
}

/** Foods that are not bought. */
const FREE = new Set(['water', 'ice'])

/**
 * Merges what a week's dishes need by food and aisle (SHOP-SUM-1), in amounts as a shop sells them and never less than the
 * dishes need; amounts that cannot be converted reliably are listed side by side. Of a range the upper end is bought.
 *
 * @param units the system for weights and volumes; `as written` keeps that of the recipes where all agree
 */
export function mergeShoppingList(
  sources: readonly ShoppingSource[],
  units: UnitSystem | 'as written',
): ShoppingList {
  const gathered = new Map<string, Gathered>()
  for (const { title, factor, lines } of sources) {
    for (const line of lines) {
      if (isIngredientHeading(line) || (line.food?.id && FREE.has(line.food.id))) continue
      // The subtracted part of a sum is still bought: never less than is needed.
      for (const { amount, unit, isLess } of termsOf(line))
        if (!isLess) addLine(gathered, { ...line, amount, unit }, title, factor)
    }
  }
  joinAlternatives(gathered)
  const shop: ShopUnits = { units, house: houseUnits(sources) }
  const atHome: ShoppingItem[] = []
  const byAisle = new Map<Aisle | 'other', ShoppingItem[]>()
  for (const entry of gathered.values()) {
    const item = toItem(entry, shop)
    const aisle = shelfOf(entry.food)
    if (isAtHome(entry, aisle)) atHome.push(item)
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

/** Returns metric if any line is metric, and where all are counted or in spoons, which every country uses. */
function houseUnits(sources: readonly ShoppingSource[]): UnitSystem {
  const units = sources.flatMap(({ lines }) => lines.map(({ unit }) => unit))
  const isSaid = (system: UnitSystem) =>
    units.some((unit) => !isSpoonUnit(unit) && readUnit(unit)?.system === system)
  return isSaid('US') && !isSaid('metric') ? 'US' : 'metric'
}

function addLine(
  gathered: Map<string, Gathered>,
  line: ShoppingSource['lines'][number],
  title: string,
  factor: number,
): void {
  const need = readNeed(line, line.food, factor)
  const whole = boughtAs(line, need)
  const name = shoppingName(line.ingredient, line.food)
  const known = whole?.id ?? line.food?.id
  const kind = kindOf(known, name)
  const key = known === undefined || known === null ? nameKey(name) : kind ? `${known}/${kind}` : known
  const entry: Gathered = gathered.get(key) ?? {
    key,
    food: null,
    names: new Map(),
    needs: [],
    parts: [],
    sources: new Set(),
  }
  gathered.set(key, entry)
  entry.food ??= line.food
  entry.sources.add(title)
  if (whole) {
    entry.parts.push(...whole.parts)
    if (line.food?.id !== whole.id) return
    // The whole thing is bought, whatever part of it other lines name.
    entry.food = line.food
  } else if (need) entry.needs.push(need)
  entry.names.set(name, (entry.names.get(name) ?? 0) + 1)
}

/**
 * Joins alternatives, which are bought only once: `watercress or rocket` becomes the rocket that is bought anyway, and
 * of two such lines the second joins the first.
 */
function joinAlternatives(gathered: Map<string, Gathered>): void {
  for (const [key, entry] of [...gathered].reverse()) {
    const open = [...entry.names.keys()].map(alternativesOf)
    if (open.length === 0 || entry.parts.length > 0 || open.some((alternatives) => alternatives.length < 2))
      continue
    const others = [...gathered.values()].filter((other) => other !== entry && other.parts.length === 0)
    const meets = (other: Gathered, isPlain: boolean) =>
      [...other.names.keys()].some((name) => {
        const theirs = alternativesOf(name)
        return (
          isPlain === (theirs.length === 1) && open.some((own) => own.some((each) => theirs.includes(each)))
        )
      })
    const target = others.find((other) => meets(other, true)) ?? others.find((other) => meets(other, false))
    if (!target) continue
    gathered.delete(key)
    target.needs.push(...entry.needs)
    for (const title of entry.sources) target.sources.add(title)
    for (const [name, often] of entry.names) target.names.set(name, (target.names.get(name) ?? 0) + often)
  }
}

function toItem(entry: Gathered, shop: ShopUnits): ShoppingItem {
  const { key, food, sources } = entry
  const needs = [...wholesOf(entry), ...entry.needs]
  const whole = soldWhole(food, entry.names.keys())
  const totals = joinNeeds(needs, food, whole)
  const name = nameOf(entry, needs, totals)
  return {
    key,
    name: whole && totals.length > 0 && whole.unit !== 'piece' ? nameOfWhole(name) : name,
    amounts: totals.map((total) => showTotal(total, needs, food, shop)),
    sources: [...sources],
  }
}

function wholesOf({ food, parts }: Gathered): Need[] {
  const piece = food?.grams_per?.piece
  const each = piece === undefined ? null : { dimension: 'g' as const, size: piece }
  return parts.length === 0
    ? []
    : [{ kind: 'count', unit: SOLD_WHOLE, said: '', count: countWholes(parts), each }]
}

/** In these aisles lines with different names of one food are bought as one: chopped and plum tomatoes as tins of tomatoes. */
const COMMON_NAMED: ReadonlySet<Aisle> = new Set(['produce', 'tins and jars'])
const HEAD_OF_GARLIC = /\b(?:bulb|head)s?\b/i

/** Returns the name most lines use, in the number that is bought. */
function nameOf({ key, names, food }: Gathered, needs: readonly Need[], totals: readonly Total[]): string {
  const [total] = totals
  const isCounted = total?.kind === 'count' && total.said === '' && totals.length === 1
  const isWhole = needs.some(
    (need) => need.kind === 'count' && (need.unit === 'piece' || need.unit === SOLD_WHOLE),
  )
  const isMany = isCounted ? total.count > 1 : isWhole && total !== undefined
  const isHeads = food?.id === 'garlic' && total?.kind === 'count' && total.unit === 'head'
  const ranked = [...names]
    .map(([name, often]): [string, number] => [isHeads && HEAD_OF_GARLIC.test(name) ? 'garlic' : name, often])
    .sort(
      ([a, often], [b, oftenB]) =>
        Number(alternativesOf(a).length > 1) - Number(alternativesOf(b).length > 1) ||
        Number(isMany && isPlural(b)) - Number(isMany && isPlural(a)) ||
        oftenB - often ||
        a.length - b.length ||
        Number(/\p{Lu}/u.test(b)) - Number(/\p{Lu}/u.test(a)) ||
        a.localeCompare(b, 'en'),
    )
  const plain = ranked.filter(([name]) => alternativesOf(name).length === 1).map(([name]) => name)
  const common = food?.aisle && COMMON_NAMED.has(food.aisle) ? commonName(plain) : null
  const name = common ?? ranked[0]?.[0] ?? key
  if (isHeads) return name
  return isCounted && isMany !== isPlural(name)
    ? name.replace(/\p{L}+$/u, isMany ? pluralOf : toSingular)
    : name
}

function isPlural(name: string): boolean {
  const last = name.split(/\s+/).at(-1) ?? ''
  return toSingular(last.toLowerCase()) !== last.toLowerCase()
}

/** In grams or millilitres: more than this of a spice is bought. */
const MOST_AT_HOME = 60

/** The same limit for baking ingredients and dressings: a spoon of honey, of vinegar or of baking powder. */
const SPOON_AT_HOME = 15
const SPOONED_AISLES: ReadonlySet<Aisle | 'other'> = new Set(['baking', 'oils and vinegars'])

/** Whether a food is expected at home: staples, a little spice, spoonfuls of baking ingredients, oils and vinegars. */
function isAtHome({ food, needs }: Gathered, aisle: Aisle | 'other'): boolean {
  if (food?.is_staple) return true
  const size = needs.reduce((sum, need) => sum + (need.kind === 'size' ? need.size : 0), 0)
  const isLittle = (most: number) =>
    size <= most && needs.every((need) => need.kind === 'size' || isByHand(need))
  if (aisle === 'spices and seasonings') return isLittle(MOST_AT_HOME)
  const isSpooned = needs.length > 0 && needs.every((need) => need.kind !== 'size' || need.isSpoon)
  return SPOONED_AISLES.has(aisle) && isSpooned && isLittle(SPOON_AT_HOME)
}

/** The shop's section of a food, where it differs from the food's aisle; the first match counts. */
const SHELVES: readonly (readonly [RegExp, Aisle])[] = [
  [/(?:^|-)stock(?:-cube)?$|^gravy/, 'tins and jars'],
  [/^(?:dried-mushroom|nori|kombu|wakame|instant-mash)$/, 'dry goods'],
  [
    /(?:^|-)(?:curry-paste|pesto|curry-sauce|cheese-sauce|mushroom-sauce)$|^(?:bechamel|hollandaise)$/,
    'tins and jars',
  ],
  [
    /(?:-canned|-in-oil)$|^(?:anchovy|corned-beef|luncheon-meat|evaporated-milk|condensed-milk)$/,
    'tins and jars',
  ],
  [/(?:^|-)(?:peanut|almond|cashew|seed)-butter$|^(?:tahini|hazelnut-spread)$/, 'tins and jars'],
  [/(?:^|-)(?:jam|marmalade|lemon-curd|biscoff-spread|redcurrant-jelly)$/, 'tins and jars'],
  [/(?:^|-)ice-cream$|^(?:frozen-yogurt|fish-fingers|edamame)$/, 'frozen'],
  [/(?:puff|filo|shortcrust)-pastry$|^(?:hummus|tzatziki|taramasalata|guacamole)$/, 'dairy and eggs'],
  [/^orange-juice$/, 'drinks'],
  [/^(?:bay-leaf|mirin|shaoxing-wine)$/, 'spices and seasonings'],
]

/** Returns the section of a shop that has a food, whatever a line calls it (SHOP-NAME-1). */
function shelfOf(food: KnownFood | null): Aisle | 'other' {
  const { id = null, aisle = null } = food ?? {}
  return SHELVES.find(([name]) => id !== null && name.test(id))?.[1] ?? aisle ?? 'other'
}

/** A part of something sold whole, and the number of wholes it needs by itself. */
interface Part {
  part: string
  wholes: number
}

/** Grams of juice and zest that one fruit gives (NUTR-WEIGHT-2). */
const CITRUS: Readonly<Record<string, { juice: number; zest: number }>> = {
  lemon: { juice: 45, zest: 6 },
  lime: { juice: 30, zest: 6 },
  orange: { juice: 85, zest: 6 },
}
const WHOLE = 'whole'
/** From this amount on, in grams, orange juice is bought in a carton. */
const CARTON_G = 150
const ZEST_G_PER_ML = 0.4
const JUICE_G_PER_ML = 1.03
/** Sold already pressed. */
const BOTTLED = /\b(?:bottled?|carton|concentrate|from concentrate)\b/i

interface BoughtWhole {
  /** The food that is bought, also its name where no line names it itself. */
  id: string
  parts: Part[]
}

/**
 * Returns what a shop sells where a line takes a part of it: the lemon of a spoon of lemon juice, the egg of an egg white.
 *
 * @returns null where the line's food itself is sold
 */
function boughtAs(line: Ingredient & { food: KnownFood | null }, need: Need | null): BoughtWhole | null {
  const id = line.food?.id ?? ''
  if (BOTTLED.test(line.ingredient)) return null
  if (id === 'egg' || id === 'egg-white' || id === 'egg-yolk') return eggsOf(id, need)
  const [, fruit = '', named = WHOLE] = /^(lemon|lime|orange)(?:-(juice|zest))?$/.exec(id) ?? []
  const gives = CITRUS[fruit]
  if (!gives) return null
  const bought = (part: string, wholes: number): BoughtWhole => ({ id: fruit, parts: [{ part, wholes }] })
  if (need === null) return { id: fruit, parts: [] }
  if (need.kind === 'count' && need.unit === 'piece') return bought(named, need.count)
  const size = need.kind === 'size' ? need : need.each && { ...need.each, size: need.each.size * need.count }
  if (!size) return null
  if (named === WHOLE && size.dimension === 'g') return null
  const isZest = named === 'zest'
  const density = isZest ? ZEST_G_PER_ML : JUICE_G_PER_ML
  const weight = convert(size, 'g', line.food) ?? size.size * density
  if (fruit === 'orange' && !isZest && weight > CARTON_G) return null
  // A tablespoon of zest takes exactly one lemon, without a rounding error that adds a second.
  return bought(
    isZest ? 'zest' : 'juice',
    Math.round((weight / (isZest ? gives.zest : gives.juice)) * 50) / 50,
  )
}

function eggsOf(id: string, need: Need | null): BoughtWhole | null {
  const part = id === 'egg' ? WHOLE : id
  if (need === null) return { id: 'egg', parts: [] }
  return need.kind === 'count' && need.unit === 'piece'
    ? { id: 'egg', parts: [{ part, wholes: need.count }] }
    : null
}

/** Returns the number to buy: those used whole, plus the number needed for the part with the greatest need. */
function countWholes(parts: readonly Part[]): number {
  const sums = new Map<string, number>()
  for (const { part, wholes } of parts) sums.set(part, (sums.get(part) ?? 0) + wholes)
  const others = [...sums].flatMap(([part, wholes]) => (part === WHOLE ? [] : [wholes]))
  return (sums.get(WHOLE) ?? 0) + Math.max(0, ...others)
}
