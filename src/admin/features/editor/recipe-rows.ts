import { z } from 'zod'
import { AVOIDABLES, type Avoidable } from '../../../domain/content/avoidables.ts'
import {
  isIngredientHeading,
  withCountableUnit,
  withoutCountableUnit,
} from '../../../domain/content/ingredient-line.ts'
import {
  type Ingredient,
  ingredientSchema,
  type Recipe,
  type Timer,
  timerSchema,
} from '../../../domain/content/recipe.ts'
import { moveTimers } from '../../../domain/kitchen/move-timers.ts'
import type { Fix } from '../../../domain/proofreader/finding.ts'
import { type Row, withRowKey } from './row-keys.ts'

/**
 * The rows of a recipe's lists. Steps, variations and swaps reference ingredients by their row's key, so that the
 * references follow when rows are added, moved, removed and restored; drafts and saves reference them by index.
 */
export interface IngredientRow extends Ingredient, Row {
  /** A heading between ingredients; the colon that marks it (REC-ING-4) is not part of its text here. */
  isHeading: boolean
}

/** A step's number is its place in the list (EDIT-FIELD-3: renumbered from 1). */
export interface StepRow extends Row {
  instruction: string
  /** Keys of ingredients; null while they are detected by rule. */
  ingredients: string[] | null
  /** Null while they are detected by rule. */
  timers: Timer[] | null
}

export interface ChangeRow extends Row {
  /** The ingredient's key, or `NOT_CHOSEN`; null adds an ingredient. */
  ingredient: string | null
  /** Null omits the ingredient. */
  with: Ingredient | null
}

export interface ChangedStepRow extends Row {
  /** The step's key, or `NOT_CHOSEN`. */
  step: string
  instruction: string
}

export interface VariationRow extends Row {
  name: string
  description: string
  changes: ChangeRow[]
  steps: ChangedStepRow[]
  /** Null while they follow from the resulting ingredients. */
  allergens: string[] | null
}

export interface SwapRow extends Row {
  avoid: Avoidable
  /** The ingredient's key, or `NOT_CHOSEN`. */
  ingredient: string
  with: Ingredient | null
  note: string
}

export interface RecipeRows {
  ingredients: IngredientRow[]
  instructions: StepRow[]
  variations: VariationRow[]
  swaps: SwapRow[]
}

/** The key of something not chosen yet, or no longer in the list. */
export const NOT_CHOSEN = ''
const NO_PLACE = -1

export const EMPTY_LINE: Ingredient = { amount: '', unit: '', ingredient: '' }

/** Returns a row for a line of the list. */
export function newLine(line: Ingredient): IngredientRow {
  const isHeading = isIngredientHeading(line)
  const ingredient = isHeading ? line.ingredient.slice(0, -1) : line.ingredient
  return withRowKey({ ...withoutCountableUnit(line), ingredient, isHeading })
}

/** Returns the line that a row represents. */
export function lineOf({ amount, unit, ingredient, isHeading }: IngredientRow): Ingredient {
  if (!isHeading) return withCountableUnit({ amount, unit, ingredient })
  const words = ingredient.trim().replace(/[\s:]+$/, '')
  return { ...EMPTY_LINE, ingredient: words && `${words}:` }
}

export function newStep(instruction: string): StepRow {
  return withRowKey({ instruction, ingredients: null, timers: null })
}

const text = z.string().catch('')
const place = z.int().catch(NO_PLACE)
const line = ingredientSchema.transform(withoutCountableUnit).nullable().catch(null)

