import type { Avoidable } from '../content/avoidables.ts'
import type { Allergen } from '../content/food-contents.ts'
import {
  COUNTABLE_UNIT,
  ingredientQuantity,
  isIngredientHeading,
  listLabel,
} from '../content/ingredient-line.ts'
import type { CookableRecipe, Ingredient, KnownFood, SentenceMarks, Timer } from '../content/recipe.ts'
import { cutSentence, type SentenceView, type ShownPart } from './cut-sentence.ts'
import { avoidablesOf, isAllergen } from './foods/food.ts'
import { type Contains, changeRecipe, type ShownLine, varyLines } from './recipe-changes.ts'
import type { ShownMeasure, showLine } from './show-line.ts'
import type { MeasureChoice } from './show-measure.ts'
import type { showTemperature } from './show-temperature.ts'
import type { Measurable, Measure } from './units.ts'

/** What a reader chose for a recipe. */
export interface RecipeChoice extends MeasureChoice {
  /** Index of a variation in the recipe's list; null cooks it as written. */
  variation: number | null
  avoid: readonly Avoidable[]
  /** Indexes of lines whose swaps were undone. */
  keep?: readonly number[]
}

/**
 * The functions that show amounts in other servings and units. The browser loads them only after these are chosen;
 * without them everything is shown as written.
 */
export interface Measures {
  showLine: typeof showLine
  showTemperature: typeof showTemperature
}

/** The parts of a recipe needed to show it in another way. */
export type Cookable = Pick<
  CookableRecipe,
  'ingredients' | 'instructions' | 'allergens' | 'swaps' | 'variations' | 'kitchen'
>

/** A line of the list as its reader sees it. */
export interface ListedLine extends Omit<ShownLine, 'instead' | 'offered'> {
  isHeading: boolean
  /** Amount and unit as shown; '' where the line has none. */
  quantity: string
  /** The ingredient in the grammatical number of the shown amount. */
  name: string
  /** The recipe's own line, where it is replaced or left out. */
  instead: { quantity: string; ingredient: string } | null
  /** The swap that was undone: its replacement, null where it leaves out. */
  offered: { with: { quantity: string; ingredient: string } | null; note: string } | null
  /** Avoided foods it may contain, depending on the maker. */
  maybe: Avoidable[]
}

export type { ShownPart }

export interface ListedStep {
  step: number
  instruction: string
  /** Whether a variation words it differently. */
  isChanged: boolean
  parts: ShownPart[]
  /** Indexes in `lines` of the ingredients the step uses, without those left out. */
  ingredients: number[]
  /** The same with the amount this step takes of each: half the oil, where it says so; '' where the line has no amount. */
  portions: { line: number; quantity: string }[]
  timers: Timer[]
}

export interface ListedRecipe {
  lines: ListedLine[]
  steps: ListedStep[]
  /** What the shown lines contain, in the terms of a list of allergens. */
  containsNow: string[]
  /** Avoided foods that swaps have removed. */
  swapped: Avoidable[]
  /** Avoided foods it still contains. */
  unsolved: Avoidable[]
  /** Whether it has a line for which no food was found. */
  hasUnknown: boolean
}

/**
 * Returns a recipe as its reader cooks it: with servings and units, as a variation, without what is avoided
 * (TOOL-STEP-1, DIET-SWAP-1). Pure; shared by the page, cook mode, the printed page and the list of a week.
 */
