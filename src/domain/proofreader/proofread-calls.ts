import { z } from 'zod'
import type { CallSet } from '../api/call.ts'
import { recipeUpdateSchema } from '../content/recipe-input.ts'
import { idField, NOT_AN_OBJECT } from '../items/input-fields.ts'
import { CONTENT_LIMITS } from '../items/limits.ts'
import { CONTENT_KINDS, CONTENT_STATUSES } from '../items/status.ts'
import { FINDING_LEVELS } from './finding.ts'

/**
 * The calls of the proof-reader (PROOF-API-1). They take what a save would be sent, half-filled and unnormalized:
 * positions are those in the text as received, and what is too long for a save is a finding, not a refusal.
 */

/** Longer than a save accepts in such a field, in characters. */
const MAX_LINE = 5_000

const text = (label: string, max = MAX_LINE) =>
  z
    .string(`${label} must be text`)
    .max(max, `${label} can be at most ${max} characters`)
    .transform((given) => given.toWellFormed())
    .nullish()

const texts = (label: string) =>
  z
    .array(
      z
        .string(`${label} must be a list of texts`)
        .max(MAX_LINE, `${label} can be at most ${MAX_LINE} characters each`),
      `${label} must be a list`,
    )
    .max(CONTENT_LIMITS.listItems, `${label} can hold at most ${CONTENT_LIMITS.listItems}`)
    .nullish()

const minutes = (label: string) => z.number(`${label} must be a number`).nullish()

const sharedInput = {
  /** The id of a stored item: fields left out are then read from the store. */
  id: idField('The id').optional(),
  slug: text('Slug'),
  title: text('Title'),
  featured_image_url: text('The picture’s address'),
  featured_image_alt: text('The picture’s description'),
  featured_image_public_id: text('The picture’s id'),
  meta_title: text('Meta title'),
  meta_description: text('Meta description'),
  ignored_findings: z
    .array(z.string('Ignored findings must be a list of texts'), 'Ignored findings must be a list')
    .max(
      CONTENT_LIMITS.ignoredFindings,
      `Ignored findings can hold at most ${CONTENT_LIMITS.ignoredFindings}`,
    )
    .nullish(),
}

const proofreadArticleInput = z
  .object(
    { ...sharedInput, excerpt: text('Excerpt'), content: text('Content', CONTENT_LIMITS.content) },
    NOT_AN_OBJECT,
  )
  .meta({ id: 'ProofreadArticle' })

const line = z
  .object(
    {
      amount: z.union([z.number().transform(String), text('Amount')], 'Amount must be text'),
      unit: text('Unit'),
      ingredient: text('Ingredient'),
      item: text('Ingredient'),
    },
    'Each ingredient must be an object with amount, unit and ingredient',
  )
  .transform(({ amount, unit, ingredient, item }) => ({
    amount: amount ?? '',
    unit: unit ?? '',
    ingredient: ingredient || (item ?? ''),
  }))

const MAX_STEP = 4 * CONTENT_LIMITS.instruction
const step = z
  .union(
    [
      z.string().max(MAX_STEP, `A step can be at most ${MAX_STEP} characters`),
      z.object({
        instruction: z.string('A step’s instruction must be text').max(MAX_STEP),
        ingredients: z.array(z.int().nonnegative()).nullish(),
      }),
    ],
    'Each step must be text or an object with step and instruction',
  )
  .transform((given) => (typeof given === 'string' ? { instruction: given } : given))

const proofreadRecipeInput = z
  .object(
    {
      ...sharedInput,
      description: text('Description'),
      notes: text('Notes', CONTENT_LIMITS.content),
      prep_time_minutes: minutes('Prep time'),
      cook_time_minutes: minutes('Cook time'),
      servings: minutes('Servings'),
      ingredients: z
        .array(line, 'Ingredients must be a list')
        .max(CONTENT_LIMITS.listItems, `A recipe can have at most ${CONTENT_LIMITS.listItems} ingredients`)
        .nullish(),
      instructions: z
        .array(step, 'Instructions must be a list')
        .max(CONTENT_LIMITS.listItems, `A recipe can have at most ${CONTENT_LIMITS.listItems} steps`)
        .nullish(),
      dietary_tags: texts('Dietary tags'),
      allergens: texts('Allergens'),
      variations: recipeUpdateSchema.shape.variations.nullish(),
      swaps: recipeUpdateSchema.shape.swaps.nullish(),
    },
    NOT_AN_OBJECT,
  )
  .meta({ id: 'ProofreadRecipe' })

const place = z.int().nonnegative()

const findingFields = {
  key: z.string(),
  rule: z.string(),
  level: z.enum(FINDING_LEVELS),
  field: z.string(),
  start: place,
  end: place,
  message: z.string(),
}

const findingSchema = z
  .object({
    ...findingFields,
    fix: z
      .object({
        field: z.string(),
        value: z.union([z.string(), z.number(), z.array(z.string())]),
      })
      .nullable(),
  })
  .meta({ id: 'Finding' })

const proofreadAnswer = z.object({ findings: z.array(findingSchema) })

/** The rules' data on the site, for the editor, which runs them itself. */
const siteFactsAnswer = z
  .object({
    site_url: z.string(),
    paths: z.array(z.string()),
    others: z.array(
      z.object({
        path: z.string(),
        title: z.string(),
        meta_title: z.string().nullable(),
        meta_description: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'SiteFacts' })

/** An item with findings. */
const foundItemSchema = z.object({
  kind: z.enum(CONTENT_KINDS),
  id: z.int().positive(),
  title: z.string(),
  status: z.enum(CONTENT_STATUSES),
  findings: z.array(z.object(findingFields)),
})

/** A line of the answer while the whole site is read (one JSON value per line). */
export const siteReadingLine = z.discriminatedUnion('type', [
  z.object({ type: z.literal('read'), done: place, total: place, item: foundItemSchema.nullable() }),
  z.object({ type: z.literal('done'), total: place }),
  z.object({ type: z.literal('failed'), error: z.string() }),
])

export type ProofreadArticleInput = z.infer<typeof proofreadArticleInput>
export type ProofreadRecipeInput = z.infer<typeof proofreadRecipeInput>
export type FoundItem = z.infer<typeof foundItemSchema>
export type SiteReadingLine = z.infer<typeof siteReadingLine>

export const proofreadCalls = {
  article: {
    method: 'POST',
    path: '/admin/articles/proofread',
    body: proofreadArticleInput,
    answer: proofreadAnswer,
    stale: [],
  },
  recipe: {
    method: 'POST',
    path: '/admin/recipes/proofread',
    body: proofreadRecipeInput,
    answer: proofreadAnswer,
    stale: [],
  },
  facts: { method: 'GET', path: '/admin/proofread/facts', answer: siteFactsAnswer },
} as const satisfies CallSet