/** The lists in every form in which they are stored: by the API, by drafts, by revisions. */
const storedLists = {
  ingredients: z.array(z.object({ amount: text, unit: text, ingredient: text })),
  instructions: z.array(
    z.union([
      z.string().transform((instruction) => ({ instruction, ingredients: null, timers: null })),
      z.object({
        instruction: text,
        ingredients: z.array(z.int().nonnegative()).nullable().catch(null),
        timers: z.array(timerSchema).nullable().catch(null),
      }),
    ]),
  ),
  variations: z.array(
    z.object({
      name: text,
      description: text,
      changes: z.array(z.object({ ingredient: place.nullable(), with: line })).catch([]),
      steps: z.array(z.object({ step: place, instruction: text })).catch([]),
      allergens: z.array(z.string()).nullable().catch(null),
    }),
  ),
  swaps: z.array(z.object({ avoid: z.enum(AVOIDABLES), ingredient: place, with: line, note: text })),
}

/** Reads the four lists; for an unreadable one, the fallback's is used. */
export function readRecipeRows(value: object, fallback: RecipeRows): RecipeRows {
  const given = new Map<string, unknown>(Object.entries(value))
  const ingredients = storedLists.ingredients.safeParse(given.get('ingredients')).data?.map(newLine)
  const lines = ingredients ?? fallback.ingredients
  const keyOf = (index: number) => lines[index]?.key ?? NOT_CHOSEN
  const instructions = storedLists.instructions.safeParse(given.get('instructions')).data?.map((step) =>
    withRowKey({
      ...step,
      ingredients: step.ingredients?.map(keyOf).filter((key) => key !== NOT_CHOSEN) ?? null,
    }),
  )
  const steps = instructions ?? fallback.instructions
  return {
    ingredients: lines,
    instructions: steps,
    variations:
      storedLists.variations.safeParse(given.get('variations')).data?.map((variation) =>
        withRowKey({
          ...variation,
          changes: variation.changes.map((change) =>
            withRowKey({
              ...change,
              ingredient: change.ingredient === null ? null : keyOf(change.ingredient),
            }),
          ),
          steps: variation.steps.map(({ step, instruction }) =>
            withRowKey({ step: steps[step - 1]?.key ?? NOT_CHOSEN, instruction }),
          ),
        }),
      ) ?? fallback.variations,
    swaps:
      storedLists.swaps
        .safeParse(given.get('swaps'))
        .data?.map((swap) => withRowKey({ ...swap, ingredient: keyOf(swap.ingredient) })) ?? fallback.swaps,
  }
}

/** Returns the lists as drafts store and compare them: every row, including blank ones. */
export function plainRecipeRows(rows: RecipeRows): Record<keyof RecipeRows, object[]> {
  return placeRows(rows, placesOf(rows.ingredients), placesOf(rows.instructions))
}

/** Returns the lists as a save sends them: blank rows of swaps and variations are omitted without an error. */
export function savedRecipeRows(rows: RecipeRows): Record<keyof RecipeRows, object[]> {
  const variations = rows.variations.map((variation) => ({
    ...variation,
    changes: variation.changes.filter((change) => !isBlankChange(change)),
    steps: variation.steps.filter(({ step, instruction }) => step !== NOT_CHOSEN || !isBlank(instruction)),
  }))
  const swaps = rows.swaps.filter((swap) => !isBlankSwap(swap))
  const instructions = rows.instructions.map((step) => ({ ...step, timers: step.timers && trimTimers(step) }))
  return placeRows(
    { ...rows, instructions, variations, swaps },
    placesOf(rows.ingredients, (row) => !isBlank(lineOf(row).ingredient)),
    placesOf(rows.instructions, ({ instruction }) => !isBlank(instruction)),
  )
}

function placeRows(
  { ingredients, instructions, variations, swaps }: RecipeRows,
  lineAt: ReadonlyMap<string, number>,
  stepAt: ReadonlyMap<string, number>,
): Record<keyof RecipeRows, object[]> {
  const placeOf = (key: string) => lineAt.get(key) ?? NO_PLACE
  return {
    ingredients: ingredients.map(lineOf),
    instructions: instructions.map(({ instruction, ingredients: used, timers }) => ({
      instruction,
      ...(used === null ? {} : { ingredients: used.flatMap((key) => lineAt.get(key) ?? []) }),
      ...(timers === null ? {} : { timers }),
    })),
    variations: variations.map(({ name, description, changes, steps: written, allergens }) => ({
      name,
      description,
      changes: changes.map((change) => ({
        ingredient: change.ingredient === null ? null : placeOf(change.ingredient),
        with: change.with && withCountableUnit(change.with),
      })),
      steps: written.map(({ step, instruction }) => ({
        step: (stepAt.get(step) ?? NO_PLACE - 1) + 1,
        instruction,
      })),
      allergens,
    })),
    swaps: swaps.map(({ avoid, ingredient, with: instead, note }) => ({
      avoid,
      ingredient: placeOf(ingredient),
      with: instead && withCountableUnit(instead),
      note,
    })),
  }
}

