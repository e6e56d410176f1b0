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
  /** The place of a variation in the recipe's list; null cooks it as written. */
  variation: number | null
  avoid: readonly Avoidable[]
  /** Indexes of lines whose swaps were undone. */
  keep?: readonly number[]
}

/**
 * What shows amounts in other servings and units. The browser loads it once they are chosen; without it everything is
 * shown as written.
 */
export interface Measures {
  showLine: typeof showLine
  showTemperature: typeof showTemperature
}

/** What has to be known of a recipe to show it in another way. */
export type Cookable = Pick<
  CookableRecipe,
  'ingredients' | 'instructions' | 'allergens' | 'swaps' | 'variations' | 'kitchen'
>

/** A line of the list as its reader has it. */
export interface ListedLine extends Omit<ShownLine, 'instead' | 'offered'> {
  isHeading: boolean
  /** Amount and unit as they are shown; '' where the line has none. */
  quantity: string
  /** The ingredient in the number of the shown amount. */
  name: string
  /** The recipe's own line where another stands in its place, or where it is left out. */
  instead: { quantity: string; ingredient: string } | null
  /** The swap that was undone: what would take its place, null where it would be left out. */
  offered: { with: { quantity: string; ingredient: string } | null; note: string } | null
  /** What is avoided and may be in it, depending on the maker. */
  maybe: Avoidable[]
}

export type { ShownPart }

export interface ListedStep {
  step: number
  instruction: string
  /** Whether a variation writes it otherwise. */
  isChanged: boolean
  parts: ShownPart[]
  /** Places in `lines` of what the step uses and is not left out. */
  ingredients: number[]
  /** The same with how much of each this step takes: half the oil, where it says so; '' where the line has no amount. */
  portions: { line: number; quantity: string }[]
  timers: Timer[]
}

export interface ListedRecipe {
  lines: ListedLine[]
  steps: ListedStep[]
  /** What is in what is shown, in the words of a list of allergens. */
  containsNow: string[]
  /** What is avoided and solved by swaps. */
  swapped: Avoidable[]
  /** What is avoided and still in it. */
  unsolved: Avoidable[]
  /** Whether it has a line no food was found for. */
  hasUnknown: boolean
}

/**
 * A recipe as its reader cooks it: with servings and units, as a variation, without what is avoided (TOOL-STEP-1,
 * DIET-SWAP-1). Pure; the same for the page, cook mode, the printed page and the list of a week.
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
  /** A measure of a sentence; null where it stays as it is written. */
  const sayMeasure = (said: Measure, food: Measurable | null): string | null => {
    // `2 cups (480 ml)`, `225 g / 8 oz`: both follow.
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
   * @param used what the steps before it took
   */
  const viewOf = (
    { amounts }: SentenceMarks,
    named: readonly Ingredient[],
    used: ReadonlySet<number>,
  ): SentenceView => {
    /** A name in the number of what is counted before it: `Fry 1 onion`. */
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
        // All of it was told where a variation's own step took it first.
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
        // In these units the list may have a figure of its own, which comes before a converted one.
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
          // `Toppings: nuts, 2 tbsp seeds` is no one thing that an amount could be of.
          const said = isOwn && listLabel(line) === '' ? sumOf(marks, at) : null
          if (said) return [{ line: at, quantity: quantityOf({ ...line, ...said }) }]
          const share = shareOf(marks, at)
          // More of what an earlier step took, and how much of it is not known.
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

/** So near behind a number, in UTF-16 units, a name is what it counts. */
const NEAR = 30

/** Said of a part of another ingredient, whose own amount is in the list: `some of the tahini`. */
const UNTOLD = 'some'

function isSameMeasure(said: { amount: string; unit: string }, { amount, unit }: Ingredient): boolean {
  const plain = (text: string) => text.toLowerCase().replace(/[s.]+$/, '')
  return said.amount === amount && plain(said.unit) === plain(unit === COUNTABLE_UNIT ? '' : unit)
}

/** Marks whose names of what is left out cover what goes with them, without its amounts. */
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

/** What a step's figures say it takes of an ingredient, added up; null where it says none. */
function sumOf({ amounts }: SentenceMarks, ingredient: number): Measure | null {
  const said = amounts
    .filter((amount) => amount.ingredient === ingredient)
    .map(({ amount, unit }) => ({ amount, unit: unit.replace(/\s*[(/].*$/, '') }))
  const [first, ...more] = said.filter(({ unit }) => MEASURED.test(unit))
  if (!first || more.length + 1 < said.length) return first ?? null
  return { ...first, unit: [first.unit, ...more.map(({ amount, unit }) => `+ ${amount} ${unit}`)].join(' ') }
}

/** A spoonful or a splash says too little for a list. */
const MEASURED =
  /^(?:k?g|[mcd]?l|(?:kilo|milli)?(?:gram|lit(?:re|er))s?|cups?|sticks?|tbsp|tsp|tablespoons?|teaspoons?|(?:fl )?oz|ounces?|lbs?|pounds?)\.?$/i

/** The part of an ingredient a step takes where no amount says it; null for some of it, undefined where amounts do. */
function partOf({ mentions }: SentenceMarks, ingredient: number): number | null | undefined {
  const named = mentions.filter((mention) => mention.ingredient === ingredient && !isKept(mention))
  if (named.every(({ part }) => part === undefined)) return undefined
  if (named.some(({ part }) => part === null)) return null
  const sum = named.reduce((total, { share, part }) => total + (share ?? part ?? 0), 0)
  return sum > 0 ? Math.min(1, sum) : null
}

/** Whether it is said of what the step keeps for a later one. */
const isKept = ({ share, part }: SentenceMarks['mentions'][number]) => share !== null && part === 0

/** How much of an ingredient's amount a step says it takes; null where it does not say, or takes all of it. */
function shareOf({ mentions }: SentenceMarks, ingredient: number): number | null {
  const shares = mentions.flatMap((mention) =>
    mention.ingredient === ingredient && mention.share !== null && !isKept(mention) ? [mention.share] : [],
  )
  const share = shares.reduce((sum, part) => sum + part, 0)
  return share > 0 && share < 1 ? share : null
}

/** What is known of every text that may stand in the list. */
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
 * What the shown list contains. What the coach's own list of allergens names stays in it until the foods that explain it
 * are gone; what no food explains stays in any case.
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
  // What the coach says of a variation is explained by the variation's list, not by the recipe's.
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

/** `dairy` of the coach's list and `milk` of the table are one. */
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

/** A line's food without what is done to it: `squash` of `squash, in 2 cm cubes`. */
export function shortName(ingredient: string): string {
  return (
    ingredient.split(/[,;(]|\s[-–—]\s|\s(?:for|to|plus|such as|with|without)\s/i, 1)[0]?.trim() || ingredient
  )
}
