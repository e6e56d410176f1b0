import { z } from 'zod'
import {
  lineField,
  NOT_AN_OBJECT,
  savedVersion,
  sharedFields,
  sharedNewFields,
  textField,
  textList,
  wholeNumber,
} from '../items/input-fields.ts'
import { CONTENT_DEFAULTS, CONTENT_LIMITS, RECIPE_DIFFICULTIES } from '../items/limits.ts'
import { AVOIDABLES } from './avoidables.ts'
import {
  normalizeIngredient,
  normalizeInstructions,
  type RecipeLists,
  removeBlankRows,
} from './instructions.ts'
import { mapNutrients, NUTRIENT_LABELS, NUTRITION_SOURCES, type Nutrient } from './nutrition.ts'
import type { OwnNutrition, Recipe } from './recipe.ts'

const { listItems } = CONTENT_LIMITS

const ingredientPart = (label: string) => lineField(label, CONTENT_LIMITS.ingredientPart).nullish()

/** `ingredient` or `item` (CONTENT-SAVE-4); an amount may be a number, and is stored as text. */
const ingredientField = z
  .object(
    {
      amount: z.union([z.number().transform(String), ingredientPart('Amount')], 'Amount must be text'),
      unit: ingredientPart('Unit'),
      ingredient: ingredientPart('Ingredient'),
      item: ingredientPart('Ingredient'),
    },
    'Each ingredient must be an object with amount, unit and ingredient',
  )
  .refine(({ amount, unit, ingredient, item }) => Boolean(ingredient || item) || !(amount || unit), {
    path: ['ingredient'],
    error: 'Ingredient is missing beside its amount',
  })

const stepText = textField('Step', CONTENT_LIMITS.instruction)
const stepNumber = z.number('A step’s number must be a number').nullish()

/** Defines a list index, from 0. Whether it exists is checked on the whole recipe. */
const indexField = (label: string) =>
  z
    .int(`${label} must be the place of an ingredient in the list, from 0`)
    .nonnegative(`${label} must be the place of an ingredient in the list, from 0`)

const SECONDS_MESSAGE = `A timer runs from 1 second to ${CONTENT_LIMITS.timerHoursMax} hours`
const seconds = z
  .int(SECONDS_MESSAGE)
  .min(1, SECONDS_MESSAGE)
  .max(CONTENT_LIMITS.timerHoursMax * 3_600, SECONDS_MESSAGE)
const placeInText = z.int('A timer’s start and end are places in its step').nonnegative()

const timerField = z
  .object(
    {
      text: z.string('A timer’s text must be text'),
      seconds,
      seconds_max: seconds.nullish().transform((value) => value ?? null),
      start: placeInText,
      end: placeInText,
    },
    'Each timer must be an object with text, seconds, start and end',
  )
  .refine(({ seconds: low, seconds_max: high }) => high === null || high > low, {
    path: ['seconds_max'],
    error: 'A range of time ends later than it begins',
  })

/** Plain text, `{ step, instruction }` or `{ step_number, instruction }`; the order counts (CONTENT-SAVE-4). */
const instructionField = z.union(
  [
    stepText,
    z.object({
      instruction: stepText,
      step: stepNumber,
      step_number: stepNumber,
      ingredients: z
        .array(indexField('A step’s ingredient'), 'A step’s ingredients must be a list')
        .max(listItems)
        .nullish(),
      timers: z
        .array(timerField, 'A step’s timers must be a list')
        .max(CONTENT_LIMITS.timers, `A step can have at most ${CONTENT_LIMITS.timers} timers`)
        .refine(areApart, 'A step’s timers must not overlap')
        .nullish(),
    }),
  ],
  'Each step must be text or an object with step and instruction',
)

function areApart(timers: readonly { start: number; end: number }[]): boolean {
  const sorted = timers.toSorted((a, b) => a.start - b.start)
  return sorted.every(({ start }, index) => start >= (sorted[index - 1]?.end ?? 0))
}

/** The line that replaces another; null leaves it out. */
const replacementField = ingredientField
  .transform(normalizeIngredient)
  .nullish()
  .transform((line) => (line?.ingredient ? line : null))

const changeField = z
  .object(
    {
      ingredient: indexField('A change’s ingredient')
        .nullish()
        .transform((index) => index ?? null),
      with: replacementField,
    },
    'Each change must be an object with ingredient and with',
  )
  .refine((change) => change.ingredient !== null || change.with !== null, {
    path: ['with'],
    error: 'A change names an ingredient of the list, or one to add',
  })