/** Returns the lists as the proof-reader reads them: every row in its place, including blank ones. */
export function rowsToRead({
  ingredients,
  instructions,
  variations,
  swaps,
}: RecipeRows): Pick<Recipe, keyof RecipeRows> {
  const places = placesOf(ingredients)
  return {
    ingredients: ingredients.map(lineOf),
    instructions: instructions.map(({ instruction, ingredients: used }, index) => ({
      step: index + 1,
      instruction,
      ...(used === null ? {} : { ingredients: used.flatMap((key) => places.get(key) ?? []) }),
    })),
    variations: variations.map(({ name, description, steps }) => ({
      name,
      description,
      changes: [],
      allergens: null,
      steps: steps.map(({ instruction }, index) => ({ step: index + 1, instruction })),
    })),
    swaps: swaps.map(({ avoid, ingredient, with: instead, note }) => ({
      avoid,
      ingredient: places.get(ingredient) ?? NO_PLACE,
      with: instead,
      note,
    })),
  }
}

/** Returns the lists with a fix applied to a part, `instructions.2.instruction`; null where that part does not exist. */
export function applyRowFix<R extends RecipeRows>(rows: R, { field, value }: Fix): R | null {
  const [list = '', place = '', part = '', inner = ''] = field.split('.')
  const at = Number(place)
  if (typeof value !== 'string') return null
  const change = <T>(all: readonly T[], index: number, to: (one: T) => T): T[] =>
    all.map((one, other) => (other === index ? to(one) : one))
  if (list === 'instructions' && part === 'instruction' && rows.instructions[at])
    return {
      ...rows,
      instructions: change(rows.instructions, at, (step) => ({
        ...step,
        instruction: value,
        timers: step.timers && moveTimers(step.instruction, value, step.timers),
      })),
    }
  if (list === 'ingredients' && rows.ingredients[at] && ['amount', 'unit', 'ingredient'].includes(part))
    return { ...rows, ingredients: change(rows.ingredients, at, (row) => ({ ...row, [part]: value })) }
  if (list !== 'variations' || !rows.variations[at]) return null
  const takeWords = (variation: VariationRow): VariationRow =>
    part === 'description'
      ? { ...variation, description: value }
      : {
          ...variation,
          steps: change(variation.steps, Number(inner), (step) => ({ ...step, instruction: value })),
        }
  return { ...rows, variations: change(rows.variations, at, takeWords) }
}

/**
 * Relinks lists combined from several versions: a reference to an ingredient or step of its own version becomes one to
 * that with the same words in the list that was taken; without a match it is no longer chosen.
 */
export function relinkRows<R extends RecipeRows>(taken: R, versions: readonly RecipeRows[]): R {
  const lineKey = linkRows(
    taken.ingredients,
    versions.flatMap(({ ingredients }) => ingredients),
    ({ ingredient }) => ingredient,
  )
  const stepKey = linkRows(
    taken.instructions,
    versions.flatMap(({ instructions }) => instructions),
    ({ instruction }) => instruction,
  )
  return {
    ...taken,
    instructions: taken.instructions.map((step) => ({
      ...step,
      ingredients: step.ingredients?.map(lineKey) ?? null,
    })),
    variations: taken.variations.map((variation) => ({
      ...variation,
      changes: variation.changes.map((change) => ({
        ...change,
        ingredient: change.ingredient === null ? null : lineKey(change.ingredient),
      })),
      steps: variation.steps.map((step) => ({ ...step, step: stepKey(step.step) })),
    })),
    swaps: taken.swaps.map((swap) => ({ ...swap, ingredient: lineKey(swap.ingredient) })),
  }
}

