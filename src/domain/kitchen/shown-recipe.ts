import { ingredientQuantity, isIngredientHeading } from '../content/ingredient-line.ts'
import type { CookableRecipe, Ingredient, KnownFood, SentenceMarks, Timer } from '../content/recipe.ts'
import { type Allergen, type Avoidable, avoidablesOf, isAllergen } from './foods/food.ts'
import { type Contains, changeRecipe, type ShownLine } from './recipe-changes.ts'
import type { MeasureChoice, showMeasure } from './show-measure.ts'
import type { showTemperature } from './temperatures.ts'

/** What her reader chose for a recipe. */
export interface RecipeChoice extends MeasureChoice {
  /** The place of a variation in the recipe's list; null cooks it as written. */
  variation: number | null
  avoid: readonly Avoidable[]
}

/**
 * What shows amounts in other servings and units. The browser loads it once they are chosen; without it everything is
 * shown as written.
 */
export interface Measures {
  showMeasure: typeof showMeasure
  showTemperature: typeof showTemperature
}

/** What has to be known of a recipe to show it in another way. */
export type Cookable = Pick<
  CookableRecipe,
  'ingredients' | 'instructions' | 'allergens' | 'swaps' | 'variations' | 'kitchen'
>

/** A line of the list as its reader has it. */
export interface ListedLine extends Omit<ShownLine, 'instead'> {
  isHeading: boolean
  /** Amount and unit as they are shown; '' where the line has none. */
  quantity: string
  /** The recipe's own line where another stands in its place, or where it is left out. */
  instead: { quantity: string; ingredient: string } | null
  /** What is avoided and may be in it, depending on the maker. */
  maybe: Avoidable[]
}

/** A piece of a step's sentence as it is shown. */
export type ShownPart =
  | { kind: 'text'; text: string }
  /** An amount the sentence itself says. */
  | { kind: 'amount'; text: string }
  | { kind: 'temperature'; text: string }
  | { kind: 'timer'; text: string; timer: Timer }
  /** The name of an ingredient, with how much of it is meant where that is known and the sentence does not say it. */
  | {
      kind: 'ingredient'
      text: string
      line: number
      change: 'replaced' | 'left out' | null
      quantity: string
    }

export interface ListedStep {
  step: number
  instruction: string
  /** Whether a variation writes it otherwise. */
  isChanged: boolean
  parts: ShownPart[]
  /** Places in `lines` of what the step uses and is not left out. */
  ingredients: number[]
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
}

/**
 * A recipe as its reader cooks it: her servings and units, as a variation, without what she avoids (product §28.1 to
 * §28.4). Pure; the same for the page, cook mode, the printed page and the list of a week.
 */