const variationField = z.object(
  {
    name: lineField('Variation name', CONTENT_LIMITS.variationName).default(''),
    description: textField('Variation description', CONTENT_LIMITS.variationDescription).default(''),
    changes: z
      .array(changeField, 'A variation’s changes must be a list')
      .max(listItems, `A variation can have at most ${listItems} changes`)
      .default([]),
    steps: z
      .array(
        z.object(
          {
            step: z
              .int('A changed step is named by its number, from 1')
              .positive('A changed step is named by its number, from 1'),
            instruction: stepText,
          },
          'Each changed step must be an object with step and instruction',
        ),
        'A variation’s steps must be a list',
      )
      .max(listItems, `A variation can change at most ${listItems} steps`)
      .transform((steps) => steps.filter(({ instruction }) => instruction !== ''))
      .default([]),
    allergens: textList('A variation’s allergens', CONTENT_LIMITS.tag, listItems).nullable().default(null),
  },
  'Each variation must be an object with name and description',
)

const swapField = z.object(
  {
    avoid: z.enum(AVOIDABLES, `A swap avoids one of ${AVOIDABLES.join(', ')}`),
    ingredient: indexField('A swap’s ingredient'),
    with: replacementField,
    note: lineField('A swap’s note', CONTENT_LIMITS.swapNote).default(''),
  },
  'Each swap must be an object with avoid, ingredient and with',
)

const NUTRIENT_MAX: Readonly<Record<Nutrient, number>> = {
  ...mapNutrients(() => CONTENT_LIMITS.nutrientGramsMax),
  kcal: CONTENT_LIMITS.kcalMax,
  sodium_mg: CONTENT_LIMITS.sodiumMgMax,
}

function nutrientField(nutrient: Nutrient) {
  const message = `${NUTRIENT_LABELS[nutrient].name} must be a number from 0 to ${NUTRIENT_MAX[nutrient]}`
  return z
    .object(
      { value: z.number(message).min(0, message).max(NUTRIENT_MAX[nutrient], message) },
      `${NUTRIENT_LABELS[nutrient].name} must be an object with a value`,
    )
    .nullish()
    .transform((given) => given ?? undefined)
}

/** Ranges and confidence sent along are dropped: the coach's own figures have none. */
const nutritionField = z
  .object(
    { per_serving: z.object(mapNutrients(nutrientField), 'Nutrition is given per serving') },
    'Nutrition must be an object with per_serving',
  )
  .transform((given): OwnNutrition => given)
  .nullable()

const ownFields = {
  description: textField('Description', CONTENT_LIMITS.excerpt),
  prep_time_minutes: wholeNumber('Prep time', CONTENT_LIMITS.prepTimeMin, CONTENT_LIMITS.minutesMax),
  cook_time_minutes: wholeNumber('Cook time', CONTENT_LIMITS.cookTimeMin, CONTENT_LIMITS.minutesMax),
  servings: wholeNumber('Servings', CONTENT_LIMITS.servingsMin, CONTENT_LIMITS.servingsMax),
  difficulty: z.enum(RECIPE_DIFFICULTIES, 'Difficulty is easy, medium or hard'),
  ingredients: z
    .array(ingredientField, 'Ingredients must be a list')
    .max(listItems, `A recipe can have at most ${listItems} ingredients`)
    .transform((lines) => lines.map(normalizeIngredient)),
  instructions: z
    .array(instructionField, 'Instructions must be a list')
    .max(listItems, `A recipe can have at most ${listItems} steps`)
    .transform(normalizeInstructions),
  dietary_tags: textList('Dietary tags', CONTENT_LIMITS.tag, listItems),
  allergens: textList('Allergens', CONTENT_LIMITS.tag, listItems),
  notes: textField('Notes', CONTENT_LIMITS.notes),
  variations: z
    .array(variationField, 'Variations must be a list')
    .max(listItems, `A recipe can have at most ${listItems} variations`)
    .transform((list) => list.filter(({ name, description }) => name !== '' || description !== '')),
  swaps: z
    .array(swapField, 'Swaps must be a list')
    .max(listItems, `A recipe can have at most ${listItems} swaps`),
  nutrition_source: z.enum(
    NUTRITION_SOURCES,
    `The nutrition’s source is one of ${NUTRITION_SOURCES.join(', ')}`,
  ),
  nutrition: nutritionField,
}

/**
 * Returns the inconsistencies between a recipe's parts (CONTENT-SAVE-5): indexes out of range, and own figures chosen
 * but not given.
 */
export function findRecipeProblems(
  recipe: Pick<
    Recipe,
    'ingredients' | 'instructions' | 'swaps' | 'variations' | 'nutrition_source' | 'nutrition'
  >,
): IndexProblem[] {
  const { nutrition_source, nutrition } = recipe
  const problems = findIndexProblems(recipe)
  if (nutrition_source === 'own' && nutrition?.per_serving.kcal === undefined)
    problems.push({
      path: ['nutrition', 'per_serving', 'kcal'],
      message: 'Your own nutrition needs at least the calories of a serving',
    })
  return problems
}