export function showRecipe(
  recipe: Cookable,
  choice: RecipeChoice,
  measures: Measures | null = null,
): ListedRecipe {
  const variation = choice.variation === null ? null : (recipe.variations[choice.variation] ?? null)
  const known = knownFoods(recipe)
  const contains: Contains = (ingredient) => new Set(avoidablesOf(known.get(ingredient)?.contains ?? []))
  const changed = changeRecipe(recipe, { variation, avoid: choice.avoid, keep: choice.keep }, contains)
  const measurableOf = (ingredient: string) => {
    const food = known.get(ingredient)
    return food ? { density: food.density, isLiquid: food.is_liquid } : null
  }
  const asWritten = (line: Ingredient): ShownMeasure => ({ measure: line, name: line.ingredient })
  const show: typeof showLine = measures?.showLine ?? asWritten
  const shownOf = (line: Ingredient, share = 1) =>
    show(line, { units: choice.units, factor: choice.factor * share }, measurableOf(line.ingredient))
  const quantityOf = (line: Ingredient, share = 1) => ingredientQuantity(shownOf(line, share).measure)
  const toShown = (line: Ingredient) => ({ quantity: quantityOf(line), ingredient: line.ingredient })
  const lines = changed.lines.map(({ instead, offered, ...line }): ListedLine => {
    const may = avoidablesOf(known.get(line.ingredient)?.may_contain ?? [])
    return {
      ...line,
      isHeading: isIngredientHeading(line),
      quantity: quantityOf(line),
      name: shownOf(line).name,
      instead: instead && toShown(instead),
      offered: offered && { with: offered.with && toShown(offered.with), note: offered.note },
      maybe: line.isLeftOut ? [] : choice.avoid.filter((avoidable) => may.includes(avoidable)),
    }
  })
  const isRescaled = measures !== null && (choice.factor !== 1 || choice.units !== 'as written')
  const varied = varyLines(recipe.ingredients, variation)
  /** Converts a measure in a sentence; null where it stays as written. */
  const sayMeasure = (said: Measure, food: Measurable | null): string | null => {
    // `2 cups (480 ml)`, `225 g / 8 oz`: both measures are converted.
    const [, unit = said.unit, other = ''] = /^([^(/]*[^(/\s])\s*[(/]\s*([^()]+)\)?$/.exec(said.unit) ?? []
    const ingredient = other && `(${other})`
    const shown = show({ amount: said.amount, unit, ingredient }, choice, food)
    if (shown.measure.amount === said.amount && shown.measure.unit === said.unit) return null
    return [shown.measure.amount, shown.measure.unit, shown.name.trim()]
      .filter((part) => part !== '')
      .join(' ')
  }
  /**
   * @param named the list that the sentence was written for
   * @param used the ingredients used by the steps before it
   */
  const viewOf = (
    { amounts }: SentenceMarks,
    named: readonly Ingredient[],
    used: ReadonlySet<number>,
  ): SentenceView => {
    /** Returns a name in the grammatical number of the count before it: `Fry 1 onion`. */
    const inNumber = (text: string, ingredient: number, start: number) => {
      const counted = amounts.findLast(
        (one) =>
          one.ingredient === ingredient && one.unit === '' && one.end <= start && start - one.end < NEAR,
      )
      if (!measures || !counted || choice.factor === 1) return text
      return show({ amount: counted.amount, unit: COUNTABLE_UNIT, ingredient: text }, choice, null).name
    }
    return {
      showName: ({ ingredient, share, start }, text) => {
        const line = lines[ingredient]
        const isRenamed = line !== undefined && line.ingredient !== named[ingredient]?.ingredient
        const isOther = line?.instead && line.instead.ingredient !== line.ingredient
        const change = line?.isLeftOut ? 'left out' : isOther ? 'replaced' : null
        // Where an earlier step worded by the variation has used it, its whole amount was shown there.
        const isOver = share === 1 && used.has(ingredient)
        const isTold =
          measures && share !== null && !isOver && line && !line.isLeftOut && (isRescaled || isRenamed)
        return {
          kind: 'ingredient',
          text:
            change === 'replaced' && line && isRenamed
              ? shortName(line.ingredient)
              : inNumber(text, ingredient, start),
          line: ingredient,
          change,
          quantity: isTold ? quantityOf(line, share) : '',
        }
      },
      showAmount: ({ ingredient, share, ...measure }) => {
        if (ingredient === null) return measures && isRescaled ? sayMeasure(measure, LIQUID) : null
        const line = lines[ingredient]
        const own = named[ingredient]
        if (line && own && !line.isLeftOut && line.ingredient !== own.ingredient)
          return isSameMeasure(measure, own) ? quantityOf(line) || UNTOLD : UNTOLD
        const said =
          measures && isRescaled ? sayMeasure(measure, line ? measurableOf(line.ingredient) : null) : null
        // In the chosen units the list may have the coach's own figure, which takes precedence over a converted one.
        const isOwnFigure = said !== null && share === 1 && choice.units !== 'as written'
        return isOwnFigure && line && MEASURE_BESIDE.test(line.ingredient) ? quantityOf(line) : said
      },
      showTemperature: (temperature) =>
        measures ? measures.showTemperature(temperature, choice.units) : temperature.text,
    }
  }
  const written = choice.variation === null ? [] : (recipe.kitchen.variations[choice.variation]?.steps ?? [])
  const rewritten = changed.steps.map(({ step, isChanged }) =>
    isChanged ? written.find((entry) => entry.step === step) : undefined,
  )
  const usesOf = rewritten.map((other, index) =>
    ((other ?? recipe.instructions[index])?.ingredients ?? []).filter((at) => lines[at]?.isLeftOut === false),
  )
  return {
    lines,
    steps: changed.steps.map(({ step, instruction, isChanged }, index): ListedStep => {
      const other = rewritten[index]
      const own = recipe.instructions[index]
      const marks = other ?? recipe.kitchen.steps[index]
      const timers = (other ?? own)?.timers ?? []
      const named = other ? varied : recipe.ingredients
      const ingredients = usesOf[index] ?? []
      const used = new Set(usesOf.slice(0, index).flat())
      return {
        step,
        instruction,
        isChanged,
        parts: marks
          ? cutSentence(
              instruction,
              withoutLeftOut(marks, (at) => lines[at]?.isLeftOut === true),
              timers,
              viewOf(marks, named, used),
            )
          : [{ kind: 'text', text: instruction }],
        ingredients,
        portions: ingredients.flatMap((at) => {
          const line = lines[at]
          if (!line) return []
          if (!measures || !marks) return [{ line: at, quantity: line.quantity }]
          const part = partOf(marks, at)
          if (part !== undefined) return [{ line: at, quantity: part === null ? '' : quantityOf(line, part) }]
          const isOwn = named[at]?.ingredient === line.ingredient
          // `Toppings: nuts, 2 tbsp seeds` is not a single thing with an amount.
          const said = isOwn && listLabel(line) === '' ? sumOf(marks, at) : null
          if (said) return [{ line: at, quantity: quantityOf({ ...line, ...said }) }]
          const share = shareOf(marks, at)
          // An unknown further amount of what an earlier step used.
          const isUntold = share === null && used.has(at)
          return [{ line: at, quantity: isUntold ? '' : quantityOf(line, share ?? 1) }]
        }),
        timers,
      }
    }),
    containsNow: containsNow(recipe, lines, known, variation),
    swapped: changed.swapped,
    unsolved: changed.unsolved,
    hasUnknown: lines.some(
      ({ isHeading, isLeftOut, ingredient }) =>
        !isHeading && !isLeftOut && known.get(ingredient)?.id === null,
    ),
  }
}

/** A liquid that the list does not name. */
const LIQUID: Measurable = { density: 1, isLiquid: true }

/** `flour (120 g)`: the coach's own measure in other units. */
const MEASURE_BESIDE = /\([^()]*\d[^()]*\)/

/** Maximum distance after a number, in UTF-16 units, at which a name is what it counts. */
const NEAR = 30

/** Replaces the amount of a partly used replacement, whose own amount is in the list: `some of the tahini`. */
const UNTOLD = 'some'

function isSameMeasure(said: { amount: string; unit: string }, { amount, unit }: Ingredient): boolean {
  const plain = (text: string) => text.toLowerCase().replace(/[s.]+$/, '')
  return said.amount === amount && plain(said.unit) === plain(unit === COUNTABLE_UNIT ? '' : unit)
}

/** Extends the marks of left-out names over the words removed with them, and drops their amounts. */
function withoutLeftOut(marks: SentenceMarks, isLeftOut: (ingredient: number) => boolean): SentenceMarks {
  let gone = 0
  return {
    ...marks,
    amounts: marks.amounts.filter(({ ingredient }) => ingredient === null || !isLeftOut(ingredient)),
    mentions: marks.mentions.map((mention) => {
      if (!mention.goes || !isLeftOut(mention.ingredient)) return mention
      const start = Math.max(mention.goes.start, gone)
      gone = mention.goes.end
      return { ...mention, start, end: gone }
    }),
  }
}

/** Returns the sum of what a step's figures take of an ingredient; null where there are none. */
function sumOf({ amounts }: SentenceMarks, ingredient: number): Measure | null {
  const said = amounts
    .filter((amount) => amount.ingredient === ingredient)
    .map(({ amount, unit }) => ({ amount, unit: unit.replace(/\s*[(/].*$/, '') }))
  const [first, ...more] = said.filter(({ unit }) => MEASURED.test(unit))
  if (!first || more.length + 1 < said.length) return first ?? null
  return { ...first, unit: [first.unit, ...more.map(({ amount, unit }) => `+ ${amount} ${unit}`)].join(' ') }
}

/** A spoonful or a splash is too vague for a list. */
const MEASURED =
  /^(?:k?g|[mcd]?l|(?:kilo|milli)?(?:gram|lit(?:re|er))s?|cups?|sticks?|tbsp|tsp|tablespoons?|teaspoons?|(?:fl )?oz|ounces?|lbs?|pounds?)\.?$/i

/** Returns the fraction a step takes without an amount; null for some of it, undefined where it gives amounts. */
function partOf({ mentions }: SentenceMarks, ingredient: number): number | null | undefined {
  const named = mentions.filter((mention) => mention.ingredient === ingredient && !isKept(mention))
  if (named.every(({ part }) => part === undefined)) return undefined
  if (named.some(({ part }) => part === null)) return null
  const sum = named.reduce((total, { share, part }) => total + (share ?? part ?? 0), 0)
  return sum > 0 ? Math.min(1, sum) : null
}

/** Whether a mention is of what the step keeps for a later one. */
const isKept = ({ share, part }: SentenceMarks['mentions'][number]) => share !== null && part === 0

/** Returns the fraction of an ingredient's amount that a step takes; null where it is not stated, or is all of it. */
function shareOf({ mentions }: SentenceMarks, ingredient: number): number | null {
  const shares = mentions.flatMap((mention) =>
    mention.ingredient === ingredient && mention.share !== null && !isKept(mention) ? [mention.share] : [],
  )
  const share = shares.reduce((sum, part) => sum + part, 0)
  return share > 0 && share < 1 ? share : null
}

/** Returns what is known of every ingredient text that can occur in the list. */
export function knownFoods({ ingredients, swaps, variations, kitchen }: Cookable): Map<string, KnownFood> {
  const known = new Map<string, KnownFood>()
  const add = (line: Ingredient | null, food: KnownFood | null | undefined) => {
    if (line && food) known.set(line.ingredient, food)
  }
  ingredients.forEach((line, index) => {
    add(line, kitchen.foods[index])
  })
  swaps.forEach((swap, index) => {
    add(swap.with, kitchen.swap_foods[index])
  })
  variations.forEach(({ changes }, at) => {
    changes.forEach((change, index) => {
      add(change.with, kitchen.variations[at]?.change_foods[index])
    })
  })
  return known
}

/**
 * Returns what the shown list contains. An allergen in the coach's own list stays until the foods that explain it are
 * removed; one that no food explains always stays.
 */
function containsNow(
  { allergens, ingredients }: Cookable,
  lines: readonly ListedLine[],
  known: ReadonlyMap<string, KnownFood>,
  variation: CookableRecipe['variations'][number] | null,
): string[] {
  const allergensOf = (names: readonly string[]) =>
    new Set(names.flatMap((name) => (known.get(name)?.contains ?? []).filter(isAllergen)))
  const said = variation?.allergens ?? null
  // The coach's allergens of a variation are explained by the variation's list, not by the recipe's.
  const explained = said ? varyLines(ingredients, variation).filter((line) => !line.isLeftOut) : ingredients
  const before = allergensOf(explained.map(({ ingredient }) => ingredient))
  const now = allergensOf(lines.filter((line) => !line.isLeftOut).map(({ ingredient }) => ingredient))
  const stated = said ?? allergens
  const isGone = (name: string) => {
    const meant = [...before].find((allergen) => sameAllergen(allergen, name))
    return meant !== undefined && !now.has(meant)
  }
  const kept = stated.filter((name) => !isGone(name))
  const added = [...now].filter(
    (allergen) => !before.has(allergen) && !kept.some((name) => sameAllergen(allergen, name)),
  )
  return [...kept, ...added]
}

/** Whether an allergen and a name are the same: `milk` in the table and `dairy` in the coach's list. */
function sameAllergen(allergen: Allergen, name: string): boolean {
  const said = name.trim().toLowerCase()
  const singular = (word: string) => word.replace(/s$/, '')
  if (singular(said) === singular(allergen)) return true
  return (SAID_AS[allergen] ?? []).includes(said)
}

const SAID_AS: Readonly<Partial<Record<Allergen, readonly string[]>>> = {
  milk: ['dairy', 'lactose'],
  gluten: ['wheat'],
  nuts: ['tree nuts', 'tree nut'],
  soy: ['soya', 'soybeans'],
  crustaceans: ['shellfish'],
}

/** Returns a line's food without its preparation: `squash` of `squash, in 2 cm cubes`. */
export function shortName(ingredient: string): string {
  return (
    ingredient.split(/[,;(]|\s[-–—]\s|\s(?:for|to|plus|such as|with|without)\s/i, 1)[0]?.trim() || ingredient
  )
}