export function showRecipe(
  recipe: Cookable,
  choice: RecipeChoice,
  measures: Measures | null = null,
): ListedRecipe {
  const variation = choice.variation === null ? null : (recipe.variations[choice.variation] ?? null)
  const known = knownFoods(recipe)
  const contains: Contains = (ingredient) => new Set(avoidablesOf(known.get(ingredient)?.contains ?? []))
  const changed = changeRecipe(recipe, { variation, avoid: choice.avoid }, contains)
  const quantityOf = ({ amount, unit, ingredient }: Ingredient, share = 1): string => {
    const food = known.get(ingredient)
    const measurable = food ? { density: food.density, isLiquid: food.is_liquid } : null
    const measure = measures?.showMeasure(
      { amount, unit },
      { units: choice.units, factor: choice.factor * share },
      measurable,
    )
    return ingredientQuantity(measure ?? { amount, unit })
  }
  const lines = changed.lines.map(({ instead, ...line }): ListedLine => {
    const may = avoidablesOf(known.get(line.ingredient)?.may_contain ?? [])
    return {
      ...line,
      isHeading: isIngredientHeading(line),
      quantity: quantityOf(line),
      instead: instead && { quantity: quantityOf(instead), ingredient: instead.ingredient },
      maybe: line.isLeftOut ? [] : choice.avoid.filter((avoidable) => may.includes(avoidable)),
    }
  })
  const isRescaled = measures !== null && (choice.factor !== 1 || choice.units !== 'as written')
  const showName = (ingredient: number, share: number | null, text: string): ShownPart => {
    const line = lines[ingredient]
    const isReplaced = line?.instead && line.instead.ingredient !== line.ingredient
    const change = line?.isLeftOut ? 'left out' : isReplaced ? 'replaced' : null
    const isTold = isRescaled && share !== null && line && !line.isLeftOut
    return {
      kind: 'ingredient',
      text: change === 'replaced' && line ? shortName(line.ingredient) : text,
      line: ingredient,
      change,
      quantity: isTold ? quantityOf(line, share) : '',
    }
  }
  const written = choice.variation === null ? [] : (recipe.kitchen.variations[choice.variation]?.steps ?? [])
  return {
    lines,
    steps: changed.steps.map(({ step, instruction, isChanged }, index): ListedStep => {
      const other = isChanged ? written.find((entry) => entry.step === step) : undefined
      const own = recipe.instructions[index]
      const marks = other ?? recipe.kitchen.steps[index]
      const timers = (other ?? own)?.timers ?? []
      return {
        step,
        instruction,
        isChanged,
        parts: marks
          ? cutSentence(instruction, marks, timers, {
              // A variation's own words name its own ingredients already; only a swap changes them once more.
              showName: (ingredient, share, text) =>
                other && lines[ingredient]?.changedBy === 'variation'
                  ? { ...showName(ingredient, share, text), text }
                  : showName(ingredient, share, text),
              showAmount: (measure, ingredient) => {
                const line = lines[ingredient]
                const food = line && known.get(line.ingredient)
                const shown = measures?.showMeasure(
                  measure,
                  choice,
                  food ? { density: food.density, isLiquid: food.is_liquid } : null,
                )
                return shown && (shown.amount !== measure.amount || shown.unit !== measure.unit)
                  ? [shown.amount, shown.unit].filter((part) => part !== '').join(' ')
                  : null
              },
              showTemperature: (temperature) =>
                measures ? measures.showTemperature(temperature, choice.units) : temperature.text,
            })
          : [{ kind: 'text', text: instruction }],
        ingredients: ((other ?? own)?.ingredients ?? []).filter((line) => lines[line]?.isLeftOut === false),
        timers,
      }
    }),
    containsNow: containsNow(recipe, lines, known, variation?.allergens ?? null),
    swapped: changed.swapped,
    unsolved: changed.unsolved,
  }
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
  said: readonly string[] | null,
): string[] {
  const allergensOf = (names: readonly string[]) =>
    new Set(names.flatMap((name) => (known.get(name)?.contains ?? []).filter(isAllergen)))
  const before = allergensOf(ingredients.map(({ ingredient }) => ingredient))
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

interface SentenceView {
  showName(ingredient: number, share: number | null, text: string): ShownPart
  /** Null where it is shown as written. */
  showAmount(measure: { amount: string; unit: string }, ingredient: number): string | null
  showTemperature(temperature: SentenceMarks['temperatures'][number] & { text: string }): string
}

/** A sentence cut at what it names. Timers and temperatures come first, then amounts, then names. */
function cutSentence(
  sentence: string,
  marks: SentenceMarks,
  timers: readonly Timer[],
  view: SentenceView,
): ShownPart[] {
  type Placed = { start: number; end: number; show: (text: string) => ShownPart }
  const candidates: Placed[] = [
    ...timers.map((timer): Placed => ({ ...timer, show: (text) => ({ kind: 'timer', text, timer }) })),
    ...marks.temperatures.map(
      (temperature): Placed => ({
        ...temperature,
        show: (text) => ({ kind: 'temperature', text: view.showTemperature({ ...temperature, text }) }),
      }),
    ),
    ...marks.amounts.map(
      ({ start, end, ingredient, ...measure }): Placed => ({
        start,
        end,
        show: (text) => ({ kind: 'amount', text: view.showAmount(measure, ingredient) ?? text }),
      }),
    ),
    ...marks.mentions.map(
      ({ start, end, ingredient, share }): Placed => ({
        start,
        end,
        show: (text) => view.showName(ingredient, share, text),
      }),
    ),
  ]
  const placed: Placed[] = []
  for (const candidate of candidates)
    if (placed.every(({ start, end }) => candidate.end <= start || candidate.start >= end))
      placed.push(candidate)
  placed.sort((a, b) => a.start - b.start)
  const parts: ShownPart[] = []
  let at = 0
  for (const { start, end, show } of placed) {
    if (start > at) parts.push({ kind: 'text', text: sentence.slice(at, start) })
    parts.push(show(sentence.slice(start, end)))
    at = end
  }
  if (at < sentence.length) parts.push({ kind: 'text', text: sentence.slice(at) })
  return parts
}

/** A line's food without what is done to it: `squash` of `squash, in 2 cm cubes`. */
export function shortName(ingredient: string): string {
  return (
    ingredient.split(/[,;(]|\s[-–—]\s|\s(?:for|to|plus|such as|with|without)\s/i, 1)[0]?.trim() || ingredient
  )
}