/** The fields of a new recipe: those left out get their default (REC-API-1). */
export const newRecipeFields = {
  description: ownFields.description.default(''),
  prep_time_minutes: ownFields.prep_time_minutes.default(CONTENT_DEFAULTS.prepTimeMinutes),
  cook_time_minutes: ownFields.cook_time_minutes.default(CONTENT_DEFAULTS.cookTimeMinutes),
  servings: ownFields.servings.default(CONTENT_DEFAULTS.servings),
  difficulty: ownFields.difficulty.default(CONTENT_DEFAULTS.recipeDifficulty),
  ingredients: ownFields.ingredients.default([]),
  instructions: ownFields.instructions.default([]),
  dietary_tags: ownFields.dietary_tags.default([]),
  allergens: ownFields.allergens.default([]),
  notes: ownFields.notes.default(''),
  variations: ownFields.variations.default([]),
  swaps: ownFields.swaps.default([]),
  nutrition_source: ownFields.nutrition_source.default('fixed'),
  nutrition: ownFields.nutrition.default(null),
}

/** The label of each field on the coach's screens, in the order of the editor. */
export const RECIPE_LABELS: Readonly<Record<keyof typeof newRecipeFields, string>> = {
  description: 'Description',
  prep_time_minutes: 'Prep time',
  cook_time_minutes: 'Cook time',
  servings: 'Servings',
  difficulty: 'Difficulty',
  ingredients: 'Ingredients',
  instructions: 'Instructions',
  dietary_tags: 'Dietary tags',
  allergens: 'Allergens',
  notes: 'Pro Tips',
  variations: 'Variations',
  swaps: 'Swaps',
  nutrition_source: 'Nutrition',
  nutrition: 'Nutrition',
}

/** A new recipe. Unknown fields are ignored (API-INPUT-2). */
export const recipeCreateSchema = z
  .object({ ...sharedNewFields, ...newRecipeFields }, NOT_AN_OBJECT)
  .superRefine(
    (recipe, context) => {
      for (const problem of findRecipeProblems(recipe)) context.addIssue({ code: 'custom', ...problem })
    },
    // Lists with invalid entries are not yet in the form this check reads.
    { when: ({ issues }) => issues.length === 0 },
  )
  .overwrite(removeBlankRows)
  .meta({ id: 'RecipeCreate' })

/** A change of a recipe: fields left out keep their value (CONTENT-SAVE-2); `updated_at` as in CONTENT-SAVE-3. */
export const recipeUpdateSchema = z
  .object({ ...sharedFields, ...ownFields }, NOT_AN_OBJECT)
  .partial()
  .extend({ updated_at: savedVersion })
  .superRefine(
    (changes, context) => {
      for (const problem of findIndexProblems(changes)) context.addIssue({ code: 'custom', ...problem })
    },
    { when: ({ issues }) => issues.length === 0 },
  )
  .overwrite(removeBlankRows)
  .meta({ id: 'RecipeUpdate' })

export type RecipeCreate = z.infer<typeof recipeCreateSchema>
export type RecipeUpdate = z.infer<typeof recipeUpdateSchema>

/** An index in a recipe that is out of range. */
interface IndexProblem {
  path: (string | number)[]
  message: string
}

/**
 * Returns where a recipe's steps, swaps and variations refer to an ingredient or a step that is blank or not in its lists,
 * or where a timer is outside its sentence (CONTENT-SAVE-5). References into a list that is not given are not checked.
 */
function findIndexProblems({
  ingredients,
  instructions,
  swaps = [],
  variations = [],
}: RecipeLists): IndexProblem[] {
  const problems: IndexProblem[] = []
  const check = (index: number, path: (string | number)[], what: string) => {
    if (ingredients === undefined || ingredients[index]?.ingredient) return
    const reason = index < ingredients.length ? 'which is blank' : `but the list has ${ingredients.length}`
    problems.push({ path, message: `${what} is for ingredient ${index + 1}, ${reason}` })
  }
  instructions?.forEach(({ step, instruction, ingredients: used = [], timers = [] }, at) => {
    if (instruction === '') return
    used.forEach((index, place) => {
      check(index, ['instructions', at, 'ingredients', place], `Step ${step}`)
    })
    timers.forEach(({ text, start, end }, place) => {
      if (start >= end || end > instruction.length || instruction.slice(start, end) !== text)
        problems.push({
          path: ['instructions', at, 'timers', place],
          message: `Timer ${place + 1} of step ${step} is not where its words are`,
        })
    })
  })
  swaps.forEach(({ ingredient }, at) => {
    check(ingredient, ['swaps', at, 'ingredient'], `Swap ${at + 1}`)
  })
  variations.forEach(({ name, changes, steps }, at) => {
    const what = `A change of ${name || `variation ${at + 1}`}`
    changes.forEach(({ ingredient }, place) => {
      if (ingredient !== null) check(ingredient, ['variations', at, 'changes', place, 'ingredient'], what)
    })
    steps.forEach(({ step }, place) => {
      if (instructions === undefined || instructions[step - 1]?.instruction) return
      const reason = step <= instructions.length ? 'which is blank' : `but there are ${instructions.length}`
      problems.push({
        path: ['variations', at, 'steps', place, 'step'],
        message: `${what} is for step ${step}, ${reason}`,
      })
    })
  })
  return problems
}