function linkRows<T extends Row>(taken: readonly T[], all: readonly T[], wordsOf: (row: T) => string) {
  const present = new Set(taken.map(({ key }) => key))
  return (key: string): string => {
    const named = all.find((row) => row.key === key)
    if (present.has(key) || named === undefined) return key
    const words = wordsOf(named)
    return taken.find((row) => wordsOf(row) === words)?.key ?? NOT_CHOSEN
  }
}

/** @param counts whether a row can be referenced */
function placesOf<R extends Row>(
  rows: readonly R[],
  counts: (row: R) => boolean = () => true,
): ReadonlyMap<string, number> {
  return new Map(rows.flatMap((row, index) => (counts(row) ? [[row.key, index] as const] : [])))
}

function isBlank(value: string): boolean {
  return value.trim() === ''
}

function isBlankLine(value: Ingredient | null): boolean {
  return value === null || isBlank(value.amount + value.unit + value.ingredient)
}

function isBlankChange({ ingredient, with: instead }: ChangeRow): boolean {
  return (ingredient === null || ingredient === NOT_CHOSEN) && isBlankLine(instead)
}

function isBlankSwap({ ingredient, with: instead, note }: SwapRow): boolean {
  return ingredient === NOT_CHOSEN && isBlankLine(instead) && isBlank(note)
}

/** Shifts timers to match a step's text, whose leading whitespace a save trims. */
function trimTimers({ instruction, timers }: StepRow): Timer[] {
  const cut = instruction.length - instruction.trimStart().length
  return (timers ?? []).map((timer) => ({ ...timer, start: timer.start - cut, end: timer.end - cut }))
}

const SAY_INSTEAD = 'Say what is used instead, or choose to leave it out'
const CHOOSE_INGREDIENT = 'Choose the ingredient it is for'

/**
 * Returns what a save would refuse, or silently omit, by field. Indexes of swaps and changes are those of the editor's
 * lists.
 */
export function findRowErrors({ ingredients, instructions, variations, swaps }: RecipeRows) {
  const errors: Record<string, string> = {}
  const lines = new Set(
    ingredients.filter((row) => !row.isHeading && !isBlank(row.ingredient)).map(({ key }) => key),
  )
  const steps = new Set(instructions.filter(({ instruction }) => !isBlank(instruction)).map(({ key }) => key))
  const isUnsaid = (instead: Ingredient | null) => instead !== null && isBlank(instead.ingredient)
  variations.forEach((variation, at) => {
    const changes = variation.changes.filter((change) => !isBlankChange(change))
    const hasContent = changes.length > 0 || variation.steps.some(({ instruction }) => !isBlank(instruction))
    if (hasContent && isBlank(variation.name)) errors[`variations.${at}.name`] = 'Give this variation a name'
    variation.changes.forEach((change, place) => {
      if (isBlankChange(change)) return
      const field = `variations.${at}.changes.${place}`
      if (change.ingredient !== null && !lines.has(change.ingredient)) errors[field] = CHOOSE_INGREDIENT
      else if (isUnsaid(change.with)) errors[field] = SAY_INSTEAD
    })
    variation.steps.forEach(({ step, instruction }, place) => {
      if (!isBlank(instruction) && !steps.has(step))
        errors[`variations.${at}.steps.${place}`] = 'Choose the step it takes the place of'
    })
  })
  swaps.forEach((swap, at) => {
    if (isBlankSwap(swap)) return
    if (!lines.has(swap.ingredient)) errors[`swaps.${at}`] = CHOOSE_INGREDIENT
    else if (isUnsaid(swap.with)) errors[`swaps.${at}`] = SAY_INSTEAD
  })
  return errors
}
