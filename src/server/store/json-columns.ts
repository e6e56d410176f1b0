import { z } from 'zod'
import {
  ingredientSchema,
  instructionSchema,
  ownNutritionSchema,
  swapSchema,
  variationSchema,
} from '../../domain/content/recipe.ts'
import { planDaySchema } from '../../domain/newsletter/workout-plan.ts'
import { ideaSchema } from '../../domain/suggestions/suggestion-calls.ts'
import type { JsonText } from './stored-values.ts'

interface JsonColumn<T> {
  write(value: T): JsonText
  /** @throws when the text was changed by hand into another form */
  read(text: JsonText): T
}

function defineJsonColumn<T>(schema: z.ZodType<T>): JsonColumn<T> {
  return {
    write: (value) => JSON.stringify(value),
    read: (text) => schema.parse(JSON.parse(text)),
  }
}

/** Types of the JSON columns: the only place where such text is written and parsed. */
export const texts = defineJsonColumn(z.array(z.string()))
export const ingredients = defineJsonColumn(z.array(ingredientSchema))
export const instructions = defineJsonColumn(z.array(instructionSchema))
export const variations = defineJsonColumn(z.array(variationSchema))
export const swaps = defineJsonColumn(z.array(swapSchema))
/** The swap made from a note, with its ingredient's text. */
export const creditedSwap = defineJsonColumn(swapSchema.extend({ of: z.string() }))
export const nutrition = defineJsonColumn(ownNutritionSchema.nullable())
export const links = defineJsonColumn(z.record(z.string(), z.string()))
export const counts = defineJsonColumn(z.record(z.string(), z.number()))
export const details = defineJsonColumn(z.record(z.string(), z.json()))
/** An item's fields as in a save or an editor. */
export const fields = defineJsonColumn(z.record(z.string(), z.unknown()))
export const idea = defineJsonColumn(ideaSchema)
export const planDay = defineJsonColumn(planDaySchema)
export const setting = defineJsonColumn(z.json())
/** Rows of tables, by table name. */
export const storedRows = defineJsonColumn(
  z.record(z.string(), z.array(z.record(z.string(), z.union([z.string(), z.number(), z.null()])))),
)
export const letterData = defineJsonColumn(z.record(z.string(), z.json()))
